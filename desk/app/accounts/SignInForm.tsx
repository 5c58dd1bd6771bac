import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Session } from '../../server/accounts/accountTypes.ts';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { CodeField, Field, PasswordField } from './Field.tsx';
import { GovernmentSignOn } from './GovernmentSignOn.tsx';
import { Problem } from './Problem.tsx';
import styles from './SignInForm.module.css';
import { useAction } from './useAction.ts';

/** Signs in: with a passkey, with a password and a code, or with the sign-on of the government if it is set up. `name` is filled in beforehand. */
export function SignInForm({ name = '', onSignedIn }: { name?: string; onSignedIn: (session: Session) => void }) {
  const { t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const signInWithPasskey = () =>
    run(async () => {
      const response = await startAuthentication({ optionsJSON: await accountsApi.passkeySignInOptions() });
      onSignedIn(await accountsApi.signInWithPasskey(response));
    });
  return (
    <div className={styles.ways}>
      <Problem sentence={problem} />
      {browserSupportsWebAuthn() ? (
        <>
          <button
            type="button"
            className={`${buttons.primary} ${buttons.large} ${styles.wide}`}
            disabled={isBusy}
            onClick={signInWithPasskey}
          >
            <KeyRound aria-hidden="true" /> {t('accounts.passkeySignIn')}
          </button>
          <p className="small">{t('accounts.passkeyHelp')}</p>
        </>
      ) : (
        <p className="note">{t('accounts.passkeyUnsupported')}</p>
      )}
      <PasswordForm name={name} isBusy={isBusy} onSubmit={run} onSignedIn={onSignedIn} />
      <GovernmentSignOn />
    </div>
  );
}

type PasswordProps = {
  name: string;
  isBusy: boolean;
  onSubmit: (action: () => Promise<void>) => void;
  onSignedIn: (session: Session) => void;
};

/** Asks for the code after name and password, and then sends all three together, so that no answer tells which of them was wrong. */
function PasswordForm({ name: knownName, isBusy, onSubmit, onSignedIn }: PasswordProps) {
  const { t } = useTranslator();
  const [name, setName] = useState(knownName);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asksCode) codeField.current?.focus();
  }, [asksCode]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!asksCode) return setAsksCode(true);
    onSubmit(async () => {
      setCode('');
      onSignedIn(await accountsApi.signInWithPassword({ name: name.trim(), password, code }));
    });
  };
  return (
    <form onSubmit={submit}>
      <h2>{t('accounts.orPassword')}</h2>
      <Field
        label={t('accounts.name')}
        lang="en"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={t('accounts.password')}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode && <CodeField ref={codeField} value={code} onChange={setCode} />}
      <button type="submit" className={`${buttons.secondary} ${styles.wide}`} disabled={isBusy}>
        {t(asksCode ? 'accounts.signIn' : 'accounts.next')}
      </button>
    </form>
  );
}
