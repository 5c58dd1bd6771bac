import { Share2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShareDialogProps } from './ShareDialog.tsx';

type ShareButtonProps = { title: string; lines: () => readonly string[]; look: string | undefined };

/** Shows what can be sent of this page and how. The ways are fetched with the press: few pages are sent on. */
export function ShareButton({ title, lines, look }: ShareButtonProps) {
  const { t } = useTranslation('components');
  const [Ways, setWays] = useState<ComponentType<ShareDialogProps>>();
  const open = async () => {
    const ways = await import('./ShareDialog.tsx').catch(() => undefined);
    setWays(() => ways?.ShareDialog);
  };
  return (
    <>
      <button type="button" className={`needs-script ${look}`} onClick={open}>
        <Share2 aria-hidden="true" />
        {t('share')}
      </button>
      {Ways && (
        <Ways
          title={title}
          lines={lines()}
          address={window.location.href.replace(/#.*/, '')}
          onClose={() => setWays(undefined)}
        />
      )}
    </>
  );
}
