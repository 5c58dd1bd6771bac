import { toColumns } from '#app/columns.ts';
import { CATALOGUE_FORMAT, cataloguePath, type FinderRule, type FinderScheme } from '#app/eligibility/catalogue.ts';
import { ELSEWHERE_FORMAT, elsewherePath, type FinderElsewhere } from '#app/eligibility/elsewhere.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { shownElsewhere } from '#app/model/elsewhere/shown.server.ts';
import { localize } from '#app/model/localize.ts';
import { localizeReported } from '#app/model/reported.server.ts';
import { categories, paperConditions, schemes } from '#app/model/schemes/data.server.ts';
import { hasOtherBenefits } from '#app/model/schemes/otherBenefits.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { writeData } from '#app/readData.ts';

/** Maps addresses to the data files of the eligibility finder, one for each language. */
export function finderData(): Map<string, string> {
  return new Map(
    LANGUAGES.flatMap((language) => [
      [cataloguePath(language), writeData(CATALOGUE_FORMAT, toColumns(finderCatalogue(language)))],
      [elsewherePath(language), writeData(ELSEWHERE_FORMAT, finderElsewhere(language))],
    ]),
  );
}

/** Lists what other departments give to whom; entries without `fits` are for the page and the search only. */
export function finderElsewhere(language: Language): FinderElsewhere[] {
  return elsewhere.flatMap((entry) => {
    const { id, title, owner, helplines } = shownElsewhere(entry, language);
    return entry.fits ? [{ id, title, owner, fits: entry.fits, helplines }] : [];
  });
}

export function finderCatalogue(language: Language): FinderScheme[] {
  return schemes.map((scheme) => finderScheme(scheme, categories, language));
}

export function finderScheme(
  scheme: Scheme,
  categories: readonly { id: string; lends?: true | undefined }[],
  language: Language,
): FinderScheme {
  const { id, title, plainTitle, category, documents, asOf, reviewed, benefits, ...rest } = localize(scheme, language);
  const { sharesTotalWith, excludes, confidence, sample } = rest;
  const lends = categories.find(({ id }) => id === category)?.lends;
  const [benefit] = benefits;
  if (benefit === undefined) throw new Error(`${id} has no benefit`);
  const eligibility = scheme.eligibility.map((rule) => finderRule(rule, language));
  const reported = localizeReported(scheme.reported, language);
  const documentsIf = conditionalPapers(scheme);
  return {
    id,
    title,
    plainTitle,
    documents,
    sharesTotalWith,
    excludes,
    asOf,
    reviewed,
    benefit,
    ...(hasOtherBenefits(benefits) && { hasOtherBenefits: true as const }),
    ...(lends && { lends }),
    ...(isPaidAllYear(scheme) && { wholeYear: true as const }),
    ...(documentsIf.length > 0 && { documentsIf }),
    ...(reported && { reported }),
    ...(confidence === 'medium' && { confidence }),
    ...(sample && { sample }),
    eligibility,
  };
}

/** Lists the papers that only some applicants need, with the condition. Omits conditions that no answer decides. */
function conditionalPapers({ documentsIf = [] }: Scheme): NonNullable<FinderScheme['documentsIf']> {
  return documentsIf.flatMap(({ document, condition: id }) => {
    const { title: _, ...condition } = paperConditions[id] ?? {};
    return Object.keys(condition).length > 0 ? [{ document, condition }] : [];
  });
}

/** Recognises a monthly amount that a situation counts towards the first year, or that shares a total with one. */
function isPaidAllYear({ id, benefits, sharesTotalWith = [], excludes = [] }: Scheme): boolean {
  const counted = new Set(situations.flatMap((situation) => situation.counted ?? []));
  return benefits[0]?.period === 'month' && [id, ...sharesTotalWith, ...excludes].some((one) => counted.has(one));
}

/** Keeps a source only if it is a web address; decoded, because percent-encoded Devanagari is three times as long. */
function finderRule(rule: Scheme['eligibility'][number], language: Language): FinderRule {
  const { source } = rule;
  return {
    ...localize(rule, language),
    ...otherLimit(rule),
    ...(source.startsWith('https://') && { source: decodeURI(source) }),
  };
}

/** Resolves `aboveLimitOf` to the income limit of the named scheme, in rupees. */
function otherLimit(rule: Scheme['eligibility'][number]): { aboveRupees?: number } {
  if (rule.kind !== 'income' || rule.aboveLimitOf === undefined) return {};
  const scheme = schemes.find(({ id }) => id === rule.aboveLimitOf);
  const limits = scheme?.eligibility.flatMap((other) => (other.kind === 'income' && other.maxRupees) || []) ?? [];
  if (limits.length !== 1) throw new Error(`${rule.aboveLimitOf} has no single income limit`);
  return { aboveRupees: Math.max(...limits) };
}
