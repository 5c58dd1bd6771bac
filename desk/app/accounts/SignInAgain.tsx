import { useEffect, useRef } from 'react';
import type { Session } from '../../server/accounts/accountTypes.ts';
import { Button } from '../Button.tsx';
import { useSession } from '../shell/SessionContext.ts';
import { useTranslator } from '../words.ts';
import styles from './SignInForm.module.css';
import { SignInForm } from './SignInForm.tsx';

/** `onLeft`: the session goes on, so the question may be left. */
type Props = { onSignedIn: (session: Session) => void; onLeft?: () => void };

/** Asks people to sign in again over the page, which keeps what they typed. Cannot be left in another way if the session has ended. */
export function SignInAgain({ onSignedIn, onLeft }: Props) {
  const { t } = useTranslator();
  const { user } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useEffect(open, []);
  useEffect(() => focusMain, []);
  return (
    // Browsers close a dialog at the second Escape without asking.
    <dialog
      ref={dialog}
      className={styles.again}
      aria-labelledby="sign-in-again"
      onCancel={(event) => {
        if (!onLeft) event.preventDefault();
      }}
      onClose={onLeft ?? open}
    >
      <h2 id="sign-in-again">{t('accounts.signInAgain')}</h2>
      <p>{t(onLeft ? 'accounts.confirmAgain' : 'accounts.textWaits')}</p>
      <SignInForm name={user?.name ?? ''} onSignedIn={onSignedIn} />
      {onLeft && <Button label={t('accounts.back')} onClick={() => dialog.current?.close()} />}
    </dialog>
  );
}

/** Focuses the screen if nothing has the focus: browsers cannot return it to a button that is disabled during its request. */
function focusMain(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus();
}
