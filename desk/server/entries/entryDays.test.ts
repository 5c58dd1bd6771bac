import { expect, it } from 'vitest';
import { daysOf } from './entryDays.ts';

const part = (changes: object = {}) => ({ source: ['A letter'], confidence: 'high', asOf: '2025-07-22', ...changes });
const days = (entry: object) => daysOf({ file: 'a.yaml', entry }, []);

it('the day of comparison is the review, or the day on which the entry was true, of the part compared longest ago', () => {
  expect(days(part())).toEqual({ compared: '2025-07-22' });
  expect(days(part({ reviewed: '2026-01-01' }))).toEqual({ compared: '2026-01-01' });
  expect(days({ offices: { thane: part(), palghar: part({ asOf: '2024-01-01' }) } })).toEqual({
    compared: '2024-01-01',
  });
});

it('a sample or a retired part has nothing to compare', () => {
  expect(days(part({ sample: true }))).toEqual({});
  expect(days(part({ retired: { on: '2026-01-01' } }))).toEqual({});
});

it('a portal has the day since which it does not open', () => {
  expect(days({ state: { is: 'down', since: '2026-02-01' } })).toEqual({ down: '2026-02-01' });
  expect(days({ state: { is: 'ok', since: '2026-02-01' } })).toEqual({});
});
