import { ALL_CATEGORIES, type Benefit } from '#app/model/schemes/rules.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { fold } from '#app/search/text/normalize.ts';
import { hasEveryWord, queryWords } from '#app/search/text/tokens.ts';

/** The audiences that can be ticked, of those that a scheme's content may name. */
export const FILTER_AUDIENCES = [
  'senior',
  'student',
  'disabled',
  'widow',
  'couple',
  'organisation',
] as const satisfies readonly Scheme['audiences'][number][];
export type Audience = (typeof FILTER_AUDIENCES)[number];

/** `category`: title of the category. */
export type ListedScheme = {
  id: string;
  title: string;
  otherTitle: string;
  plainTitle?: string | undefined;
  forWhom: string;
  audiences: Scheme['audiences'];
  category: string;
  benefit: Benefit;
  publishedDate?: string | undefined;
  asOf: string;
  /** An unconfirmed change is reported. */
  mayHaveChanged?: true | undefined;
  sample?: true | undefined;
};

export type ListedCategory = {
  id: string;
  title: string;
  description: string;
  schemes: ListedScheme[];
};

export type SchemeFilter = { category: string; text: string; audiences: readonly Audience[] };

export const NO_FILTER: SchemeFilter = { category: ALL_CATEGORIES, text: '', audiences: [] };

/** Ignores unknown categories and audiences. */
export function parseFilter(search: string, categoryIds: readonly string[]): SchemeFilter {
  const { category, ...rest } = readFilter(new URLSearchParams(search));
  return { ...rest, category: categoryIds.includes(category) ? category : ALL_CATEGORIES };
}

/** Reads the filter from form fields, which have the names of the URL parameters. */
export function readFilter(fields: URLSearchParams | FormData): SchemeFilter {
  const asked = fields.getAll('for');
  return {
    category: String(fields.get('category') ?? ALL_CATEGORIES),
    text: String(fields.get('q') ?? ''),
    audiences: FILTER_AUDIENCES.filter((audience) => asked.includes(audience)),
  };
}

/** Formats the filter as a query; empty when everything is shown. */
export function formatFilter({ category, text, audiences }: SchemeFilter): string {
  const query = new URLSearchParams();
  if (category !== ALL_CATEGORIES) query.set('category', category);
  if (text.trim() !== '') query.set('q', text.trim());
  for (const audience of audiences) query.append('for', audience);
  return query.size > 0 ? `?${query}` : '';
}

export function filterSchemes(
  categories: readonly Pick<ListedCategory, 'id' | 'title' | 'schemes'>[],
  { category, text, audiences }: SchemeFilter,
): Set<string> {
  const words = queryWords(text);
  const isForThem = (scheme: ListedScheme) =>
    audiences.length === 0 || audiences.some((audience) => scheme.audiences.includes(audience));
  return new Set(
    categories
      .filter(({ id }) => category === ALL_CATEGORIES || id === category)
      .flatMap(({ title, schemes }) =>
        schemes.filter((scheme) => isForThem(scheme) && hasEveryWord(searchText(scheme, title), words)),
      )
      .map(({ id }) => id),
  );
}

function searchText({ title, otherTitle, plainTitle = '', forWhom, category }: ListedScheme, categoryTitle: string) {
  return fold([title, otherTitle, plainTitle, forWhom, category, categoryTitle].join(' '));
}
