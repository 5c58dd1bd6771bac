import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import type { ChangeSummary } from '../../server/changes/changeTypes.ts';
import { changesApi } from '../review/changesApi.ts';
import { useSession } from '../shell/SessionContext.ts';
import { countMyWork, listMyWork } from './listMyWork.ts';

/** How often an open page looks for work that others have sent. */
const REPEAT_MS = 30_000;

const ChangesContext = createContext<ChangeSummary[]>([]);

/** Reads the open changes of the shared desk, again after each change of screen and when the window gets the focus. */
export function MyWorkProvider({ children }: { children: ReactNode }) {
  const { mode } = useSession();
  const [changes, setChanges] = useState<ChangeSummary[]>([]);
  const load = useCallback(() => {
    // Keeps the former list if the server does not answer, which the screen itself says.
    changesApi.list().then(
      (response) => setChanges(response.changes),
      () => {},
    );
  }, []);
  useEffect(() => {
    if (mode === 'single') return;
    load();
    const timer = setInterval(load, REPEAT_MS);
    addEventListener('focus', load);
    addEventListener('hashchange', load);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', load);
      removeEventListener('hashchange', load);
    };
  }, [mode, load]);
  return <ChangesContext value={changes}>{children}</ChangesContext>;
}

/** Returns the changes that concern the user, and how many of them wait for the user. */
export function useMyWork() {
  const changes = use(ChangesContext);
  const { user } = useSession();
  const work = user ? listMyWork(changes, user) : [];
  return { work, count: countMyWork(work) };
}
