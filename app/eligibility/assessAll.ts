import type { Answers } from './answers.ts';
import { type Assessment, assess, type Verdict } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { isRelevant, matchAudiences } from './relevance.ts';

/** Each scheme in one group. `unconditional` schemes have no condition, `irrelevant` ones are for other situations. */
export type Results = Record<Verdict | 'unconditional' | 'irrelevant', Assessment[]>;

type Compare = (one: Assessment, other: Assessment) => number;

/** Groups the schemes and sorts each group by fit, then by benefit. `today` is an ISO day. */
export function assessAll(catalogue: readonly FinderScheme[], answers: Answers, today: string): Results {
  const results: Results = { likely: [], check: [], notNow: [], unconditional: [], irrelevant: [] };
  for (const scheme of catalogue) {
    const assessment = assess(scheme, answers, today);
    results[chooseGroup(assessment, answers)].push(assessment);
  }
  const byAudience: Compare = (one, other) =>
    Math.sign(matchAudiences(other.scheme, answers)) - Math.sign(matchAudiences(one.scheme, answers));
  const byFit: Compare = (one, other) => byAudience(one, other) || compareBenefits(one, other);
  results.likely.sort(byFit);
  results.check.sort(
    (one, other) => byAudience(one, other) || countState('open', one) - countState('open', other) || byFit(one, other),
  );
  results.notNow.sort(
    (one, other) =>
      Number(isNearMiss(other)) - Number(isNearMiss(one)) ||
      countState('failed', one) - countState('failed', other) ||
      byFit(one, other),
  );
  return results;
}

const compareBenefits: Compare = (one, other) =>
  Number(isLoan(one)) - Number(isLoan(other)) ||
  Number(isRegular(other)) - Number(isRegular(one)) ||
  countMet(other) - countMet(one) ||
  countState('office', one) - countState('office', other) ||
  rupeesPerYear(other) - rupeesPerYear(one);

function chooseGroup(assessment: Assessment, answers: Answers): keyof Results {
  if (!isRelevant(assessment, answers)) return 'irrelevant';
  return assessment.conditions.length === 0 ? 'unconditional' : assessment.verdict;
}

const countState = (state: 'open' | 'failed' | 'office', { conditions }: Assessment) =>
  conditions.filter((condition) => condition.state === state).length;

const isNearMiss = ({ conditions }: Assessment) => conditions.some(({ nearMiss }) => nearMiss);

const isLoan = ({ scheme }: Assessment) => scheme.lends === true;

const isRegular = ({ scheme: { benefit } }: Assessment) => benefit.period === 'month' || benefit.period === 'year';

/** Counts the conditions that are met, without residence: nearly everybody lives in the state. */
const countMet = ({ conditions }: Assessment) =>
  conditions.filter(({ state, rule }) => state === 'met' && rule.kind !== 'residence').length;

const rupeesPerYear = ({ scheme: { benefit } }: Assessment) =>
  (benefit.rupees ?? 0) * (benefit.period === 'month' ? 12 : 1);
