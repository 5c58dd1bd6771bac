import { fold } from '#app/search/text/normalize.ts';
import { hasEveryWord, queryWords } from '#app/search/text/tokens.ts';
import type { SchemeOfCard } from './listing.server.ts';

/** Data of a scheme that the filter needs besides the text of its card. */
export type ListedScheme = Pick<SchemeOfCard, 'id' | 'audiences' | 'otherTitle'>;
export type ListedCategory = {
  id: string;
  title: string;
  schemes: ListedScheme[];
  /** Number of the fixed part with the heading of the category. The fixed parts of its cards follow. */
  part: number;
};

/** Value that selects all categories, as does an address without a category. */
export const ALL_CATEGORIES = '';

/** Audiences of the filter, a subset of the audiences in the content. */
export const FILTER_AUDIENCES = ['senior', 'student', 'disabled', 'widow', 'couple', 'organisation'] as const;
export type Audience = (typeof FILTER_AUDIENCES)[number];
export type SchemeFilter = { category: string; text: string; audiences: readonly Audience[] };
export const NO_FILTER: SchemeFilter = { category: ALL_CATEGORIES, text: '', audiences: [] };

/** Reads the filter from the query of a URL; ignores unknown categories and audiences. */
export function parseFilter(search: string, categoryIds: readonly string[]): SchemeFilter {
  const { category, ...rest } = readFilter(new URLSearchParams(search));
  return { ...rest, category: categoryIds.includes(category) ? category : ALL_CATEGORIES };
}

/** Reads the filter from form fields, which have the names of the URL parameters. */
export function readFilter(fields: URLSearchParams | FormData): SchemeFilter {
  const ticked = fields.getAll('for');
  return {
    category: String(fields.get('category') ?? ALL_CATEGORIES),
    text: String(fields.get('q') ?? ''),
    audiences: FILTER_AUDIENCES.filter((audience) => ticked.includes(audience)),
  };
}

export function formatFilter({ category, text, audiences }: SchemeFilter): string {
  const query = new URLSearchParams();
  if (category !== ALL_CATEGORIES) query.set('category', category);
  if (text.trim() !== '') query.set('q', text.trim());
  for (const audience of audiences) query.append('for', audience);
  return query.size > 0 ? `?${query}` : '';
}

/** Returns the ids of the schemes that match. A scheme must be for one of the ticked audiences. `texts`: texts of the cards by id. */
export function filterSchemes(
  categories: readonly ListedCategory[],
  texts: ReadonlyMap<string, string>,
  { category, text, audiences }: SchemeFilter,
): Set<string> {
  const words = queryWords(text);
  const isForThem = (scheme: ListedScheme) =>
    audiences.length === 0 || audiences.some((audience) => scheme.audiences.includes(audience));
  const hasWords = ({ id, otherTitle }: ListedScheme, title: string) =>
    hasEveryWord(fold([texts.get(id), otherTitle, title].join(' ')), words);
  const found = categories
    .filter(({ id }) => category === ALL_CATEGORIES || id === category)
    .flatMap(({ title, schemes }) => schemes.filter((scheme) => isForThem(scheme) && hasWords(scheme, title)));
  return new Set(found.map(({ id }) => id));
}

/** `listed`: shown. `later`: hidden until "Show more". `out`: excluded by the filter. */
export type CardPlacement = 'listed' | 'later' | 'out';

type CategorySchemes = { schemes: readonly { id: string }[] };

/** Number of cards that are added at once. */
export const PAGE_SIZE = 8;

export const FIRST_HIDDEN_ID = 'more-schemes';

export function placeSchemes(
  categories: readonly CategorySchemes[],
  shown: ReadonlySet<string>,
  listed: number,
): Map<string, CardPlacement> {
  let position = 0;
  const place = (id: string): CardPlacement => {
    if (!shown.has(id)) return 'out';
    return position++ < listed ? 'listed' : 'later';
  };
  return new Map(categories.flatMap(({ schemes }) => schemes.map(({ id }) => [id, place(id)])));
}

export function placeCategory({ schemes }: CategorySchemes, places: ReadonlyMap<string, CardPlacement>): CardPlacement {
  const found = new Set(schemes.map(({ id }) => places.get(id)));
  if (found.has('listed')) return 'listed';
  return found.has('later') ? 'later' : 'out';
}

/** Reads the number of listed cards. If "Show more" was followed as a link, all cards are listed. */
export function parseListed(state: unknown, hash = ''): number {
  if (hash === `#${FIRST_HIDDEN_ID}`) return Number.POSITIVE_INFINITY;
  const listed = state !== null && typeof state === 'object' && 'listed' in state ? state.listed : undefined;
  return Number.isInteger(listed) ? Math.max(PAGE_SIZE, Number(listed)) : PAGE_SIZE;
}
