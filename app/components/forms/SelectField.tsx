import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './SelectField.module.css';

type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  name?: string;
};

/** Renders a labelled select. Also reports a choice that the visitor made before hydration. */
export function SelectField<Value extends string>({ label, value, options, onChange, name }: SelectFieldProps<Value>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const reportChange = useRef(onChange);
  const initial = useRef(value);
  useEffect(() => {
    const chosen = select.current?.value as Value | undefined;
    if (chosen !== undefined && chosen !== initial.current) reportChange.current(chosen);
  }, []);
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          className="input"
          ref={select}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </div>
    </div>
  );
}
