import { type Language, otherLanguage } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { schemeNames } from '#app/model/schemes/schemeNames.ts';

export type SchemeOfCard = ReturnType<typeof toCard>;

/** Sorts the schemes of each category by day of publication, newest first, then by name. Numbers the fixed parts of the page. */
export function collectCategories(language: Language) {
  const { compare } = new Intl.Collator(language);
  let next = 0;
  return localize(categories, language).map(({ id, title, description }) => {
    const cards = schemes
      .filter(({ category }) => category === id)
      .map((scheme) => toCard(scheme, language))
      .sort((a, b) => (b.publishedDate ?? '').localeCompare(a.publishedDate ?? '') || compare(a.name, b.name));
    const part = next;
    next += 1 + cards.length;
    return { id, title, description, part, schemes: cards };
  });
}

/** `otherTitle`: title in the other language, by which the filter also finds the scheme. */
function toCard(scheme: (typeof schemes)[number], language: Language) {
  const { id, title, plainTitle, forWhom, audiences, benefits, publishedDate, asOf, sample, confidence } = localize(
    scheme,
    language,
  );
  const [first] = benefits;
  if (!first) throw new Error(`content/schemes/${id}.yaml has no benefit`);
  const { note: _, ...benefit } = first;
  const otherTitle = scheme.title[otherLanguage(language)];
  return {
    id,
    ...schemeNames({ title, plainTitle }),
    forWhom,
    audiences,
    benefit,
    publishedDate,
    asOf,
    reported: scheme.reported && {},
    sample,
    confidence,
    otherTitle,
  };
}
