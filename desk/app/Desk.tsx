import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '#app/i18n/language.ts';
import type { Session } from '../server/accounts/accountTypes.ts';
import { Invitation } from './accounts/Invitation.tsx';
import { SignIn } from './accounts/SignIn.tsx';
import { SignInAgain } from './accounts/SignInAgain.tsx';
import { api, CONFIRM_AGAIN, NOT_CONFIRMED, SIGNED_IN, SIGNED_OUT } from './api.ts';
import { SessionBar } from './shell/SessionBar.tsx';
import { SessionContext } from './shell/SessionContext.ts';
import { Workplace } from './shell/Workplace.tsx';
import { readStored, writeStored } from './storage.ts';
import { useRoute } from './useRoute.ts';
import { LanguageContext, translatorIn } from './words.ts';

/** Shows the workplace to somebody who is signed in. */
export function Desk() {
  const [language, setLanguage] = useState<Language>(() => (readStored('desk:language') === 'en' ? 'en' : 'mr'));
  const client = useQueryClient();
  const { data: session, isError } = useQuery({ queryKey: ['session'], queryFn: api.session });
  const setSession = (renewed: Session) => client.setQueryData(['session'], renewed);
  const [asks, setAsks] = useState<'signedOut' | 'confirmAgain'>();
  const route = useRoute();
  useEffect(() => {
    const end = () => setAsks('signedOut');
    const confirm = () => setAsks((before) => before ?? 'confirmAgain');
    addEventListener(SIGNED_OUT, end);
    addEventListener(CONFIRM_AGAIN, confirm);
    return () => {
      removeEventListener(SIGNED_OUT, end);
      removeEventListener(CONFIRM_AGAIN, confirm);
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
    writeStored('desk:language', language);
  }, [language]);
  const switchLanguage = () => setLanguage(language === 'mr' ? 'en' : 'mr');
  const signInAgain = (renewed: Session) => {
    // Starts anew for another person, whose name must not stand under requests of the one before.
    if (renewed.user?.id !== session?.user?.id) return location.reload();
    setSession(renewed);
    setAsks(undefined);
    dispatchEvent(new Event(SIGNED_IN));
  };
  const leave = () => {
    setAsks(undefined);
    dispatchEvent(new Event(NOT_CONFIRMED));
  };
  return (
    <LanguageContext value={language}>
      {isError && <p role="alert">{translatorIn(language)('noAnswer')}</p>}
      {session && (
        <SessionContext value={session}>
          {route.screen === 'invitation' ? (
            <Invitation token={route.parts[0] ?? ''} onSwitchLanguage={switchLanguage} onSignedIn={setSession} />
          ) : !session.user ? (
            <SignIn onSwitchLanguage={switchLanguage} onSignedIn={setSession} />
          ) : (
            <>
              <SessionBar onSession={setSession} />
              <Workplace onSwitchLanguage={switchLanguage} />
              {asks && <SignInAgain onSignedIn={signInAgain} {...(asks === 'confirmAgain' && { onLeft: leave })} />}
            </>
          )}
        </SessionContext>
      )}
    </LanguageContext>
  );
}
