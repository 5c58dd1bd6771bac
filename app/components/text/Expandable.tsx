import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Expandable.module.css';

export function Expandable({ label, children }: { label: ReactNode; children: ReactNode }) {
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
