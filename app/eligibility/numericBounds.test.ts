import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemeById, schemeOf } from '#tests/fixtures/eligibility/catalogues.ts';
import { MADE_UP_SCHEMES as catalogue } from '#tests/fixtures/eligibility/madeUpSchemes.ts';
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
  const at = (age: number) => ({ age: { from: age, to: age } });
  const nearOf = (scheme: Parameters<typeof assess>[0], answers: Parameters<typeof assess>[1]) =>
    assess(scheme, answers, TODAY).conditions.flatMap(({ nearMiss }) => nearMiss ?? []);

  it('is an age below the minimum', () => {
    expect(nearOf(schemeById('made-up-widow-pension'), at(39))).toEqual([{ kind: 'age', bound: 40 }]);
    expect(nearOf(schemeById('made-up-journey'), at(60))).toEqual([{ kind: 'age', bound: 61 }]);
    expect(nearOf(schemeById('made-up-journey'), { age: { from: 40, to: 59 } })).toEqual([{ kind: 'age', bound: 61 }]);
  });

  it('is neither an age above the maximum nor an age that a condition requires on a fixed date', () => {
    expect(nearOf(schemeById('made-up-widow-pension'), at(80))).toEqual([]);
    expect(nearOf(schemeById('made-up-aids'), at(64))).toEqual([]);
  });

  it('is an income at most a tenth above the limit', () => {
    const limited = schemeOf({ kind: 'income', text, of: 'family', maxRupees: 200_000 });
    const near = (rupees: number) => nearOf(limited, { income: { from: rupees, to: rupees } });
    expect([200_000, 200_001, 220_000, 220_001].map((rupees) => near(rupees).length)).toEqual([0, 1, 1, 0]);
    expect(near(200_001)).toEqual([{ kind: 'income', bound: 200_000 }]);
  });

  it('is omitted when another condition fails as well', () => {
    expect(nearOf(schemeById('made-up-widow-pension'), { ...at(39), bpl: { chosen: ['no'] } })).toEqual([]);
  });
});
