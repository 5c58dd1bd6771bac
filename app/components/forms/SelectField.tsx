import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import styles from './SelectField.module.css';

type SelectFieldProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  name?: string;
};

/** A labelled list of choices. What a visitor chose before React started is not lost: it is read once on arrival. */
export function SelectField({ label, value, options, onChange, name }: SelectFieldProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const report = useRef(onChange);
  const initial = useRef(value);
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== initial.current) report.current(chosen);
  }, []);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select ref={select} id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
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
