import { createContext, use } from 'react';
import type { Role, Session } from '../../server/accounts/accountTypes.ts';

/** The desk for one person, until the server has told otherwise. */
export const SessionContext = createContext<Session>({ mode: 'single', user: null });

export const useSession = (): Session => use(SessionContext);

/** Returns whether the user has a role. */
export function useHasRole(role: Role): boolean {
  return useSession().user?.roles.includes(role) ?? false;
}
