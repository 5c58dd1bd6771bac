import type { Assessment } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import {
  firstYear,
  groupByAmount,
  type OneAmountGroup,
  oneAmountGroups,
  type YearPart,
} from '#app/model/situations/rules.ts';

const withAmounts = (assessments: readonly Assessment[]) =>
  assessments.map(({ scheme: { id, sharesTotalWith, excludes, benefit } }) => ({
    ...{ id, sharesTotalWith, excludes },
    benefits: [benefit],
  }));

/** Lists the schemes of a group, of which a person gets one amount, one after the other. */
export function sortByAmountGroup(assessments: readonly Assessment[]): Assessment[] {
  const order = groupByAmount(withAmounts(assessments)).flatMap((group) => group.map(({ id }) => id));
  return [...assessments].sort((a, b) => order.indexOf(a.scheme.id) - order.indexOf(b.scheme.id));
}

export const totalsOf = (assessments: readonly Assessment[]): OneAmountGroup[] =>
  oneAmountGroups(withAmounts(assessments));

/** Money for a thing, which is named beside the sum and not added to it. */
const isForThing = ({ benefit: { per } }: FinderScheme) => per === 'house';

/** Excludes loans, and monthly amounts that may end within the year. */
const isCounted = (scheme: FinderScheme) =>
  !scheme.lends && !isForThing(scheme) && (scheme.benefit.period !== 'month' || scheme.wholeYear === true);

export type ResultYear = { rupees: number; parts: YearPart[]; things: FinderScheme[] };

/** Adds up what a person may get in the first year. */
export function sumOfResult(assessments: readonly Assessment[]): ResultYear {
  const things = assessments
    .map(({ scheme }) => scheme)
    .filter((scheme) => isForThing(scheme) && scheme.benefit.rupees);
  return { ...firstYear(withAmounts(assessments.filter(({ scheme }) => isCounted(scheme)))), things };
}
