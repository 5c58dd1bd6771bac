import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export function Tag({ children }: { children: ReactNode }) {
  return <p className={styles.tag}>{children}</p>;
}
