import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Expandable.module.css';

type ExpandableProps = { label: ReactNode; children: ReactNode };

export function Expandable({ label, children }: ExpandableProps) {
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
