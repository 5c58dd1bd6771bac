import type { Session } from '../../server/accounts/accountTypes.ts';
import { useTranslator } from '../words.ts';
import { SignedOutPage } from './SignedOutPage.tsx';
import { SignInForm } from './SignInForm.tsx';

type Props = { onSwitchLanguage: () => void; onSignedIn: (session: Session) => void };

export function SignIn({ onSwitchLanguage, onSignedIn }: Props) {
  const { t } = useTranslator();
  const notes = (['cannot', 'invited', 'sharedComputer'] as const).map((note) => (
    <section key={note}>
      <h2>{t(`accounts.note.${note}.title`)}</h2>
      <p>{t(`accounts.note.${note}.text`)}</p>
    </section>
  ));
  return (
    <SignedOutPage title={t('accounts.signIn')} onSwitchLanguage={onSwitchLanguage} notes={notes}>
      <SignInForm onSignedIn={onSignedIn} />
    </SignedOutPage>
  );
}
