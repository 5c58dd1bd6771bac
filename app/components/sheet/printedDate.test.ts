import { expect, it } from 'vitest';
import { findPrintedDay } from './printedDate.ts';

it('a sheet has the day of printing', () => {
  expect(findPrintedDay(new Date(2026, 10, 5), '2025-07-22')).toBe('2026-11-05');
  expect(findPrintedDay(new Date(2025, 6, 22), '2025-07-22')).toBe('2025-07-22');
});

it('a sheet has no day of printing if the clock of the phone is behind the last update of the site', () => {
  expect(findPrintedDay(new Date(0), '2025-07-22')).toBeUndefined();
  expect(findPrintedDay(new Date(2025, 6, 21), '2025-07-22')).toBeUndefined();
});
