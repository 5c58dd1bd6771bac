import { ENTRY_KINDS, type EntryKind } from '#app/search/entries.ts';

/** What an address asks of the search. `exact`: no word is taken for another one. `kind`: only results of this kind. */
export type Asked = { query: string; exact: boolean; kind: EntryKind | undefined };

/** As long a query as the search field takes: comparing many more words would keep a phone busy for seconds. */
const LONGEST_QUERY = 200;

/** What the address asks for. A kind that does not exist means all of them. */
export function parseAsked(search: string): Asked {
  const asked = new URLSearchParams(search);
  return {
    query: (asked.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    exact: asked.get('exact') === '1',
    kind: ENTRY_KINDS.find((kind) => kind === asked.get('kind')),
  };
}

/** The query of an address that asks for this. */
export function formatAsked({ query, exact = false, kind }: Partial<Asked> & Pick<Asked, 'query'>): `?${string}` | '' {
  const asked = new URLSearchParams({ q: query });
  if (exact) asked.set('exact', '1');
  if (kind) asked.set('kind', kind);
  return `?${asked}`;
}

/** So many results are listed at once; the others come on request. */
export const STEP = 10;

/** How many results the history says were listed, so that "back" finds them again. */
export function listedIn(state: unknown): number {
  const listed = typeof state === 'object' && state !== null && 'listed' in state ? state.listed : undefined;
  return typeof listed === 'number' && Number.isInteger(listed) && listed > STEP ? listed : STEP;
}

/** How many of the hits are of each kind, in the order of the kinds; kinds without hits are left out. */
export function countKinds(hits: readonly { kind: EntryKind }[]): { kind: EntryKind; count: number }[] {
  return ENTRY_KINDS.map((kind) => ({ kind, count: hits.filter((hit) => hit.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );
}
