import { type ReactNode, useId } from 'react';
import styles from './LabelledSection.module.css';

type LabelledSectionProps = { title: string; id?: string | undefined; beside?: ReactNode; children: ReactNode };

/**
 * A part of a page of text: its heading (and `beside` under it) in the label column, the text beside, one rule
 * across. `id`: of the heading, where an address leads to it.
 */
export function LabelledSection({ title, id, beside, children }: LabelledSectionProps) {
  const own = useId();
  const heading = id ?? own;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.label}>
        <h2 id={heading}>{title}</h2>
        {beside}
      </div>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
