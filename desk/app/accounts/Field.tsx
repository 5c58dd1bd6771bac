import { type ComponentProps, useId, useState } from 'react';
import { Button } from '../Button.tsx';
import { useTranslator } from '../words.ts';
import styles from './Field.module.css';

type FieldProps = { label: string; help?: string | undefined } & Omit<ComponentProps<'input'>, 'id'>;

/** Renders a text field with its label and help. */
export function Field({ label, help, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className="small" id={`${id}-help`}>
          {help}
        </p>
      )}
      <input id={id} className="input" aria-describedby={help && `${id}-help`} {...input} />
    </div>
  );
}

/** Renders a password field with a button that shows the password. */
export function PasswordField(props: FieldProps) {
  const { t } = useTranslator();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field {...props} type={isShown ? 'text' : 'password'} />
      <Button
        label={t(isShown ? 'accounts.hidePassword' : 'accounts.showPassword')}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
}

type CodeProps = { value: string; onChange: (code: string) => void; ref?: ComponentProps<'input'>['ref'] };

/** Renders the field for the six digits of the authenticator app. Takes Devanagari digits and spaces too. */
export function CodeField({ value, onChange, ref }: CodeProps) {
  const { t } = useTranslator();
  return (
    <Field
      ref={ref}
      label={t('accounts.code')}
      help={t('accounts.codeHelp')}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      value={value}
      onChange={(event) => onChange(latinDigits(event.target.value))}
    />
  );
}

/** Returns the digits of a text as Latin digits, at most six. */
export const latinDigits = (text: string) =>
  text
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replaceAll(/\D/g, '')
    .slice(0, 6);
