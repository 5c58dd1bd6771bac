import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Expandable.module.css';

type ExpandableProps = {
  label: ReactNode;
  id?: string;
  /** Shows the content at once on wide screens, where the label becomes a heading. */
  isOpenWide?: boolean;
  children: ReactNode;
};

/** Folds a part of a page behind a row with its name. */
export function Expandable({ label, id, isOpenWide, children }: ExpandableProps) {
  return (
    <details className={isOpenWide ? `open-wide ${styles.fold} ${styles.wide}` : styles.fold} id={id}>
      <summary>
        <span>{label}</span>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
