import type { ComponentProps } from 'react';
import styles from './ListChoice.module.css';
import { SelectField } from './SelectField.tsx';

type ListChoiceProps = ComponentProps<typeof SelectField> & { count: string };

/** The choice above a list, which only script can answer, and beside it how much is listed, read out when that changes. */
export function ListChoice({ count, ...field }: ListChoiceProps) {
  return (
    <div className={styles.tools}>
      <div className="needs-script no-print">
        <SelectField {...field} />
      </div>
      <p aria-live="polite">{count}</p>
    </div>
  );
}
