import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = { id: string; title: string; children: ReactNode };

/** A labelled part of the page that a link can lead to. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
