import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = { picture?: string; children: ReactNode };

/** Shows that a list is empty, with a picture from /images/scenes, which a phone shows below the message. */
export function EmptyState({ picture = '/images/scenes/nothing-geru.svg', children }: EmptyStateProps) {
  return (
    <div className={`split ${styles.empty}`}>
      <div className={styles.text}>{children}</div>
      <img src={picture} width="320" height="240" alt="" loading="lazy" />
    </div>
  );
}
