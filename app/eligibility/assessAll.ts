import type { Answers } from './answers.ts';
import { type Assessment, assess, type Verdict } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { isRelevant, matchAudiences } from './relevance.ts';

/** Puts each scheme into one group. `unconditional` schemes have no condition, `irrelevant` schemes are for other life situations. */
export type Results = Record<Verdict | 'unconditional' | 'irrelevant', Assessment[]>;

type Compare = (a: Assessment, b: Assessment) => number;

/** Groups the schemes. Sorts `likely`, `check` and `notNow` by match with the answers, then by benefit. `today` is an ISO date. */
export function assessAll(catalogue: readonly FinderScheme[], answers: Answers, today: string): Results {
  const results: Results = { likely: [], check: [], notNow: [], unconditional: [], irrelevant: [] };
  for (const scheme of catalogue) {
    const assessment = assess(scheme, answers, today);
    results[chooseGroup(assessment, answers)].push(assessment);
  }
  const byAudience: Compare = (a, b) =>
    Math.sign(matchAudiences(b.scheme, answers)) - Math.sign(matchAudiences(a.scheme, answers));
  const byFit: Compare = (a, b) => byAudience(a, b) || compareBenefits(a, b);
  results.likely.sort(byFit);
  results.check.sort((a, b) => byAudience(a, b) || countState('open', a) - countState('open', b) || byFit(a, b));
  results.notNow.sort(
    (a, b) =>
      Number(isNearMiss(b)) - Number(isNearMiss(a)) || countState('failed', a) - countState('failed', b) || byFit(a, b),
  );
  return results;
}

const compareBenefits: Compare = (a, b) =>
  Number(isLoan(a)) - Number(isLoan(b)) ||
  Number(isRegular(b)) - Number(isRegular(a)) ||
  countMet(b) - countMet(a) ||
  countState('office', a) - countState('office', b) ||
  rupeesPerYear(b) - rupeesPerYear(a);

function chooseGroup(assessment: Assessment, answers: Answers): keyof Results {
  if (!isRelevant(assessment, answers)) return 'irrelevant';
  return assessment.conditions.length === 0 ? 'unconditional' : assessment.verdict;
}

const countState = (state: 'open' | 'failed' | 'office', { conditions }: Assessment) =>
  conditions.filter((condition) => condition.state === state).length;

const isNearMiss = ({ conditions }: Assessment) => conditions.some(({ nearMiss }) => nearMiss);
const isLoan = ({ scheme }: Assessment) => scheme.lends === true;
const isRegular = ({ scheme: { benefit } }: Assessment) => benefit.period === 'month' || benefit.period === 'year';

/** Counts the conditions that are met, except residence, because nearly everybody lives in the state. */
const countMet = ({ conditions }: Assessment) =>
  conditions.filter(({ state, rule }) => state === 'met' && rule.kind !== 'residence').length;

const rupeesPerYear = ({ scheme: { benefit } }: Assessment) =>
  (benefit.rupees ?? 0) * (benefit.period === 'month' ? 12 : 1);
