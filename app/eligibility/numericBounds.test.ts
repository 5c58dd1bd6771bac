import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemeById } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
import type { Answers } from './answers.ts';
import { assess } from './assess.ts';
import { checkBounds, findBounds } from './bounds.ts';
import type { FinderRule } from './catalogue.ts';

const TODAY = '2026-11-22';
const text = 'A condition.';

const stateAt = (rule: FinderRule, from: number, to: number) => {
  const measure = findBounds(rule);
  if (!measure) throw new Error('the rule has no number');
  return checkBounds(measure, { [measure.question]: { from, to } }, TODAY).state;
};

describe('checkBounds', () => {
  it('treats min and max as inclusive, "above" and "below" as exclusive', () => {
    const number = fc.nat(1_000_000);
    fc.assert(
      fc.property(number, number, (bound, value) => {
        const at = (rule: FinderRule) => stateAt(rule, value, value) === 'met';
        expect(at({ kind: 'age', text, min: bound })).toBe(value >= bound);
        expect(at({ kind: 'age', text, max: bound })).toBe(value <= bound);
        expect(at({ kind: 'age', text, above: bound })).toBe(value > bound);
        expect(at({ kind: 'income', text, of: 'family', maxRupees: bound })).toBe(value <= bound);
        expect(at({ kind: 'income', text, of: 'family', belowRupees: bound })).toBe(value < bound);
        expect(at({ kind: 'income', text, of: 'family', aboveRupees: bound })).toBe(value > bound);
        expect(at({ kind: 'marks', text, minPercent: bound })).toBe(value >= bound);
        expect(at({ kind: 'count', text, of: 'couples', min: bound })).toBe(value >= bound);
        expect(at({ kind: 'count', text, of: 'couples', above: bound })).toBe(value > bound);
        expect(at({ kind: 'cost', text, minRupees: bound, maxRupees: 1_000_000 })).toBe(value >= bound);
      }),
    );
  });

  it('returns "open" only for a bracket that the bound divides', () => {
    const ends = fc.tuple(fc.nat(120), fc.nat(120)).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);
    fc.assert(
      fc.property(ends, fc.nat(120), ([from = 0, to = 0], min) => {
        const state = stateAt({ kind: 'age', text, min }, from, to);
        expect(state).toBe(from >= min ? 'met' : to < min ? 'failed' : 'open');
      }),
    );
  });

  it('decides correctly at the bounds of every scheme', () => {
    for (const rule of catalogue.flatMap(({ eligibility }) => eligibility)) {
      const { min, max, asOf } = findBounds(rule) ?? {};
      if (asOf !== undefined) continue;
      if (min !== undefined) expect([min - 1, min].map((n) => stateAt(rule, n, n))).toEqual(['failed', 'met']);
      if (max !== undefined) expect([max, max + 1].map((n) => stateAt(rule, n, n))).toEqual(['met', 'failed']);
    }
  });
});

describe('a near miss', () => {
  const nearOf = (id: string, answers: Answers) =>
    assess(schemeById(id), answers, TODAY).conditions.flatMap(({ nearMiss }) => nearMiss ?? []);

  it.each([
    ['an exact age', 'made-up-journey', { age: { from: 60, to: 60 } }, [{ kind: 'age', bound: 61 }]],
    ['a group of ages', 'made-up-journey', { age: { from: 40, to: 59 } }, [{ kind: 'age', bound: 61 }]],
    ['a condition on a fixed date', 'made-up-aids', { age: { from: 64, to: 64 } }, []],
    [
      'another condition that fails',
      'made-up-widow-pension',
      { age: { from: 39, to: 39 }, bpl: { chosen: ['no'] } },
      [],
    ],
  ])('with %s', (_, scheme, answers, near) => {
    expect(nearOf(scheme, answers)).toEqual(near);
  });
});
