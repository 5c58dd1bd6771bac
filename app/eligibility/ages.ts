import type { FinderScheme } from './catalogue.ts';
import type { Interval } from './questions.ts';

const yearOf = (isoDay: string) => Number(isoDay.slice(0, 4));
const monthAndDay = (isoDay: string) => isoDay.slice(5);

/** Derives the age on another day from the age today: who is 67 today was 64 or 65 three years ago. Days are ISO days. */
export function ageOn(day: string, age: Interval, today: string): Interval {
  const years = yearOf(today) - yearOf(day);
  const youngest = age.from - years - (monthAndDay(day) < monthAndDay(today) ? 1 : 0);
  if (age.to === undefined) return { from: youngest };
  return { from: youngest, to: age.to - years + (monthAndDay(day) > monthAndDay(today) ? 1 : 0) };
}

/** Finds the last birth date that the catalogue's one fixed-day age limit allows: 65 on 2023-12-31 gives 1958-12-31. */
export function findBirthDateCutoff(catalogue: readonly FinderScheme[]): string | undefined {
  for (const rule of catalogue.flatMap(({ eligibility }) => eligibility))
    if (rule.kind === 'age' && rule.asOf !== undefined && rule.min !== undefined)
      return `${yearOf(rule.asOf) - rule.min}-${monthAndDay(rule.asOf)}`;
  return undefined;
}
