import type { ReactNode } from 'react';
import styles from './RoomBelow.module.css';

/** Leaves room for an overlaying list. */
export function RoomBelow({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
