import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { PREFERENCE_KEYS } from '../preferences/preferences.ts';
import styles from './SelectField.module.css';

type PartSelectProps = {
  label: string;
  /** `message`: text of the live region after this choice. `name`: name of the option on the page, if it is shorter than the label. */
  options: readonly { value: string; label: string; message?: string; name?: string }[];
  initial: string;
  /** Key of the preference in which the choice is saved. */
  preference?: keyof typeof PREFERENCE_KEYS | undefined;
};

/** Renders a labelled select that shows the parts of the chosen value (app/early/chosenPart.ts). */
export function PartSelect({ label, options, initial, preference }: PartSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select className="input" id={id} data-part-select={preference ?? ''} defaultValue={initial}>
          {options.map(({ value, label: text, message, name }) => (
            <option key={value} value={value} data-message={message} data-short-name={name}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
    </div>
  );
}
