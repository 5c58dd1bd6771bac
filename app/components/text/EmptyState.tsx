import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = { picture?: string; children: ReactNode };

/** Shows the message of an empty list with a picture from /images/scenes. Phones show the picture below the message. */
export function EmptyState({ picture = '/images/scenes/nothing-geru.svg', children }: EmptyStateProps) {
  return (
    <div className={`split ${styles.empty}`}>
      <div className={styles.text}>{children}</div>
      <img src={picture} width="320" height="240" alt="" loading="lazy" />
    </div>
  );
}
