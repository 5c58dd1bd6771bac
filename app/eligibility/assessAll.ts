import type { Answers } from './answers.ts';
import { type Assessment, assess } from './assess.ts';
import type { FinderScheme } from './catalogue.ts';
import { closeness, isInPlay } from './inPlay.ts';

/**
 * All schemes, each in one group. `everybody`: without a condition, so that no answer tells anything of them. `elsewhere`:
 * for life situations that were not ticked; neither offered nor refused.
 */
export type Results = Record<'likely' | 'check' | 'notNow' | 'everybody' | 'elsewhere', Assessment[]>;

/**
 * Groups and orders: what is for the situation first, then what is given before what is lent, what comes again before
 * what comes once, what is narrowly for this person, and the most money. To check: of those, fewest open things first. Not now:
 * what may still come first.
 */
export function assessAll(catalogue: readonly FinderScheme[], answers: Answers, today: string): Results {
  const results: Results = { likely: [], check: [], notNow: [], everybody: [], elsewhere: [] };
  for (const scheme of catalogue) {
    const assessment = assess(scheme, answers, today);
    results[groupOf(assessment, answers)].push(assessment);
  }
  const byCloseness = (one: Assessment, other: Assessment) =>
    Math.sign(closeness(other.scheme, answers)) - Math.sign(closeness(one.scheme, answers));
  const byFit = (one: Assessment, other: Assessment) =>
    byCloseness(one, other) ||
    lent(one.scheme) - lent(other.scheme) ||
    comesAgain(other.scheme) - comesAgain(one.scheme) ||
    answersMet(other) - answersMet(one) ||
    countOf('office', one) - countOf('office', other) ||
    yearly(other.scheme) - yearly(one.scheme);
  results.likely.sort(byFit);
  results.check.sort(
    (one, other) => byCloseness(one, other) || countOf('open', one) - countOf('open', other) || byFit(one, other),
  );
  results.notNow.sort(
    (one, other) =>
      nearness(one) - nearness(other) || countOf('failed', one) - countOf('failed', other) || byFit(one, other),
  );
  return results;
}

function groupOf(assessment: Assessment, answers: Answers): keyof Results {
  if (!isInPlay(assessment, answers)) return 'elsewhere';
  return assessment.conditions.length === 0 ? 'everybody' : assessment.verdict;
}

const countOf = (state: 'open' | 'failed' | 'office', { conditions }: Assessment) =>
  conditions.filter((condition) => condition.state === state).length;

const nearness = ({ conditions }: Assessment) => (conditions.some(({ near }) => near) ? 0 : 1);

const lent = ({ lends }: FinderScheme) => (lends ? 1 : 0);

/** A pension that comes every month is worth more to a person than a larger grant. */
const comesAgain = ({ benefit: { period } }: FinderScheme) => (period === 'month' || period === 'year' ? 1 : 0);

/** How many conditions the answers meet. Nearly everybody lives in the state. */
const answersMet = ({ conditions }: Assessment) =>
  conditions.filter(({ state, rule }) => state === 'met' && rule.kind !== 'residence').length;

const MONTHS = 12;

/** What comes in a year. Shares and words have no amount. */
function yearly({ benefit: { rupees = 0, period } }: FinderScheme): number {
  return period === 'month' ? rupees * MONTHS : rupees;
}
