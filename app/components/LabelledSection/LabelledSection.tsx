import { type ReactNode, useId } from 'react';
import styles from './LabelledSection.module.css';

type LabelledSectionProps = { title: string; beside?: ReactNode; children: ReactNode };

/** A part of a page of text: its heading (and `beside` under it) in the label column, the text beside, one rule across. */
export function LabelledSection({ title, beside, children }: LabelledSectionProps) {
  const heading = useId();
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
