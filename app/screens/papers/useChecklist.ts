import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useLiveLocation } from '#app/components/hooks/useLiveLocation.ts';
import { EMPTY, sessionChecklist as visit } from '#app/components/preferences/sessionChecklist.ts';
import {
  deleteChecklist,
  type KnownIds,
  mergeChecklists,
  parsePicks,
  readChecklist,
  saveChecklist,
  toggleEntry,
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
    visit.write(mergeChecklists(kept ?? EMPTY, visit.now));
  }, [known]);
  useEffect(() => {
    const added = parsePicks(state, known);
    if (added.length > 0) visit.write(mergeChecklists(visit.now, { schemes: added, ready: [] }));
  }, [state, known]);

  useEffect(() => {
    if (keeping === true) saveChecklist(checklist);
  }, [keeping, checklist]);

  const choose = (schemes: readonly string[], ready: readonly string[]) => {
    visit.write({ schemes, ready });
    navigate('.', { replace: true, preventScrollReset: true, state: { schemes } });
  };
  return {
    checklist,
    keeping,
    pick: (id: string, wanted: boolean) => choose(toggleEntry(checklist.schemes, id, wanted), checklist.ready),
    tick: (id: string, ready: boolean) => visit.write({ ...checklist, ready: toggleEntry(checklist.ready, id, ready) }),
    clear: () => {
      deleteChecklist();
      setKeeping(false);
      choose([], []);
    },
    keep: (wanted: boolean) => {
      if (!wanted) deleteChecklist();
      setKeeping(wanted && (saveChecklist(checklist) || 'refused'));
    },
  };
}
