import { useEffect, useRef } from 'react';
import { useLateTranslation } from '#app/i18n/useLateTranslation.ts';
import styles from './Player.module.css';
import { PlayerControls } from './PlayerControls.tsx';
import { useReader } from './useReader.ts';

export type PlayerProps = { onClose: () => void };

/** Shows the bar of the reader, which starts when mounted. */
export function Player({ onClose }: PlayerProps) {
  const { t, ready } = useLateTranslation('listen');
  const bar = useRef<HTMLElement>(null);
  const reader = useReader();
  useEffect(() => {
    if (ready) bar.current?.focus();
  }, [ready]);
  if (!ready) return null;
  return (
    <section ref={bar} className={`no-print ${styles.bar}`} aria-label={t('title')} tabIndex={-1}>
      <div className={`wrap ${styles.inside}`}>
        <PlayerControls reader={reader} onStop={onClose} />
      </div>
    </section>
  );
}
