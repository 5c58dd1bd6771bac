import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Expandable.module.css';

type ExpandableProps = {
  label: ReactNode;
  /** Heading level of the label. The player reads a part with a heading aloud, and opens it for that. */
  heading?: 'h2' | 'h3';
  /** Shows the content unfolded on wide screens. */
  isOpenWide?: boolean;
  children: ReactNode;
};

/** Folds a part of a page behind a row with its name. */
export function Expandable({ label, heading, isOpenWide, children }: ExpandableProps) {
  const Label = heading ?? 'span';
  return (
    <details
      className={isOpenWide ? `open-wide ${styles.fold} ${styles.wide}` : styles.fold}
      data-read-aloud={heading && ''}
    >
      <summary>
        <Label>{label}</Label>
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
