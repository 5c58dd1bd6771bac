import { createContext, type ReactNode, use } from 'react';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import { changesApi } from '../review/changesApi.ts';
import { useSession } from '../shell/SessionContext.ts';
import { useLoaded } from '../useLoaded.ts';
import { countMyWork, listMyWork } from './listMyWork.ts';

/** How often an open page looks for work that others have sent. */
const REPEAT_MS = 30_000;

const EVENTS = ['focus', 'hashchange'] as const;

const NO_CHANGES: ChangeSummary[] = [];
const ChangesContext = createContext(NO_CHANGES);

/**
 * Reads the open changes, again after each change of screen and when the window gets the focus. Keeps the former list if
 * the server does not answer, which the screen itself says.
 */
export function MyWorkProvider({ children }: { children: ReactNode }) {
  const { data } = useLoaded(changesApi.list, { events: EVENTS, everyMs: () => REPEAT_MS });
  return <ChangesContext value={data?.changes ?? NO_CHANGES}>{children}</ChangesContext>;
}

/** Returns the changes that concern the user, and how many of them wait for the user. */
export function useMyWork() {
  const changes = use(ChangesContext);
  const { user } = useSession();
  const work = user ? listMyWork(changes, user) : [];
  return { work, count: countMyWork(work) };
}
