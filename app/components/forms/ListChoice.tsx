import type { ComponentProps } from 'react';
import styles from './ListChoice.module.css';
import { SelectField } from './SelectField.tsx';

/** Renders a select, hidden without script, that filters a list; announces the number of listed items. */
export function ListChoice({ count, ...field }: ComponentProps<typeof SelectField> & { count: string }) {
  return (
    <div className={styles.tools}>
      <div className="needs-script no-print">
        <SelectField {...field} />
      </div>
      <p aria-live="polite">{count}</p>
    </div>
  );
}
