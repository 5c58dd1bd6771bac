import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

export function Note({ kind = 'info', children }: { kind?: 'info' | 'warning'; children: ReactNode }) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <div className={styles.note} data-kind={kind}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
