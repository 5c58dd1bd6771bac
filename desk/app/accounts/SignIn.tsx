import type { Session } from '../../server/accounts/accountTypes.ts';

export function SignIn(_: { onSwitchLanguage: () => void; onSignedIn: (session: Session) => void }) {
  return null;
}
