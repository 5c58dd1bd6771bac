import { Share2 } from 'lucide-react';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import { LoadError } from '../dialogs/LoadError.tsx';
import { useLazyComponent } from '../dialogs/useLazyComponent.ts';

type ShareButtonProps = { title: string; lines: () => readonly string[]; look: string | undefined };

const importDialog = retryableImport(() => import('./ShareDialog.tsx'));
const loadDialog = async () => (await importDialog()).ShareDialog;

export function ShareButton({ title, lines, look }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const { Component: Dialog, failed, open, close } = useLazyComponent(loadDialog);
  return (
    <>
      <button type="button" className={`needs-script ${look}`} onClick={open}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </button>
      <LoadError failed={failed} />
      {Dialog && (
        <Dialog title={title} lines={lines()} address={window.location.href.replace(/#.*/, '')} onClose={close} />
      )}
    </>
  );
}
