import { type ReactNode, useId } from 'react';
import styles from './LabelledSection.module.css';

type LabelledSectionProps = { title: string; id?: string | undefined; beside?: ReactNode; children: ReactNode };

/** Renders a section with its heading and `beside` in a label column. `id`: fragment of the heading. */
export function LabelledSection({ title, id, beside, children }: LabelledSectionProps) {
  const generatedId = useId();
  const heading = id ?? generatedId;
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
