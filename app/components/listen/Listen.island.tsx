import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import buttons from '../buttons.module.css';
import { LoadError, useLazyComponent } from '../dialogs/useLazyComponent.tsx';

type ListenProps = { minutes?: number | undefined; className?: string | undefined };
const loadPlayer = retryableImport(() => import('./Player.tsx'));

/** Renders a button that reads the page aloud with the device's voice. Loads the player on a press. */
export function Listen({ minutes, className = buttons.quiet }: ListenProps) {
  const { t, language } = useTranslation('components');
  const button = useRef<HTMLButtonElement>(null);
  const { Component: Player, failed, open, close } = useLazyComponent(loadPlayer, 'Player');
  const [canSpeak, setCanSpeak] = useState(true);
  // The player asks which parts of the page are visible, which Chromium tells since version 105.
  useEffect(() => setCanSpeak('speechSynthesis' in window && 'checkVisibility' in document.body), []);
  if (!canSpeak) return null;
  const stop = () => {
    close();
    button.current?.focus();
  };
  return (
    <>
      <button ref={button} type="button" className={`needs-script ${className}`} onClick={open}>
        <Volume2 aria-hidden="true" />
        {minutes === undefined ? t('listen') : t('listenMinutes', { minutes: formatNumber(minutes, language) })}
      </button>
      <LoadError failed={failed} />
      {Player && <Player onClose={stop} />}
    </>
  );
}
