import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { findNearMiss } from './assess.ts';
import type { FinderRule } from './catalogue.ts';

const text = 'A condition.';
const exactly = (number: number) => ({ from: number, to: number });

describe('an age below the minimum', () => {
  it('is a near miss that names the groom or the bride', () => {
    const answers = { age: exactly(24), groomAge: exactly(20), brideAge: exactly(17) };
    expect(findNearMiss({ kind: 'age', text, who: 'groom', min: 21 }, answers)).toEqual({
      kind: 'age',
      bound: 21,
      who: 'groom',
    });
    expect(findNearMiss({ kind: 'age', text, who: 'bride', min: 18 }, answers)).toEqual({
      kind: 'age',
      bound: 18,
      who: 'bride',
    });
  });

  it('is a near miss that names nobody if the rule is not about a groom or bride', () => {
    expect(findNearMiss({ kind: 'age', text, who: 'woman', min: 40 }, { age: exactly(39) })).toEqual({
      kind: 'age',
      bound: 40,
    });
    expect(findNearMiss({ kind: 'age', text, min: 40 }, { age: exactly(40) })).toBeUndefined();
  });
});

describe('years of residence below the minimum', () => {
  it('are a near miss', () => {
    const rule: FinderRule = { kind: 'residence', text, years: 15 };
    expect(findNearMiss(rule, { residenceYears: exactly(14) })).toEqual({ kind: 'residence', bound: 15 });
    expect(findNearMiss(rule, { residenceYears: exactly(15) })).toBeUndefined();
  });
});

describe('an income just above the limit', () => {
  it.each([
    { income: 100_000, near: undefined },
    { income: 100_001, near: { kind: 'income', bound: 100_000 } },
    { income: 110_000, near: { kind: 'income', bound: 100_000 } },
    { income: 110_001, near: undefined },
  ])('is a near miss up to a tenth above the limit: ₹$income', ({ income, near }) => {
    expect(
      findNearMiss({ kind: 'income', text, of: 'family', maxRupees: 100_000 }, { income: exactly(income) }),
    ).toEqual(near);
  });

  it('is compared with the limit for disabled people if the person has a disability', () => {
    const rule: FinderRule = { kind: 'income', text, of: 'family', maxRupees: 100_000, disabledMaxRupees: 200_000 };
    const disabled: Answers = { situation: { chosen: ['disability'] } };
    expect(findNearMiss(rule, { ...disabled, income: exactly(200_001) })).toEqual({ kind: 'income', bound: 200_000 });
    expect(findNearMiss(rule, { ...disabled, income: exactly(100_001) })).toBeUndefined();
    expect(findNearMiss(rule, { income: exactly(200_001) })).toBeUndefined();
  });

  it('is a near miss, unlike an income just below a minimum', () => {
    expect(
      findNearMiss({ kind: 'income', text, of: 'family', aboveRupees: 100_000 }, { income: exactly(90_000) }),
    ).toBeUndefined();
  });
});

describe('no near miss is found for', () => {
  it.each<{ title: string; rule: FinderRule; answers: Answers }>([
    { title: 'an age that was not answered', rule: { kind: 'age', text, min: 40 }, answers: {} },
    { title: 'an age that is too high', rule: { kind: 'age', text, max: 40 }, answers: { age: exactly(41) } },
    {
      title: 'a share of disability, which does not grow with time',
      rule: { kind: 'disability', text, minPercent: 80 },
      answers: { disability: exactly(79) },
    },
    {
      title: 'a cost just above the limit',
      rule: { kind: 'cost', text, maxRupees: 100_000 },
      answers: { projectCost: exactly(100_001) },
    },
    { title: 'a condition without a number', rule: { kind: 'residence', text }, answers: {} },
  ])('$title', ({ rule, answers }) => {
    expect(findNearMiss(rule, answers)).toBeUndefined();
  });
});
