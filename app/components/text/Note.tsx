import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** Consists of sections, because the reader view of Firefox leaves out a `<div>` with few words and a link. */
export function Note({ kind = 'info', children }: { kind?: 'info' | 'warning'; children: ReactNode }) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <section className={styles.note} data-kind={kind}>
      <Icon className={styles.icon} aria-hidden="true" />
      <section>{children}</section>
    </section>
  );
}
