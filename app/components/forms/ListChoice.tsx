import type { ComponentProps } from 'react';
import styles from './ListChoice.module.css';
import { PartSelect } from './PartSelect.tsx';

/** Renders a select, hidden without script, that filters a list. Announces the message of the chosen option. */
export function ListChoice({ initial, options, ...field }: ComponentProps<typeof PartSelect>) {
  return (
    <div className={styles.tools}>
      <div className="needs-script no-print">
        <PartSelect initial={initial} options={options} {...field} />
      </div>
      <p aria-live="polite" data-message="">
        {options.find(({ value }) => value === initial)?.message}
      </p>
    </div>
  );
}
