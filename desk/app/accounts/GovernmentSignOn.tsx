import { Landmark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { HttpError } from '../../httpError.ts';
import { errorSentence } from '../errorSentence.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { Problem } from './Problem.tsx';

/** Leads to the sign-on of the government, if it is set up. A refusal comes back in the query of the address: `/?signIn=governmentFailed`. */
export function GovernmentSignOn({ invitation }: { invitation?: string }) {
  const { language, t } = useTranslator();
  const { governmentSignOn } = useSession();
  const [reason] = useState(() => new URLSearchParams(location.search).get('signIn'));
  useEffect(() => {
    // A refusal must not appear again at the next sign-in.
    if (reason !== null) history.replaceState(null, '', `/${location.hash}`);
  }, [reason]);
  if (!governmentSignOn) return null;
  const query = invitation === undefined ? '' : `?${new URLSearchParams({ invitation })}`;
  return (
    <>
      <Problem sentence={reason === null ? '' : errorSentence(new HttpError(401, { reason }), language)} />
      <a className="button" href={`/api/sign-in/government${query}`}>
        <Landmark aria-hidden="true" /> {t('accounts.governmentSignIn')}
      </a>
    </>
  );
}
