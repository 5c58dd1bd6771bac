import { useEffect, useState, useSyncExternalStore } from 'react';
import { replaceHistoryEntry, useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import { type Checklist, EMPTY, sessionChecklist as visit } from '#app/components/preferences/sessionChecklist.ts';

/** Ids that exist in the content; all other ids are dropped. */
type KnownIds = { schemes: readonly string[]; papers: readonly string[] };

/** Keeps picked schemes and ready papers in memory and saves them on request. `saved`: "refused" if storage is blocked. */
export function useChecklist(known: KnownIds) {
  const { search } = useHistoryEntry();
  const [saved, setSaved] = useState<boolean | 'refused'>(false);
  const checklist = useSyncExternalStore(
    visit.subscribe,
    () => visit.now,
    () => EMPTY,
  );
  useEffect(() => {
    const stored = readChecklist(known);
    setSaved(stored !== undefined);
    const now = {
      schemes: filterKnown(visit.now, 'schemes', known.schemes),
      ready: filterKnown(visit.now, 'ready', known.papers),
    };
    visit.write(mergeChecklists(stored ?? EMPTY, now));
  }, [known]);
  useEffect(() => {
    // A link from a scheme's page: /papers?scheme=shravanbal.
    const added = filterKnown({ schemes: new URLSearchParams(search).getAll('scheme') }, 'schemes', known.schemes);
    if (added.length === 0) return;
    visit.addSchemes(added);
    replaceHistoryEntry({ search: '' });
  }, [search, known]);
  useEffect(() => {
    if (saved === true) saveChecklist(checklist);
  }, [saved, checklist]);

  return {
    checklist,
    saved,
    pick: (id: string, isWanted: boolean) =>
      visit.write({ ...checklist, schemes: toggleEntry(checklist.schemes, id, isWanted) }),
    tick: (id: string, ready: boolean) => visit.write({ ...checklist, ready: toggleEntry(checklist.ready, id, ready) }),
    clear: () => {
      deleteChecklist();
      setSaved(false);
      visit.write(EMPTY);
    },
    save: (isWanted: boolean) => {
      if (!isWanted) deleteChecklist();
      setSaved(isWanted && (saveChecklist(checklist) || 'refused'));
    },
  };
}

/** Parses a saved checklist; drops invalid values and entries that no longer exist. */
export function parseChecklist(text: string | null, known: KnownIds): Checklist {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    return { schemes: filterKnown(saved, 'schemes', known.schemes), ready: filterKnown(saved, 'ready', known.papers) };
  } catch {
    return EMPTY;
  }
}

export function mergeChecklists(a: Checklist, b: Checklist): Checklist {
  return {
    schemes: [...new Set([...a.schemes, ...b.schemes])],
    ready: [...new Set([...a.ready, ...b.ready])],
  };
}

export function toggleEntry(list: readonly string[], id: string, isWanted: boolean): string[] {
  const others = list.filter((entry) => entry !== id);
  return isWanted ? [...others, id] : others;
}

/** Returns the known ids in the list `value[key]`. `value` may be anything. */
export function filterKnown(value: unknown, key: string, known: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ids: unknown = Reflect.get(value, key);
  return Array.isArray(ids) ? known.filter((id) => ids.includes(id)) : [];
}

/** Returns undefined when nothing is saved or storage is blocked. */
export function readChecklist(known: KnownIds): Checklist | undefined {
  const text = tryStorage((storage) => storage.getItem('papers'));
  return text ? parseChecklist(text, known) : undefined;
}

/** Returns false if storage is blocked. */
export function saveChecklist(checklist: Checklist): boolean {
  const save = (storage: Storage) => {
    storage.setItem('papers', JSON.stringify(checklist));
    return true;
  };
  return tryStorage(save) ?? false;
}

export const deleteChecklist = () => tryStorage((storage) => storage.removeItem('papers'));

/** Returns undefined if storage is blocked. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}
