import { Volume2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { formatFileSize, formatNumber } from '#app/i18n/format/numbers.ts';
import { useTranslation } from '#app/i18n/useTranslation.ts';
import { retryableImport } from '#app/retryableImport.ts';
import buttons from '../buttons.module.css';
import { LoadError, useLazyComponent } from '../dialogs/useLazyComponent.tsx';
import { canSpeak } from './canSpeak.ts';
import type { FallbackHelpline } from './Player.tsx';

export type ListenProps = {
  /** Estimated time to read the page aloud. */
  minutes?: number | undefined;
  /** Recording of the page, which is played instead of the device's voice. */
  recording?: { src: string; bytes: number } | undefined;
  /** Helpline to call if the device cannot read the page aloud. */
  call?: FallbackHelpline | undefined;
  className?: string | undefined;
};
const loadPlayer = retryableImport(() => import('./Player.tsx'));

/**
 * Renders a button that plays the recording of the page, or reads the page aloud with the device's voice. Loads the player on
 * a press. Without script, the browser opens the recording.
 */
export function Listen({ minutes, recording, call, className = buttons.quiet }: ListenProps) {
  const { t, language } = useTranslation('components');
  const opener = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const { Component: Player, failed, open, close } = useLazyComponent(loadPlayer, 'Player');
  const [isPossible, setIsPossible] = useState(true);
  useEffect(() => setIsPossible(Boolean(recording) || canSpeak()), [recording]);
  if (!isPossible) return null;
  const stop = () => {
    close();
    opener.current?.focus();
  };
  const openPlayer = (event: MouseEvent) => {
    event.preventDefault();
    open();
  };
  return (
    <>
      {recording ? (
        <a ref={opener} href={recording.src} className={className} onClick={openPlayer} data-hydrates="">
          <Volume2 aria-hidden="true" />
          {t('listen')}, {formatFileSize(recording.bytes, language)}
        </a>
      ) : (
        <button ref={opener} type="button" className={`needs-script ${className}`} onClick={open}>
          <Volume2 aria-hidden="true" />
          {minutes === undefined ? t('listen') : t('listenMinutes', { minutes: formatNumber(minutes, language) })}
        </button>
      )}
      <LoadError failed={failed} />
      {Player && <Player recording={recording?.src} call={call} onClose={stop} />}
    </>
  );
}
