import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** Shows a note. Uses a `<section>`, because the reader view of Firefox omits a `<div>` with few words and a link. */
export function Note({ kind = 'info', children }: { kind?: 'info' | 'warning'; children: ReactNode }) {
  const Icon = kind === 'warning' ? TriangleAlert : Info;
  return (
    <section className={kind === 'warning' ? `${styles.note} ${styles.warning}` : styles.note}>
      <Icon className={styles.icon} aria-hidden="true" />
      <section>{children}</section>
    </section>
  );
}
