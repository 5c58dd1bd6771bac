import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceRow.module.css';

type ChoiceRowProps = {
  /** For screen readers alone. */
  legend: string;
  choices: readonly { value: string; label: string; Icon?: LucideIcon }[];
  initial: string;
};

/** Offers radio buttons in a row. Stylesheets read the checked `value`, so the choice works without script. */
export function ChoiceRow({ legend, choices, initial }: ChoiceRowProps) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
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
