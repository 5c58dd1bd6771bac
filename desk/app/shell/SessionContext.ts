import { createContext, use } from 'react';
import type { Role, Session } from '../../server/accounts/accountTypes.ts';

export const SessionContext = createContext<Session>({ user: null });

export const useSession = (): Session => use(SessionContext);

/** Returns whether the desk is a local one, whose only user needs neither a sign-in nor a second person. */
export const useIsAlone = (): boolean => useSession().isAlone === true;

/** Returns whether the user has a role. */
export function useHasRole(role: Role): boolean {
  return useSession().user?.roles.includes(role) ?? false;
}
