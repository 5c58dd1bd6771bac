import { type FormEvent, useState } from 'react';
import type { AuthenticatorSetup, PasswordStrength } from '../../server/accounts/accountTypes.ts';
import { buttons } from '../buttons.ts';
import { useTranslator } from '../words.ts';
import { CodeField, PasswordField } from './Field.tsx';
import { PasswordMeter } from './PasswordMeter.tsx';
import styles from './PasswordSetup.module.css';
import { Problem } from './Problem.tsx';
import secret from './secret.module.css';
import { useAction } from './useAction.ts';

type Props = {
  /** The name to sign in with, for password managers. */
  name: string;
  begin: () => Promise<AuthenticatorSetup>;
  judge: (password: string) => Promise<PasswordStrength>;
  finish: (chosen: { password: string; code: string }) => Promise<void>;
};

/** Chooses a password and sets up an authenticator app: first shows its secret, then asks for a code of it. */
export function PasswordSetup({ name, begin, judge, finish }: Props) {
  const { t } = useTranslator();
  const { problem, isBusy, run } = useAction();
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  if (!setup)
    return (
      <>
        <Problem sentence={problem} />
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => run(async () => setSetup(await begin()))}
        >
          {t('accounts.choosePassword')}
        </button>
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(async () => {
      setCode('');
      await finish({ password, code });
    });
  };
  return (
    <form onSubmit={submit}>
      <input hidden readOnly autoComplete="username" value={name} />
      <PasswordField
        label={t('accounts.newPassword')}
        help={t('accounts.newPasswordHelp')}
        autoComplete="new-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordMeter password={password} judge={judge} />
      <h3>{t('accounts.authenticator')}</h3>
      <p>{t('accounts.authenticatorHelp')}</p>
      <img
        className={styles.qr}
        width="208"
        height="208"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qrCode)}`}
        alt={t('accounts.qrCode')}
      />
      <p>
        {t('accounts.secret')}{' '}
        <code className={secret.secret} lang="en">
          {setup.secret.match(/.{1,4}/g)?.join(' ')}
        </code>
      </p>
      <p>
        <a href={setup.address}>{t('accounts.openAuthenticator')}</a>
      </p>
      <CodeField value={code} onChange={setCode} />
      <Problem sentence={problem} />
      <button type="submit" className={buttons.secondary} disabled={isBusy}>
        {t('accounts.keepPassword')}
      </button>
    </form>
  );
}
