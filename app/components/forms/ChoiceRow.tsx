import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceRow.module.css';

type Choice = { value: string; label: string; Icon?: LucideIcon };
type ChoiceRowProps = { legend: string; choices: readonly Choice[]; initial: string };

/** Offers radio buttons in a row. Works without script: stylesheets read the checked `value`. */
export function ChoiceRow({ legend, choices, initial }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={`no-print ${styles.choice}`}>
      <legend className="sr">{legend}</legend>
      {choices.map(({ value, label, Icon }) => (
        <label key={value}>
          <input className="sr" type="radio" name={name} value={value} defaultChecked={value === initial} />
          {Icon && <Icon aria-hidden="true" />}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
