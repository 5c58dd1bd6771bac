import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useHydratedLocation } from '#app/components/hooks/useHydrated.ts';
import { PREFERENCE_KEYS } from '#app/components/preferences/preferences.ts';
import { type Checklist, EMPTY, sessionChecklist as visit } from '#app/components/preferences/sessionChecklist.ts';

/** Ids that exist; others are dropped. */
type KnownIds = { schemes: readonly string[]; papers: readonly string[] };

/** Holds picked schemes and ready papers in memory; stores them only on request (`keeping`: "refused" if blocked). */
export function useChecklist(known: KnownIds) {
  const navigate = useNavigate();
  const { state } = useHydratedLocation();
  const [keeping, setKeeping] = useState<boolean | 'refused'>(false);
  const checklist = useSyncExternalStore(
    visit.subscribe,
    () => visit.now,
    () => EMPTY,
  );
  useEffect(() => {
    const saved = readChecklist(known);
    setKeeping(saved !== undefined);
    visit.write(mergeChecklists(saved ?? EMPTY, visit.now));
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

/** Reads `{ schemes: string[] }` from the history state, which may hold anything. */
export function parsePicks(state: unknown, known: KnownIds): string[] {
  return filterKnown(state, 'schemes', known.schemes);
}

/** Parses a saved checklist; drops junk and entries that no longer exist. */
export function parseChecklist(text: string | null, known: KnownIds): Checklist {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return { schemes: filterKnown(saved, 'schemes', known.schemes), ready: filterKnown(saved, 'ready', known.papers) };
  } catch {
    return EMPTY;
  }
}

export function mergeChecklists(one: Checklist, other: Checklist): Checklist {
  return {
    schemes: [...new Set([...one.schemes, ...other.schemes])],
    ready: [...new Set([...one.ready, ...other.ready])],
  };
}

export function toggleEntry(list: readonly string[], id: string, wanted: boolean): string[] {
  const others = list.filter((entry) => entry !== id);
  return wanted ? [...others, id] : others;
}

function filterKnown(holder: unknown, key: string, known: readonly string[]): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const named: unknown = Reflect.get(holder, key);
  return Array.isArray(named) ? known.filter((id) => named.includes(id)) : [];
}

/** Returns undefined when nothing is saved or storage is blocked. */
export function readChecklist(known: KnownIds): Checklist | undefined {
  const text = tryStorage((storage) => storage.getItem(PREFERENCE_KEYS.papers));
  return text ? parseChecklist(text, known) : undefined;
}

/** Returns false where storage is blocked. */
export function saveChecklist(checklist: Checklist): boolean {
  const save = (storage: Storage) => {
    storage.setItem(PREFERENCE_KEYS.papers, JSON.stringify(checklist));
    return true;
  };
  return tryStorage(save) ?? false;
}

export const deleteChecklist = () => tryStorage((storage) => storage.removeItem(PREFERENCE_KEYS.papers));

/** Returns undefined where storage is blocked. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}
