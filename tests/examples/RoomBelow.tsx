import type { ReactNode } from 'react';
import styles from './RoomBelow.module.css';

/** Room for a list that lies over what follows. */
export function RoomBelow({ children }: { children: ReactNode }) {
  return <div className={styles.room}>{children}</div>;
}
