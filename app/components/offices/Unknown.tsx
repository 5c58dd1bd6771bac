import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Unknown.module.css';

/** Says what the site does not know of an office. */
export function Unknown({ children }: { children: ReactNode }) {
  return (
    <p className={styles.unknown}>
      <CircleHelp aria-hidden="true" />
      {children}
    </p>
  );
}
