import type { Interval } from './questions.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));
const monthAndDay = (day: string) => day.slice(5);

/**
 * The completed years on another day of somebody whose completed years today are known: who is 67 today may have been
 * 64 or 65 three years ago, before or after the birthday.
 */
export function ageOn(day: string, age: Interval, today: string): Interval {
  const years = yearOf(today) - yearOf(day);
  const youngest = age.from - years - (monthAndDay(day) < monthAndDay(today) ? 1 : 0);
  if (age.to === undefined) return { from: youngest };
  return { from: youngest, to: age.to - years + (monthAndDay(day) > monthAndDay(today) ? 1 : 0) };
}

/** The last birthday with which one is this old on a day: 65 on 31 December 2023 is born on or before 31 December 1958. */
export function lastBirthday(day: string, age: number): string {
  return `${yearOf(day) - age}-${monthAndDay(day)}`;
}
