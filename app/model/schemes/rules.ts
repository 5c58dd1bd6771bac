import type { Localized } from '../localize.ts';
import type { Scheme } from './schema.server.ts';

export type Benefit = Localized<Scheme>['benefits'][number];
type EligibilityRule = Localized<Scheme>['eligibility'][number];
type AgeRule = Extract<EligibilityRule, { kind: 'age' }>;
type IncomeRule = Extract<EligibilityRule, { kind: 'income' }>;

/** Value of the category list that stands for all categories; an address without a category says the same. */
export const ALL_CATEGORIES = '';

/** The schemes of one category, or all of them. */
export function schemesIn<Entry extends { category: string }>(schemes: readonly Entry[], category: string): Entry[] {
  return schemes.filter((scheme) => category === ALL_CATEGORIES || scheme.category === category);
}

/** What stands large on a card: words, a share, or an amount. A share with rupees is a share of at most that amount. */
export type Figure =
  | { kind: 'words'; words: string }
  | { kind: 'share'; percent: number; upTo: boolean }
  | { kind: 'cappedShare'; percent: number; rupees: number }
  | { kind: 'amount'; rupees: number; upTo: boolean }
  | { kind: 'none' };

export function benefitFigure({ words, percent, rupees, upTo }: Omit<Benefit, 'what'>): Figure {
  if (words !== undefined) return { kind: 'words', words };
  if (percent !== undefined && rupees !== undefined) return { kind: 'cappedShare', percent, rupees };
  if (percent !== undefined) return { kind: 'share', percent, upTo: upTo === true };
  if (rupees !== undefined) return { kind: 'amount', rupees, upTo: upTo === true };
  return { kind: 'none' };
}

export type BenefitUnits = {
  /** A share of the whole cost of a project has no other unit. */
  ofProject?: true;
  period?: NonNullable<Benefit['period']>;
  per?: NonNullable<Benefit['per']>;
};

/** These happen once by their nature, so "per house" needs no "one time" beside it. */
const HAPPENS_ONCE = new Set(['award', 'case', 'couple', 'family', 'house', 'marriage', 'project', 'settlement']);

/** How often and for whom, without what goes without saying: "every month" of a pension needs no "per person". */
export function benefitUnits({ words, period, per, percent }: Omit<Benefit, 'what'>): BenefitUnits {
  if (words !== undefined) return period === undefined || period === 'once' ? {} : { period };
  if (percent !== undefined && per === 'project') return { ofProject: true };
  const saysPer = per !== undefined && !(per === 'person' && period !== undefined);
  const saysPeriod = period !== undefined && !(period === 'once' && per !== undefined && HAPPENS_ONCE.has(per));
  return { ...(saysPeriod && { period }), ...(saysPer && { per }) };
}

/** A line of the key facts: the rule's own sentence, or a bound that a few words can say. */
export type AgeFact =
  | { kind: 'sentence'; text: string }
  | { kind: 'from'; min: number; who?: AgeRule['who']; asOf?: string | undefined }
  | { kind: 'above'; above: number; who?: AgeRule['who']; asOf?: string | undefined }
  | { kind: 'to'; max: number; who?: AgeRule['who']; asOf?: string | undefined }
  | { kind: 'range'; min: number; max: number; who?: AgeRule['who']; asOf?: string | undefined };

/** A rule of two sentences says more than its bound, and leaving that out could send somebody away. */
const saysMore = (text: string) => /[.;]\s+\S/u.test(text);

/** The age limits of a scheme. Two limits for the same person differ by something that only the sentences say. */
export function ageFacts(eligibility: readonly EligibilityRule[]): AgeFact[] {
  const rules = eligibility.filter((rule): rule is AgeRule => rule.kind === 'age');
  return rules.map((rule) => {
    const { text, who, min, above, max, asOf } = rule;
    const isOnlyOne = rules.filter((other) => other.who === who).length === 1;
    if (!isOnlyOne || saysMore(text)) return { kind: 'sentence', text };
    if (min !== undefined && max !== undefined) return { kind: 'range', min, max, who, asOf };
    if (above !== undefined && max === undefined) return { kind: 'above', above, who, asOf };
    if (min !== undefined) return { kind: 'from', min, who, asOf };
    if (max !== undefined && above === undefined) return { kind: 'to', max, who, asOf };
    return { kind: 'sentence', text };
  });
}

export type IncomeFact =
  | { kind: 'sentence'; text: string }
  | { kind: 'upTo'; rupees: number; area?: IncomeRule['area'] }
  | { kind: 'below'; rupees: number; area?: IncomeRule['area'] };

/** The limits of yearly income. A rule without a figure says in words where to ask. */
export function incomeFacts(eligibility: readonly EligibilityRule[]): IncomeFact[] {
  const rules = eligibility.filter((rule): rule is IncomeRule => rule.kind === 'income');
  return rules.map(({ text, maxRupees, belowRupees, area }) => {
    const isOnlyOne = rules.filter((other) => other.area === area).length === 1;
    if (!isOnlyOne || saysMore(text)) return { kind: 'sentence', text };
    if (maxRupees !== undefined) return { kind: 'upTo', rupees: maxRupees, area };
    if (belowRupees !== undefined) return { kind: 'below', rupees: belowRupees, area };
    return { kind: 'sentence', text };
  });
}

const RUPEES_IN_A_LAKH = 100_000;
const RUPEES_IN_A_CRORE = 10_000_000;
const TWO_PLACES_OF_A_LAKH = 1000;

/** Whether "2.5 lakh" says an amount exactly; ₹1,23,456 and a crore are written out instead. */
export function isRoundLakh(rupees: number): boolean {
  return rupees >= RUPEES_IN_A_LAKH && rupees < RUPEES_IN_A_CRORE && rupees % TWO_PLACES_OF_A_LAKH === 0;
}
