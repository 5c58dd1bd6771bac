import type { z } from 'zod';
import { issueAt } from '../problems/problem.ts';
import { dayRange } from './readDay.ts';

type Context = z.core.$RefinementCtx;

/** Rejects days far from the present, because a year of two digits in a date field is one of the first century. */
export function isInDayRange(day: string, { addIssue }: Context): void {
  const { from, to } = dayRange();
  if (day < from || day > to) addIssue(issueAt([], 'dayOutOfRange', { from: { day: from }, to: { day: to } }));
}

/** Rejects percents below 1, because spreadsheet programs store 50% as 0.5. */
export function isWholePercent(value: number, { addIssue }: Context): void {
  if (value > 0 && value < 1) addIssue(issueAt([], 'percentBelowOne', { right: Math.round(value * 10_000) / 100 }));
}
