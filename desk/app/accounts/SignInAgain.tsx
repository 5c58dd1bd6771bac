import { useEffect, useRef } from 'react';
import type { Session } from '../../server/accounts/accountTypes.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import { SignInForm } from './SignInForm.tsx';
import './accounts.css';

/** Asks people to sign in again over the page, which keeps what they typed. Cannot be left in another way. */
export function SignInAgain({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const { t } = useTranslator();
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useEffect(open, []);
  return (
    // Browsers close a dialog at the second Escape without asking.
    <dialog
      ref={dialog}
      className="again"
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
      onClose={open}
    >
      <h2 id="sign-in-again">{t('accounts.signInAgain')}</h2>
      <p>{t('accounts.textWaits')}</p>
      <SignInForm name={user?.name ?? ''} onSignedIn={onSignedIn} />
    </dialog>
  );
}
