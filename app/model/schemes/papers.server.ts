import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { categories, requiredDocuments, schemes } from './data.server.ts';
import type { Paper, PaperScheme } from './papers.ts';

/** Lists the papers that at least one scheme requires, in the order of the content. */
export function listPapers(language: Language): Paper[] {
  return Object.entries(requiredDocuments).flatMap(([id, document]) => {
    const schemeIds = schemes.filter(({ documents }) => documents.includes(id)).map((scheme) => scheme.id);
    return schemeIds.length > 0 ? [{ id, ...localize(document, language), schemeIds }] : [];
  });
}

/** Lists the schemes that require papers, grouped by category. */
export function schemesWithPapers(language: Language) {
  const { compare } = new Intl.Collator(language);
  const asking = localize(schemes, language).filter(({ documents }) => documents.length > 0);
  return localize(categories, language).flatMap((category) => {
    const own = asking
      .filter((scheme) => scheme.category === category.id)
      .map(({ id, title, plainTitle }): PaperScheme => ({ id, title, ...(plainTitle && { plainTitle }) }))
      .sort((a, b) => compare(a.title, b.title));
    return own.length > 0 ? [{ id: category.id, title: category.title, schemes: own }] : [];
  });
}

export type PaperCategory = ReturnType<typeof schemesWithPapers>[number];
