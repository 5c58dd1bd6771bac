import type { ReactNode } from 'react';
import styles from './Row.module.css';

/** Small things side by side, as many as fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
