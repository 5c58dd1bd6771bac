import { PREFERENCE_KEYS } from '#app/components/preferences/preferences.ts';
import { type Checklist, EMPTY } from '#app/components/preferences/sessionChecklist.ts';

/** Ids that exist; others are dropped. */
export type KnownIds = { schemes: readonly string[]; papers: readonly string[] };

/** Reads `{ schemes: string[] }` from the history state, which may hold anything. */
export function parsePicks(state: unknown, known: KnownIds): string[] {
  return filterKnown(state, 'schemes', known.schemes);
}

/** Parses a saved checklist; drops junk and entries that no longer exist. */
export function parseChecklist(text: string | null, known: KnownIds): Checklist {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return { schemes: filterKnown(kept, 'schemes', known.schemes), ready: filterKnown(kept, 'ready', known.papers) };
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
  try {
    const text = window.localStorage.getItem(PREFERENCE_KEYS.papers);
    return text === null ? undefined : parseChecklist(text, known);
  } catch {
    return undefined;
  }
}

/** Returns false where storage is blocked. */
export function saveChecklist(checklist: Checklist): boolean {
  try {
    window.localStorage.setItem(PREFERENCE_KEYS.papers, JSON.stringify(checklist));
    return true;
  } catch {
    return false;
  }
}

export function deleteChecklist(): void {
  try {
    window.localStorage.removeItem(PREFERENCE_KEYS.papers);
  } catch {
    // Storage is blocked.
  }
}
