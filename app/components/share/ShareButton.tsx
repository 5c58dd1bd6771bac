import { Share2 } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { LoadError } from '../dialogs/LoadError.tsx';
import { useLazyComponent } from '../dialogs/useLazyComponent.ts';

type ShareButtonProps = { title: string; lines: () => readonly string[]; look: string | undefined };

const importWays = retryableImport(() => import('./ShareDialog.tsx'));
const fetchWays = async () => (await importWays()).ShareDialog;

/** Shows what can be sent of this page and how. */
export function ShareButton({ title, lines, look }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const { Part: Ways, failed, open, close } = useLazyComponent(fetchWays);
  return (
    <>
      <button type="button" className={`needs-script ${look}`} onClick={open}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </button>
      <LoadError failed={failed} />
      {Ways && <Ways title={title} lines={lines()} address={window.location.href.replace(/#.*/, '')} onClose={close} />}
    </>
  );
}
