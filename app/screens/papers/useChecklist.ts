import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { EMPTY, sessionChecklist as visit } from '#app/components/preferences/sessionChecklist.ts';
import {
  forgetChecklist,
  joined,
  type KnownIds,
  keepChecklist,
  picksIn,
  readChecklist,
  withEntry,
} from './checklist.ts';

/** Holds picked schemes and ready papers in memory; stores them only on request (`keeping`: "refused" if blocked). */
export function useChecklist(known: KnownIds) {
  const navigate = useNavigate();
  const { state } = useLiveLocation();
  const [keeping, setKeeping] = useState<boolean | 'refused'>(false);
  const checklist = useSyncExternalStore(
    visit.subscribe,
    () => visit.now,
    () => EMPTY,
  );
  useEffect(() => {
    const kept = readChecklist(known);
    setKeeping(kept !== undefined);
    visit.write(joined(kept ?? EMPTY, visit.now));
  }, [known]);
  useEffect(() => {
    const added = picksIn(state, known);
    if (added.length > 0) visit.write(joined(visit.now, { schemes: added, ready: [] }));
  }, [state, known]);

  useEffect(() => {
    if (keeping === true) keepChecklist(checklist);
  }, [keeping, checklist]);

  const choose = (schemes: readonly string[], ready: readonly string[]) => {
    visit.write({ schemes, ready });
    navigate('.', { replace: true, preventScrollReset: true, state: { schemes } });
  };
  return {
    checklist,
    keeping,
    pick: (id: string, wanted: boolean) => choose(withEntry(checklist.schemes, id, wanted), checklist.ready),
    tick: (id: string, ready: boolean) => visit.write({ ...checklist, ready: withEntry(checklist.ready, id, ready) }),
    clear: () => {
      forgetChecklist();
      setKeeping(false);
      choose([], []);
    },
    keep: (wanted: boolean) => {
      if (!wanted) forgetChecklist();
      setKeeping(wanted && (keepChecklist(checklist) || 'refused'));
    },
  };
}
