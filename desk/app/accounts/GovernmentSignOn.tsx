import { Landmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HttpError } from '../../httpError.ts';
import { buttons } from '../buttons.ts';
import { errorSentence } from '../errorSentence.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { Problem } from './Problem.tsx';
import styles from './SignInForm.module.css';
import { useAction } from './useAction.ts';

/** Leads to the sign-on of the government, if it is set up. A refusal comes back in the query of the address: `/?signIn=governmentFailed`. */
export function GovernmentSignOn({ invitation }: { invitation?: string }) {
  const { language, t } = useTranslator();
  const { governmentSignOn } = useSession();
  const { problem, isBusy, run } = useAction();
  const [reason] = useState(() => new URLSearchParams(location.search).get('signIn'));
  useEffect(() => {
    // A refusal must not appear again at the next sign-in.
    if (reason !== null) history.replaceState(null, '', `/${location.hash}`);
  }, [reason]);
  if (!governmentSignOn) return null;
  const refusal = reason === null ? '' : errorSentence(new HttpError(401, { reason }), language);
  const label = (
    <>
      <Landmark aria-hidden="true" /> {t('accounts.governmentSignIn')}
    </>
  );
  return (
    <>
      <Problem sentence={problem || refusal} />
      {invitation === undefined ? (
        <a className={`${buttons.plain} ${styles.wide}`} href="/api/sign-in/government">
          {label}
        </a>
      ) : (
        <button
          type="button"
          className={buttons.plain}
          disabled={isBusy}
          onClick={() => run(() => beginWith(invitation))}
        >
          {label}
        </button>
      )}
    </>
  );
}

/** Sends the token of an invitation in a body, because the history of the browser and servers keep addresses. */
async function beginWith(invitation: string): Promise<void> {
  location.assign((await accountsApi.invitationSignOn(invitation)).address);
}
