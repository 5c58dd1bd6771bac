import { PREFERENCE_KEYS } from '#app/components/preferences/preferences.ts';
import { type Checklist, EMPTY } from '#app/components/preferences/sessionChecklist.ts';

/** Ids that exist: what the history or an earlier visit names besides counts as nothing. */
export type KnownIds = { schemes: readonly string[]; papers: readonly string[] };

/** What a link to this page, or the finder, left in the history: `{ schemes: string[] }`. Anything else is no choice. */
export function picksIn(state: unknown, known: KnownIds): string[] {
  return knownOf(state, 'schemes', known.schemes);
}

/** The checklist in a text that the browser kept. Junk, and what has left the site since, counts as nothing. */
export function parseChecklist(text: string | null, known: KnownIds): Checklist {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return { schemes: knownOf(kept, 'schemes', known.schemes), ready: knownOf(kept, 'ready', known.papers) };
  } catch {
    return EMPTY;
  }
}

/** Both lists together, nothing twice. */
export function joined(one: Checklist, other: Checklist): Checklist {
  return {
    schemes: [...new Set([...one.schemes, ...other.schemes])],
    ready: [...new Set([...one.ready, ...other.ready])],
  };
}

/** The list with this entry, or without it. */
export function withEntry(list: readonly string[], id: string, wanted: boolean): string[] {
  const others = list.filter((entry) => entry !== id);
  return wanted ? [...others, id] : others;
}

function knownOf(holder: unknown, key: string, known: readonly string[]): string[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const named: unknown = Reflect.get(holder, key);
  return Array.isArray(named) ? known.filter((id) => named.includes(id)) : [];
}

/** The list that the visitor asked this browser to keep. Undefined when she did not, or when storage is blocked. */
export function readChecklist(known: KnownIds): Checklist | undefined {
  try {
    const text = window.localStorage.getItem(PREFERENCE_KEYS.papers);
    return text === null ? undefined : parseChecklist(text, known);
  } catch {
    return undefined;
  }
}

/** Whether the browser keeps it; it may be told to keep nothing. */
export function keepChecklist(checklist: Checklist): boolean {
  try {
    window.localStorage.setItem(PREFERENCE_KEYS.papers, JSON.stringify(checklist));
    return true;
  } catch {
    return false;
  }
}

export function forgetChecklist(): void {
  try {
    window.localStorage.removeItem(PREFERENCE_KEYS.papers);
  } catch {
    // Where storage is blocked there is nothing to forget.
  }
}
