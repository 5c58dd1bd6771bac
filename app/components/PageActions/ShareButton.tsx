import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import buttons from '../buttons/buttons.module.css';
import { type Sharing, sharePage } from './sharePage.ts';

type ShareButtonProps = { title: string; onDone: (sharing: Sharing | undefined) => void };

/** Sends the address of this page on. The words of an earlier press go first, so that the same words are read out again. */
export function ShareButton({ title, onDone }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const share = async () => {
    onDone(undefined);
    onDone(await sharePage({ title, url: window.location.href }));
  };
  return (
    <button type="button" className={`needs-script ${buttons.quiet}`} onClick={share}>
      <Share2 aria-hidden="true" />
      {t('share')}
    </button>
  );
}
