import { describe, expect, it } from 'vitest';
import { exclusionProblems, firstBenefitProblems, otherwiseProblems, sharedTotalProblems } from './schemeProblems.ts';

const pension = (id: string, sharesTotalWith: string[], rupees?: number) => ({
  id,
  sharesTotalWith,
  benefits: [{ what: { en: 'Pension', mr: 'निवृत्तीवेतन' }, period: 'month' as const, ...(rupees && { rupees }) }],
});
const state = pension('state', ['central'], 900);

describe('schemes that share one total', () => {
  it('have no problem when they refer to each other and have the same amount', () => {
    expect(sharedTotalProblems(state, [state, pension('central', ['state'], 900)])).toEqual([]);
  });

  it.each([
    ['the other scheme does not exist', [], 'totalNotShared'],
    ['only one scheme refers to the other', [pension('central', ['another'], 900)], 'totalNotShared'],
    ['the amounts differ', [pension('central', ['state'], 200)], 'totalDiffers'],
    ['the other scheme has no amount', [pension('central', ['state'])], 'totalDiffers'],
  ])('have a problem when %s', (_, others, problem) => {
    expect(sharedTotalProblems(state, others)).toEqual([
      expect.objectContaining({ path: ['sharesTotalWith', 0], code: problem, params: { id: 'central' } }),
    ]);
  });

  it('have a problem when neither has an amount', () => {
    const [one, other] = [pension('one', ['other']), pension('other', ['one'])];
    expect(sharedTotalProblems(one, [one, other])).toHaveLength(1);
  });
});

describe('schemes that exclude each other', () => {
  const excluding = (id: string, excludes: string[], sharesTotalWith: string[] = []) => ({
    ...pension(id, sharesTotalWith, 900),
    excludes,
  });
  const widow = excluding('widow', ['disability']);

  it('have no problem when both say so, whatever their amounts', () => {
    const disability = { ...pension('disability', [], 100), excludes: ['widow'] };
    expect(exclusionProblems(widow, [widow, disability])).toEqual([]);
  });

  it.each([
    ['the other scheme does not exist', widow, [], 'notExcluded'],
    ['only one of them says so', widow, [excluding('disability', [])], 'notExcluded'],
    ['they also share one total', excluding('widow', ['disability'], ['disability']), [], 'sharedAndExcluded'],
  ])('have a problem when %s', (_, one, others, code) => {
    expect(exclusionProblems(one, others)).toEqual([
      expect.objectContaining({ path: ['excludes', 0], code, params: { id: 'disability' } }),
    ]);
  });
});

describe('the first benefit of a scheme', () => {
  it.each([
    { what: 'an amount', kind: {}, codes: [] },
    { what: 'a term', kind: { term: true as const }, codes: ['termFirst'] },
    { what: 'a part of an amount', kind: { part: true as const }, codes: ['termFirst'] },
  ])('has $codes if it is $what', ({ kind, codes }) => {
    const { id, benefits } = pension('widow', [], 900);
    const problems = firstBenefitProblems({ id, benefits: benefits.map((benefit) => ({ ...benefit, ...kind })) });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });
});

describe('the scheme for people whom a condition keeps out', () => {
  const sending = (scheme: string) => ({
    id: 'widow',
    otherwise: [{ text: { en: 'Younger?', mr: 'वय कमी?' }, scheme }],
  });

  it('is another scheme', () => {
    expect(otherwiseProblems(sending('state'))).toEqual([]);
    expect(otherwiseProblems(sending('widow'))).toMatchObject([
      { path: ['otherwise', 0, 'scheme'], code: 'noSuchEntry', params: { id: 'widow' } },
    ]);
  });
});
