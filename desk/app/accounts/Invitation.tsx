import type { Session } from '../../server/accounts/accountTypes.ts';
import { buttons } from '../buttons.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useLoaded } from '../useLoaded.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { GovernmentSignOn } from './GovernmentSignOn.tsx';
import { PasskeySetup } from './PasskeySetup.tsx';
import { PasswordSetup } from './PasswordSetup.tsx';
import { Problem } from './Problem.tsx';
import { RoleNames } from './RoleNames.tsx';
import { SignedOutPage } from './SignedOutPage.tsx';

type Props = { token: string; onSwitchLanguage: () => void; onSignedIn: (session: Session) => void };

/** Shows whom an invitation is for, and lets them choose how they sign in from now on. */
export function Invitation({ token, onSwitchLanguage, onSignedIn }: Props) {
  const { language, t } = useTranslator();
  const { governmentSignOn } = useSession();
  const { data, problem } = useLoaded(['invitation', token], () => accountsApi.invitation(token));
  const accept = (session: Session) => {
    location.hash = '#/';
    onSignedIn(session);
  };
  return (
    <SignedOutPage title={t('accounts.invitation')} onSwitchLanguage={onSwitchLanguage}>
      <Problem sentence={problem} />
      {problem && (
        <a className={buttons.plain} href="#/">
          {t('accounts.toSignIn')}
        </a>
      )}
      {data && (
        <>
          <p>
            <strong>{data.user.title[language]}</strong> (<span lang="en">{data.user.name}</span>)
            <br />
            <RoleNames roles={data.user.roles} />
          </p>
          <p>{t('accounts.chooseWay')}</p>
          <h2>{t('accounts.withPasskey')}</h2>
          <PasskeySetup
            begin={() => accountsApi.invitationPasskeyOptions(token)}
            finish={async (added) => accept(await accountsApi.acceptWithPasskey({ token, ...added }))}
          />
          <h2>{t('accounts.withPassword')}</h2>
          <PasswordSetup
            name={data.user.name}
            begin={() => accountsApi.invitationAuthenticator(token)}
            judge={(password) => accountsApi.invitationPasswordStrength(token, password)}
            finish={async (chosen) => accept(await accountsApi.acceptWithPassword({ token, ...chosen }))}
          />
          {governmentSignOn && (
            <>
              <h2>{t('accounts.withGovernment')}</h2>
              <GovernmentSignOn invitation={token} />
            </>
          )}
        </>
      )}
    </SignedOutPage>
  );
}
