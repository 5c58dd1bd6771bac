import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

type EmptyStateProps = { picture: string; children: ReactNode };

/** Nothing here: a drawing, the exact message, and ways onward. `picture` is a scene of /images/scenes. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img src={picture} width="320" height="240" alt="" loading="lazy" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
