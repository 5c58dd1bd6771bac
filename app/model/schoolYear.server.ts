import { z } from 'zod';
import { code } from './problems/problem.ts';

/** A school year, from June to May: 2024-25. */
export const schoolYear = z
  .string({ error: code('notSchoolYear') })
  .refine((text) => isSchoolYear(text), code('notSchoolYear'));

export function isSchoolYear(text: string): boolean {
  const [, first, second] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(second);
}
