import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { categories, requiredDocuments, schemes } from './data.server.ts';
import type { Paper, PaperScheme } from './papers.ts';

/** The papers that at least one scheme asks for, in the order of the content. */
export function papersOfSchemes(language: Language): Paper[] {
  return Object.entries(requiredDocuments).flatMap(([id, document]) => {
    const schemeIds = schemes.filter(({ documents }) => documents.includes(id)).map((scheme) => scheme.id);
    return schemeIds.length > 0 ? [{ id, ...localize(document, language), schemeIds }] : [];
  });
}

/** The schemes that ask for papers, under their categories. */
export function schemesWithPapers(language: Language) {
  const { compare } = new Intl.Collator(language);
  return localize(categories, language).flatMap(({ id, title }) => {
    const own = schemes.filter(({ category, documents }) => category === id && documents.length > 0);
    const named = localize(own, language).map(
      ({ id: schemeId, title: schemeTitle, plainTitle }): PaperScheme => ({
        id: schemeId,
        title: schemeTitle,
        ...(plainTitle && { plainTitle }),
      }),
    );
    return own.length > 0 ? [{ id, title, schemes: named.sort((a, b) => compare(a.title, b.title)) }] : [];
  });
}

export type PaperCategory = ReturnType<typeof schemesWithPapers>[number];
