import type { ReactNode } from 'react';
import styles from './Tag.module.css';

/** What kind of thing follows: a scheme's category, the kind of a search result. */
export function Tag({ children }: { children: ReactNode }) {
  return <p className={styles.tag}>{children}</p>;
}
