import { ALL_CATEGORIES, type Benefit } from '#app/model/schemes/rules.ts';
import { fold } from '#app/search/fold.ts';
import { hasEveryWord, wordsOf } from '#app/search/words.ts';

/** A scheme as its card shows it, in one language. `category` is the short name on the tag. */
export type ListedScheme = {
  id: string;
  title: string;
  otherTitle: string;
  plainTitle?: string | undefined;
  forWhom: string;
  category: string;
  benefit: Benefit;
  publishedDate: string;
  sample?: true | undefined;
};

export type ListedCategory = {
  id: string;
  title: string;
  shortTitle: string;
  description: string;
  schemes: ListedScheme[];
};

export type SchemeFilter = { category: string; text: string };

/** The filter that an address asks for. A category that does not exist means all of them. */
export function parseFilter(search: string, categoryIds: readonly string[]): SchemeFilter {
  const query = new URLSearchParams(search);
  const category = query.get('category') ?? ALL_CATEGORIES;
  return { category: categoryIds.includes(category) ? category : ALL_CATEGORIES, text: query.get('q') ?? '' };
}

/** The query of an address that asks for a filter; empty when everything is shown. */
export function formatFilter({ category, text }: SchemeFilter): string {
  const query = new URLSearchParams();
  if (category !== ALL_CATEGORIES) query.set('category', category);
  if (text.trim() !== '') query.set('q', text.trim());
  return query.size > 0 ? `?${query}` : '';
}

/** Ids of the schemes that a filter lets through. */
export function shownSchemes(
  categories: readonly Pick<ListedCategory, 'id' | 'title' | 'schemes'>[],
  { category, text }: SchemeFilter,
): Set<string> {
  const words = wordsOf(text);
  return new Set(
    categories
      .filter(({ id }) => category === ALL_CATEGORIES || id === category)
      .flatMap(({ title, schemes }) => schemes.filter((scheme) => hasEveryWord(searchText(scheme, title), words)))
      .map(({ id }) => id),
  );
}

function searchText({ title, otherTitle, plainTitle = '', forWhom, category }: ListedScheme, categoryTitle: string) {
  return fold([title, otherTitle, plainTitle, forWhom, category, categoryTitle].join(' '));
}
