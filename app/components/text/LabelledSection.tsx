import { type ReactNode, useId } from 'react';
import styles from './LabelledSection.module.css';

type LabelledSectionProps = { title: string; id?: string | undefined; beside?: ReactNode; children: ReactNode };

/** Renders a section whose heading and `beside` are in a column of their own. `id`: id of the heading, for fragment links. */
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
