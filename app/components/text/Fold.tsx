import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

type FoldProps = { label: ReactNode; children: ReactNode };

/** What few want to read, behind a line that looks like a link. Opens without script, and stands open on paper. */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <ChevronDown aria-hidden="true" />
        {label}
      </summary>
      {children}
    </details>
  );
}
