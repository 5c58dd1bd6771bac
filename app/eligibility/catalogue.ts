import type { z } from 'zod';
import { type Columns, toRows } from '#app/columns.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Localized } from '#app/model/localize.ts';
import type { ReportedText } from '#app/model/reported.server.ts';
import type { paperConditionsSchema } from '#app/model/schemes/papersSchema.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { memoizePerLanguage, readData } from '#app/readData.ts';

type Rule = Localized<Scheme>['eligibility'][number];

/** Adds the income limit of another scheme as a number, because the content only refers to that scheme by id. */
type WithLimit<Kind> = Kind extends { kind: 'income' } ? Kind & { aboveRupees?: number } : Kind;

/** An eligibility rule in one language. `source`: web address of a page that states the rule. */
export type FinderRule = Rule extends infer Kind ? WithLimit<Kind> & { source?: string } : never;

export type RuleOfKind<Kind extends FinderRule['kind']> = Extract<FinderRule, { kind: Kind }>;

/** Who needs a paper that not everybody needs. */
export type PaperCondition = Omit<z.infer<typeof paperConditionsSchema>['conditions'][string], 'title'>;

/** The data of a scheme in `/eligibility/{language}.json`. `benefit`: the benefit shown on the scheme's card. */
export type FinderScheme = Pick<
  Localized<Scheme>,
  'id' | 'title' | 'plainTitle' | 'documents' | 'sharesTotalWith' | 'excludes' | 'asOf' | 'reviewed'
> & {
  /** Papers that only some applicants need. */
  documentsIf?: { document: string; condition: PaperCondition }[];
  benefit: Localized<Scheme>['benefits'][number];
  /** Not everybody gets the benefit that the card shows (app/model/schemes/otherBenefits.ts). */
  hasOtherBenefits?: true;
  lends?: true;
  /** The monthly amount is paid all year. */
  wholeYear?: true;
  reported?: ReportedText;
  /** Omitted for a confirmed scheme. */
  confidence?: 'medium';
  sample?: true;
  eligibility: FinderRule[];
};

export const cataloguePath = (language: Language) => `/eligibility/${language}.json`;

/** Raise the number when `assess` can no longer read the schemes of an older release, or would judge otherwise by them. */
export const CATALOGUE_FORMAT = 'finder-1';

export const loadCatalogue = memoizePerLanguage(async (language, cache) =>
  toRows(await readData<Columns<FinderScheme>>(cataloguePath(language), CATALOGUE_FORMAT, cache)),
);
