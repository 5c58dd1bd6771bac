import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Sharing, sharePage } from './sharePage.ts';

type ShareButtonProps = { title: string; look: string | undefined; onDone: (sharing: Sharing | undefined) => void };

/** Sends the address of this page on. The words of an earlier press go first, so that the same words are read out again. */
export function ShareButton({ title, look, onDone }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const share = async () => {
    onDone(undefined);
    onDone(await sharePage({ title, url: window.location.href }));
  };
  return (
    <button type="button" className={`needs-script ${look}`} onClick={share}>
      <Share2 aria-hidden="true" />
      {t('share')}
    </button>
  );
}
