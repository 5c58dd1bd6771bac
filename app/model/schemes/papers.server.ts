import type { Language } from '#app/i18n/language.ts';
import { localize } from '../localize.ts';
import { categories, paperConditions, requiredDocuments, requiredDocumentsProvenance, schemes } from './data.server.ts';
import type { Paper, PaperScheme } from './papers.ts';
import type { Scheme } from './schema.server.ts';
import { schemeNames } from './schemeNames.ts';

/** Tells whether nobody has confirmed yet who issues the papers, which every list of issuers then says. */
export const issuersUnconfirmed = requiredDocumentsProvenance.confidence === 'medium';

/** Lists the papers of a scheme in its order. `condition`: who needs the paper, if not everybody does. */
export function papersOfScheme({ documents, documentsIf = [] }: Scheme, language: Language) {
  return documents.flatMap((id) => {
    const document = requiredDocuments[id];
    const conditionId = documentsIf.find((one) => one.document === id)?.condition;
    const condition = conditionId === undefined ? undefined : paperConditions[conditionId]?.title[language];
    return document ? [{ id, ...localize(document, language), conditionId, condition }] : [];
  });
}

/** Lists the papers that at least one scheme requires, in the order of the content. */
export function listPapers(language: Language): Paper[] {
  return Object.entries(requiredDocuments).flatMap(([id, document]) => {
    const asking = schemes.filter(({ documents }) => documents.includes(id));
    const conditions = asking.flatMap((scheme) => {
      const condition = papersOfScheme(scheme, language).find((paper) => paper.id === id)?.condition;
      return condition ? [[scheme.id, condition] as const] : [];
    });
    const schemeIds = asking.map((scheme) => scheme.id);
    return schemeIds.length > 0
      ? [{ id, ...localize(document, language), schemeIds, conditions: Object.fromEntries(conditions) }]
      : [];
  });
}

/** Lists the schemes that require papers, grouped by category. */
export function schemesWithPapers(language: Language) {
  const { compare } = new Intl.Collator(language);
  const asking = localize(schemes, language).filter(({ documents }) => documents.length > 0);
  return localize(categories, language).flatMap((category) => {
    const own = asking
      .filter((scheme) => scheme.category === category.id)
      .map((scheme): PaperScheme => ({ id: scheme.id, ...schemeNames(scheme) }))
      .sort((a, b) => compare(a.name, b.name));
    return own.length > 0 ? [{ id: category.id, title: category.title, schemes: own }] : [];
  });
}

export type PaperCategory = ReturnType<typeof schemesWithPapers>[number];
