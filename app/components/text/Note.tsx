import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

type NoteProps = { kind?: 'info' | 'warning'; children: ReactNode };

export function Note({ kind = 'info', children }: NoteProps) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <div className={styles.note} data-kind={kind}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
