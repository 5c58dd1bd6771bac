import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Situation.module.css';

type FoldedPartProps = { id: string; title: string; children: ReactNode };

/** Folds a part of the page on phones. Links to `#id` open the part, because the element with this id is inside it. */
export function FoldedPart({ id, title, children }: FoldedPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <details className={`open-wide ${styles.fold}`} data-read-aloud="">
        <summary>
          <h2 id={`${id}-title`}>{title}</h2>
          <ChevronDown aria-hidden="true" />
        </summary>
        <div id={id}>{children}</div>
      </details>
    </section>
  );
}
