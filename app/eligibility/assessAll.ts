import type { Answers } from './answers.ts';
import { type AssessedCondition, type Assessment, assess, type Verdict } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { questionById } from './questions.ts';

/** Puts each scheme into one group. `unconditional` schemes have no condition. */
export type Results = Record<Verdict | 'unconditional', Assessment[]>;

type Compare = (a: Assessment, b: Assessment) => number;

/** Groups the schemes, and sorts each group: schemes for the person's situation first, then by benefit. `today` is an ISO date. */
export function assessAll(catalogue: readonly FinderScheme[], answers: Answers, today: string): Results {
  const results: Results = { likely: [], check: [], otherSituation: [], notNow: [], unconditional: [] };
  for (const scheme of catalogue) {
    const assessment = assess(scheme, answers, today);
    results[assessment.conditions.length === 0 ? 'unconditional' : assessment.verdict].push(assessment);
  }
  results.likely.sort(byFit);
  results.check.sort((a, b) => byTicked(a, b) || countUnknown(a) - countUnknown(b) || byFit(a, b));
  results.notNow.sort(
    (a, b) =>
      Number(isNearMiss(b)) - Number(isNearMiss(a)) ||
      byTicked(a, b) ||
      count('failed', a) - count('failed', b) ||
      byFit(a, b),
  );
  return results;
}

/** Recognises a condition that is met by a ticked life situation or hardship, which not everybody has. */
const isByTick = ({ state, question }: AssessedCondition) =>
  state === 'met' &&
  question !== undefined &&
  (question === 'situation' || question === 'hardship' || typeof questionById(question).respondents !== 'string');

const byTicked: Compare = (a, b) => Number(b.conditions.some(isByTick)) - Number(a.conditions.some(isByTick));

const byFit: Compare = (a, b) => byTicked(a, b) || compareBenefits(a, b);

const compareBenefits: Compare = (a, b) =>
  Number(isLoan(a)) - Number(isLoan(b)) ||
  Number(isRegular(b)) - Number(isRegular(a)) ||
  countMet(b) - countMet(a) ||
  rupeesPerYear(b) - rupeesPerYear(a);

const count = (wanted: AssessedCondition['state'], { conditions }: Assessment) =>
  conditions.filter(({ state }) => state === wanted).length;

const countUnknown = (assessment: Assessment) => count('open', assessment) + count('office', assessment);

const isNearMiss = ({ conditions }: Assessment) => conditions.some(({ nearMiss }) => nearMiss);
const isLoan = ({ scheme }: Assessment) => scheme.lends === true;
const isRegular = ({ scheme: { benefit } }: Assessment) => benefit.period === 'month' || benefit.period === 'year';

/** Counts the conditions that are met, except residence, because nearly everybody lives in the state. */
const countMet = ({ conditions }: Assessment) =>
  conditions.filter(({ state, rule }) => state === 'met' && rule.kind !== 'residence').length;

const rupeesPerYear = ({ scheme: { benefit } }: Assessment) =>
  (benefit.rupees ?? 0) * (benefit.period === 'month' ? 12 : 1);
