import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { ageOn, findBirthDateCutoff } from './bounds.ts';

const dayBetween = (from: string, to: string) =>
  fc
    .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

/** Counts completed years; a person born on 29 February turns a year older on 1 March in non-leap years. */
function completedYears(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

describe('ageOn', () => {
  it('returns a range that contains the true age for any birth date and current date', () => {
    fc.assert(
      fc.property(
        dayBetween('1930-01-01', '1990-12-31'),
        dayBetween('2023-12-31', '2040-12-31'),
        dayBetween('2000-01-01', '2023-12-31'),
        (born, today, day) => {
          const age = completedYears(born, today);
          const { from, to = Number.NaN } = ageOn(day, { from: age, to: age }, today);
          const then = completedYears(born, day);
          expect(from).toBeLessThanOrEqual(then);
          expect(to).toBeGreaterThanOrEqual(then);
          expect(to - from).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns the exact age if today is an anniversary of the date', () => {
    expect(ageOn('2023-12-31', { from: 70, to: 70 }, '2026-12-31')).toEqual({ from: 67, to: 67 });
  });

  it('shifts both ends of a bracket and leaves "80 or more" unbounded', () => {
    expect(ageOn('2023-12-31', { from: 65, to: 79 }, '2026-11-22')).toEqual({ from: 62, to: 77 });
    expect(ageOn('2023-12-31', { from: 80 }, '2026-11-22')).toEqual({ from: 77 });
  });
});

describe('findBirthDateCutoff', () => {
  const limit = { kind: 'age', text: 'You were 65.', min: 65, asOf: '2023-12-31' } as const;

  it('returns 31 December 1958 for an age limit of 65 on 31 December 2023', () => {
    expect(findBirthDateCutoff([schemeOf(), schemeOf(limit)])).toBe('1958-12-31');
    expect(completedYears('1958-12-31', '2023-12-31')).toBe(65);
    expect(completedYears('1959-01-01', '2023-12-31')).toBe(64);
  });

  it('returns undefined if no scheme has an age limit on a fixed date', () => {
    expect(findBirthDateCutoff([schemeOf({ ...limit, asOf: undefined } as never)])).toBeUndefined();
    expect(findBirthDateCutoff([])).toBeUndefined();
  });
});
