import { useEffect, useState, useSyncExternalStore } from 'react';
import { replaceHistoryEntry } from '#app/components/hooks/historyEntry.ts';
import { useHistoryEntry } from '#app/components/hooks/useHistoryEntry.ts';
import {
  type Checklist,
  EMPTY_CHECKLIST,
  formatNeedlessEntry,
  keepTexts,
  sessionChecklist as visit,
} from '#app/components/preferences/sessionChecklist.ts';

/** Ids that exist in the content. */
type KnownIds = { schemes: readonly string[]; papers: readonly string[] };

/** Keeps picked schemes and ready papers in memory and saves them on request. `saved`: "refused" if storage is blocked. */
export function useChecklist(known: KnownIds) {
  const { search } = useHistoryEntry();
  const [saved, setSaved] = useState<boolean | 'refused'>(false);
  const checklist = useSyncExternalStore(
    visit.subscribe,
    () => visit.now,
    () => EMPTY_CHECKLIST,
  );
  useEffect(() => {
    const stored = readChecklist(known);
    setSaved(stored !== undefined);
    visit.write(mergeChecklists(stored ?? EMPTY_CHECKLIST, filterChecklist(visit.now, known)));
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
      visit.write({ ...checklist, schemes: addOrRemoveEntry(checklist.schemes, id, isWanted) }),
    tick: (id: string, ready: boolean) =>
      visit.write({ ...checklist, ready: addOrRemoveEntry(checklist.ready, id, ready) }),
    clear: () => {
      deleteChecklist();
      setSaved(false);
      visit.write(EMPTY_CHECKLIST);
    },
    save: (isWanted: boolean) => {
      if (!isWanted) deleteChecklist();
      setSaved(isWanted && (saveChecklist(checklist) || 'refused'));
    },
  };
}

/** Parses a saved checklist. Drops invalid values and entries that no longer exist. */
export function parseChecklist(text: string | null, known: KnownIds): Checklist {
  try {
    return filterChecklist(JSON.parse(text ?? 'null'), known);
  } catch {
    return EMPTY_CHECKLIST;
  }
}

function filterChecklist(value: unknown, known: KnownIds): Checklist {
  const needless = readList(value, 'needless');
  return {
    schemes: filterKnown(value, 'schemes', known.schemes),
    ready: filterKnown(value, 'ready', known.papers),
    ...(needless && {
      needless: keepTexts(needless).filter((entry) =>
        known.schemes.some((id) => entry.startsWith(formatNeedlessEntry(id, ''))),
      ),
    }),
  };
}

/** Merges a saved checklist with the checklist of this visit, whose answers to the finder are newer. */
export function mergeChecklists(saved: Checklist, visit: Checklist): Checklist {
  const needless = visit.needless ?? saved.needless;
  return {
    schemes: [...new Set([...saved.schemes, ...visit.schemes])],
    ready: [...new Set([...saved.ready, ...visit.ready])],
    ...(needless && { needless }),
  };
}

export function addOrRemoveEntry(list: readonly string[], id: string, isWanted: boolean): string[] {
  const others = list.filter((entry) => entry !== id);
  return isWanted ? [...others, id] : others;
}

/** Returns the known ids in the list `value[key]`. `value` may be anything. */
export function filterKnown(value: unknown, key: string, known: readonly string[]): string[] {
  const ids = readList(value, key);
  return known.filter((id) => ids?.includes(id));
}

function readList(value: unknown, key: string): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const list: unknown = Reflect.get(value, key);
  return Array.isArray(list) ? list : undefined;
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
