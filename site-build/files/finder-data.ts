import { cataloguePath, type FinderRule, type FinderScheme } from '#app/eligibility/catalogue.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { localize } from '#app/model/localize.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';

/** Data of the eligibility finder by address, one file for each language. */
export function finderData(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [cataloguePath(language), JSON.stringify(finderCatalogue(language))]));
}

export function finderCatalogue(language: Language): FinderScheme[] {
  return schemes.map((scheme) => finderScheme(scheme, categories, language));
}

export function finderScheme(
  scheme: Scheme,
  categories: readonly { id: string; lends?: true | undefined }[],
  language: Language,
): FinderScheme {
  const { id, title, category, audiences, documents, sharesTotalWith, asOf, reviewed, benefits } = localize(
    scheme,
    language,
  );
  const lends = categories.find(({ id }) => id === category)?.lends;
  const [benefit] = benefits;
  if (benefit === undefined) throw new Error(`${id} has no benefit`);
  const eligibility = scheme.eligibility.map((rule) => finderRule(rule, language));
  const reported = localizeReported(scheme.reported, language);
  return {
    id,
    title,
    audiences,
    documents,
    sharesTotalWith,
    asOf,
    reviewed,
    benefit,
    ...(lends && { lends }),
    ...(reported && { reported }),
    eligibility,
  };
}

/** Keeps a source only if it is an address that a reader can open. */
function finderRule(rule: Scheme['eligibility'][number], language: Language): FinderRule {
  const { source } = rule;
  return { ...localize(rule, language), ...otherLimit(rule), ...(source.startsWith('https://') && { source }) };
}

/** Resolves "above the limit of the other scheme", whose number stands with that scheme alone. */
function otherLimit(rule: Scheme['eligibility'][number]): { aboveRupees?: number } {
  if (rule.kind !== 'income' || rule.aboveLimitOf === undefined) return {};
  const other = schemes.find(({ id }) => id === rule.aboveLimitOf);
  const limits = other?.eligibility.flatMap((one) => (one.kind === 'income' && one.maxRupees) || []) ?? [];
  if (limits.length !== 1) throw new Error(`${rule.aboveLimitOf} has no single income limit`);
  return { aboveRupees: Math.max(...limits) };
}
