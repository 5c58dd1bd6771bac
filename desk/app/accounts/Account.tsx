import { useState } from 'react';
import { Button } from '../Button.tsx';
import { useScreenTitle } from '../shell/useScreenTitle.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import styles from './Account.module.css';
import { accountsApi } from './accountsApi.ts';
import { CredentialChanges } from './CredentialChanges.tsx';
import { PasskeySetup } from './PasskeySetup.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordSetup } from './PasswordSetup.tsx';
import { Problem } from './Problem.tsx';
import { RoleNames } from './RoleNames.tsx';
import { Sessions } from './Sessions.tsx';
import { signOut } from './signOut.ts';
import { useAction } from './useAction.ts';

/** Shows how a user signs in: passkeys, password and authenticator. */
export function Account() {
  const { language, t } = useTranslator();
  useScreenTitle(t('accounts.account'));
  const { data: account, problem, reload } = useLoaded(['account'], accountsApi.account);
  const leaving = useAction();
  return (
    <div className={styles.account}>
      <h2>{t('accounts.account')}</h2>
      <Problem sentence={problem || leaving.problem} />
      {account && (
        <>
          <p>
            <strong>{account.user.title[language]}</strong> (<span lang="en">{account.user.name}</span>)
            <br />
            <RoleNames roles={account.user.roles} />
          </p>
          <CredentialChanges heading="h3" changes={account.credentialChanges} />
          <Button label={t('accounts.signOut')} disabled={leaving.isBusy} onClick={() => leaving.run(signOut)} />
          <h3>{t('accounts.sessionsTitle')}</h3>
          <Sessions sessions={account.sessions} onEnded={reload} />
          <h3>{t('accounts.passkeys')}</h3>
          <Passkeys account={account} onRemoved={reload} />
          <details>
            <summary>{t('accounts.newPasskey')}</summary>
            <PasskeySetup
              key={account.passkeys.length}
              begin={accountsApi.passkeyOptions}
              finish={async (added) => {
                await accountsApi.addPasskey(added);
                await reload();
              }}
            />
          </details>
          <h3>{t('accounts.passwordAndCode')}</h3>
          <p>{t(account.hasPassword ? 'accounts.hasPassword' : 'accounts.hasNoPassword')}</p>
          <PasswordPart name={account.user.name} onSet={reload} />
        </>
      )}
    </div>
  );
}

function PasswordPart({ name, onSet }: { name: string; onSet: () => Promise<void> }) {
  const { t } = useTranslator();
  const [times, setTimes] = useState(0);
  return (
    <>
      <PasswordSetup
        key={times}
        name={name}
        begin={accountsApi.authenticator}
        judge={accountsApi.passwordStrength}
        finish={async (chosen) => {
          await accountsApi.setPassword(chosen);
          setTimes(times + 1);
          await onSet();
        }}
      />
      <p role="status" className="good">
        {times > 0 && t('accounts.passwordSet')}
      </p>
    </>
  );
}
