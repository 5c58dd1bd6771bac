import type { Session } from '../../server/accounts/accountTypes.ts';

export function Invitation(_: { token: string; onSwitchLanguage: () => void; onSignedIn: (session: Session) => void }) {
  return null;
}
