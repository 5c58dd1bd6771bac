import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Shows that there is nothing, with a picture of /images/scenes. */
export function EmptyState({
  picture = '/images/scenes/nothing-geru.svg',
  children,
}: {
  picture?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <img src={picture} width="320" height="240" alt="" loading="lazy" />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
