import type { Scheme } from '../schemes/schema.server.ts';

type Benefit = Pick<Scheme['benefits'][number], 'rupees' | 'upTo' | 'percent' | 'period'>;
type SchemeAmounts = Pick<Scheme, 'id' | 'sharesTotalWith' | 'excludes'> & { benefits: readonly Benefit[] };

/** A fixed amount in rupees that is paid once, every month or every year. */
export type FixedAmount = { rupees: number; period: NonNullable<Benefit['period']> };

/**
 * Schemes of one list of which a person gets one amount, because they share a total or exclude each other. `numbers`: their
 * places in the list, from 1. `separately`: the sum that nobody gets. `onlyOne`: some exclude each other, although others
 * may share a total.
 */
export type OneAmountGroup = FixedAmount & { numbers: number[]; separately: number; onlyOne?: true };

/** An amount that counts towards the first year. `id`: its scheme; `inYear`: its sum in rupees within twelve months. */
export type YearPart = FixedAmount & { id: string; inYear: number };

const TIMES_IN_YEAR = { once: 1, month: 12, year: 1 } as const;

/** Returns the first benefit of a scheme if it is a fixed amount, as on the scheme's card. */
export function fixedAmount({ benefits: [first] }: Pick<SchemeAmounts, 'benefits'>): FixedAmount | undefined {
  if (!first || first.upTo || first.percent !== undefined) return undefined;
  const { rupees, period } = first;
  return rupees === undefined || period === undefined ? undefined : { rupees, period };
}

const excludeEachOther = (one: SchemeAmounts, other: SchemeAmounts) =>
  one.excludes?.includes(other.id) === true || other.excludes?.includes(one.id) === true;

const giveOneAmount = (one: SchemeAmounts, other: SchemeAmounts) =>
  one.sharesTotalWith?.includes(other.id) === true ||
  other.sharesTotalWith?.includes(one.id) === true ||
  excludeEachOther(one, other);

/** Finds the schemes of a list of which a person gets one amount: the highest, once. */
export function oneAmountGroups(schemes: readonly SchemeAmounts[]): OneAmountGroup[] {
  return groupByAmount(schemes).flatMap((group) => {
    const amounts = group.flatMap((scheme) => fixedAmount(scheme) ?? []);
    const [first] = amounts;
    const isComparable = amounts.length === group.length && amounts.every(({ period }) => period === first?.period);
    if (!first || group.length < 2 || !isComparable) return [];
    const all = amounts.map(({ rupees }) => rupees);
    return {
      numbers: group.map((scheme) => schemes.indexOf(scheme) + 1),
      period: first.period,
      rupees: Math.max(...all),
      separately: all.reduce((sum, rupees) => sum + rupees, 0),
      ...(group.some((one) => group.some((other) => excludeEachOther(one, other))) && { onlyOne: true as const }),
    };
  });
}

/** Adds up what the schemes may bring in the first year: fixed amounts only, and one of each group. */
export function firstYear(schemes: readonly SchemeAmounts[]): { rupees: number; parts: YearPart[] } {
  const parts = groupByAmount(schemes).flatMap((group): YearPart[] => {
    const inYear = group
      .map((scheme) => ({ id: scheme.id, amount: fixedAmount(scheme) }))
      .flatMap(({ id, amount }) =>
        amount ? { id, ...amount, inYear: amount.rupees * TIMES_IN_YEAR[amount.period] } : [],
      );
    return inYear.sort((a, b) => b.inYear - a.inYear).slice(0, 1);
  });
  return { rupees: parts.reduce((sum, part) => sum + part.inYear, 0), parts };
}

/** Divides schemes into groups of which a person gets one amount; most groups have one scheme. Keeps the order of the list. */
export function groupByAmount<One extends SchemeAmounts>(schemes: readonly One[]): One[][] {
  const groups: One[][] = [];
  for (const scheme of schemes) {
    const own = groups.filter((group) => group.some((other) => giveOneAmount(scheme, other)));
    const merged = [...own.flat(), scheme].sort((a, b) => schemes.indexOf(a) - schemes.indexOf(b));
    const [first] = own;
    if (!first) groups.push(merged);
    else {
      groups[groups.indexOf(first)] = merged;
      for (const other of own.slice(1)) groups.splice(groups.indexOf(other), 1);
    }
  }
  return groups;
}

/** Lists what schemes ask for (papers, bodies) once each, with the places in the list of the schemes that ask for it. */
export function collectOnce(lists: readonly (readonly string[])[]): { id: string; numbers: number[] }[] {
  const numbersById = new Map<string, number[]>();
  lists.forEach((ids, index) => {
    for (const id of new Set(ids)) numbersById.set(id, [...(numbersById.get(id) ?? []), index + 1]);
  });
  return [...numbersById].map(([id, numbers]) => ({ id, numbers }));
}
