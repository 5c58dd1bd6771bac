import { expect, it } from 'vitest';
import { findToday } from './today.ts';

const SCHEMES = [{ asOf: '2026-03-01' }, { asOf: '2025-07-22', reviewed: '2026-04-01' }, { asOf: '2025-07-22' }];

it.each([
  ['a right clock', '2026-11-22T18:30:00Z', '2026-11-23'],
  ['a clock that begins again in 1970', '1970-01-01T00:00:00Z', '2026-04-01'],
])('an age is counted until today with %s', (_, now, today) => {
  expect(findToday(SCHEMES, new Date(now))).toBe(today);
});
