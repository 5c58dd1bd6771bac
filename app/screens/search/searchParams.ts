import { ENTRY_KINDS, type EntryKind } from '#app/search/entries.ts';
import { MAX_QUERY_LENGTH } from '#app/search/queryLength.ts';

/** `exact`: without spelling correction. `kind`: only results of this kind. */
export type SearchParams = { query: string; exact: boolean; kind: EntryKind | undefined };

export function parseSearchParams(search: string): SearchParams {
  const params = new URLSearchParams(search);
  return {
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    exact: params.get('exact') === '1',
    kind: ENTRY_KINDS.find((kind) => kind === params.get('kind')),
  };
}

type PartialSearchParams = Pick<SearchParams, 'query'> & Partial<SearchParams>;

export function formatSearchParams({ query, exact, kind }: PartialSearchParams): `?${string}` {
  const params = new URLSearchParams({ q: query });
  if (exact) params.set('exact', '1');
  if (kind) params.set('kind', kind);
  return `?${params}`;
}

/** Number of results that are added at once. */
export const PAGE_SIZE = 10;

export function parseListed(state: unknown): number {
  const listed = typeof state === 'object' && state !== null && 'listed' in state ? state.listed : undefined;
  return typeof listed === 'number' && Number.isInteger(listed) && listed > PAGE_SIZE ? listed : PAGE_SIZE;
}

/** Counts the hits of each kind, in the order of the kinds; kinds without hits are left out. */
export function countKinds(hits: readonly { kind: EntryKind }[]): { kind: EntryKind; count: number }[] {
  return ENTRY_KINDS.map((kind) => ({ kind, count: hits.filter((hit) => hit.kind === kind).length })).filter(
    ({ count }) => count > 0,
  );
}
