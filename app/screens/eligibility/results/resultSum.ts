import type { Assessment } from '#app/eligibility/assess.ts';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import {
  firstYear,
  groupByAmount,
  type OneAmountGroup,
  oneAmountGroups,
  type YearPart,
} from '#app/model/situations/rules.ts';

const toAmountSchemes = (assessments: readonly Assessment[]) =>
  assessments.map(({ scheme: { id, sharesTotalWith, excludes, benefit } }) => ({
    ...{ id, sharesTotalWith, excludes },
    benefits: [benefit],
  }));

/** Sorts schemes so that those which share one amount are next to each other. */
export function sortByAmountGroup(assessments: readonly Assessment[]): Assessment[] {
  const order = groupByAmount(toAmountSchemes(assessments)).flatMap((group) => group.map(({ id }) => id));
  return [...assessments].sort((a, b) => order.indexOf(a.scheme.id) - order.indexOf(b.scheme.id));
}

export const findSharedTotals = (assessments: readonly Assessment[]): OneAmountGroup[] =>
  oneAmountGroups(toAmountSchemes(assessments));

/** Tells whether a scheme pays for a house. Such money is named separately and not added to the sum. */
const isForHouse = ({ benefit: { per } }: FinderScheme) => per === 'house';

/** Excludes loans, the first of several amounts, because only some people get it, and monthly amounts that may end within the year. */
const isCounted = (scheme: FinderScheme) =>
  !scheme.lends &&
  !isForHouse(scheme) &&
  !scheme.hasOtherBenefits &&
  (scheme.benefit.period !== 'month' || scheme.wholeYear === true);

/** `forHouse`: whether a scheme also pays for a house. */
export type ResultYear = { rupees: number; parts: YearPart[]; forHouse: boolean };

/** Adds up what a person may get in the first year. */
export function sumFirstYear(assessments: readonly Assessment[]): ResultYear {
  return {
    ...firstYear(toAmountSchemes(assessments.filter(({ scheme }) => isCounted(scheme)))),
    forHouse: assessments.some(({ scheme }) => isForHouse(scheme)),
  };
}
