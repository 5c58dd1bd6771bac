import type { Localized } from '../localize.ts';
import type { Scheme } from './schema.server.ts';

export type Benefit = Localized<Scheme>['benefits'][number];
type EligibilityRule = Localized<Scheme>['eligibility'][number];
type AgeRule = Extract<EligibilityRule, { kind: 'age' }>;
type IncomeRule = Extract<EligibilityRule, { kind: 'income' }>;

/** Main figure on a card: words, a share or an amount. A share with rupees is limited to that amount. */
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

/** `ofProject`: the benefit is a share of the cost of a project and has no other unit. */
export type BenefitUnits = {
  ofProject?: true;
  period?: NonNullable<Benefit['period']>;
  per?: NonNullable<Benefit['per']>;
};

/** Units for which "one time" is obvious and omitted: "per house". */
const HAPPENS_ONCE = new Set(['award', 'case', 'couple', 'family', 'house', 'marriage', 'project', 'settlement']);

/** Returns period and recipient of a benefit without obvious units: a monthly pension needs no "per person". */
export function benefitUnits({ words, period, per, percent }: Omit<Benefit, 'what'>): BenefitUnits {
  if (words !== undefined) return period === undefined || period === 'once' ? {} : { period };
  if (percent !== undefined && per === 'project') return { ofProject: true };
  const saysPer = per !== undefined && !(per === 'person' && period !== undefined);
  const saysPeriod = period !== undefined && !(period === 'once' && per !== undefined && HAPPENS_ONCE.has(per));
  return { ...(saysPeriod && { period }), ...(saysPer && { per }) };
}

type Sentence = { kind: 'sentence'; text: string };

/** A line of the key facts: the rule's own sentence, or a bound in years. */
export type AgeFact =
  | Sentence
  | (Pick<AgeRule, 'who' | 'asOf'> &
      (
        | { kind: 'from'; min: number }
        | { kind: 'above'; above: number }
        | { kind: 'to'; max: number }
        | { kind: 'range'; min: number; max: number }
      ));

/** Detects a second sentence, which may contain an exception; without it, eligible people might not apply. */
const hasTwoSentences = (text: string) => /[.;]\s+\S/u.test(text);

/** Returns the age limits of a scheme. Two limits for the same person are given as sentences, which tell them apart. */
export function ageFacts(eligibility: readonly EligibilityRule[]): AgeFact[] {
  const rules = eligibility.filter((rule): rule is AgeRule => rule.kind === 'age');
  return rules.map((rule) => {
    const { text, who, min, above, max, asOf } = rule;
    const isOnlyOne = rules.filter((other) => other.who === who).length === 1;
    if (!isOnlyOne || hasTwoSentences(text)) return { kind: 'sentence', text };
    if (min !== undefined && max !== undefined) return { kind: 'range', min, max, who, asOf };
    if (above !== undefined && max === undefined) return { kind: 'above', above, who, asOf };
    if (min !== undefined) return { kind: 'from', min, who, asOf };
    if (max !== undefined && above === undefined) return { kind: 'to', max, who, asOf };
    return { kind: 'sentence', text };
  });
}

export type IncomeFact =
  | Sentence
  | { kind: 'upTo'; rupees: number; area?: IncomeRule['area'] }
  | { kind: 'below'; rupees: number; area?: IncomeRule['area'] };

/** Returns the limits of yearly income. For a rule without a figure, its sentence says where to ask. */
export function incomeFacts(eligibility: readonly EligibilityRule[]): IncomeFact[] {
  const rules = eligibility.filter((rule): rule is IncomeRule => rule.kind === 'income');
  return rules.map(({ text, maxRupees, belowRupees, area }) => {
    const isOnlyOne = rules.filter((other) => other.area === area).length === 1;
    if (!isOnlyOne || hasTwoSentences(text)) return { kind: 'sentence', text };
    if (maxRupees !== undefined) return { kind: 'upTo', rupees: maxRupees, area };
    if (belowRupees !== undefined) return { kind: 'below', rupees: belowRupees, area };
    return { kind: 'sentence', text };
  });
}

/** Tells whether "2.5 lakh" gives an amount exactly; ₹1,23,456 and a crore (10,000,000) are written out instead. */
export function isRoundLakh(rupees: number): boolean {
  return rupees >= 100_000 && rupees < 10_000_000 && rupees % 1000 === 0;
}
