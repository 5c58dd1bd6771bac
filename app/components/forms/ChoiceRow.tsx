import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import styles from './ChoiceRow.module.css';

type ChoiceRowProps = {
  /** Read out, not shown: the choices say it to those who see them. */
  legend: string;
  choices: readonly { value: string; label: string; Icon?: LucideIcon }[];
  initial: string;
};

/**
 * One of a few, side by side. Radio buttons and not script: a style sheet asks which `value` is chosen, so the choice
 * works before React starts and without it.
 */
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
