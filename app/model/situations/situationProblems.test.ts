import { expect, it } from 'vitest';
import { schemesWithoutSituation, situationProblems } from './situationProblems.ts';

const what = { en: 'Pension', mr: 'निवृत्तीवेतन' };
const fixed = { id: 'fixed', benefits: [{ what, rupees: 100, period: 'month' as const }] };
const open = {
  id: 'open',
  benefits: [{ what, figure: 'abroad', rupees: 100, upTo: true as const, period: 'month' as const }],
};
const situation = { id: 'flood', schemes: ['fixed', 'open'] };

const codes = (changed: Partial<Parameters<typeof situationProblems>[0]>) =>
  situationProblems({ ...situation, ...changed }, [fixed, open]).map(({ code, path }) => [code, ...path].join(' '));

it('accepts only fixed amounts of the schemes of the situation among those counted', () => {
  expect(codes({ counted: ['fixed'] })).toEqual([]);
  expect(codes({ counted: ['open'] })).toEqual(['notFixedAmount counted 0']);
  expect(codes({ schemes: ['open'], counted: ['fixed'] })).toEqual(['notFixedAmount counted 0']);
});

it('accepts as the benefit of a group only one that a scheme of the group has', () => {
  const group = { id: 'far', title: what, help: what, schemes: ['open'] };
  const withBenefit = (benefit: string, ids = group.schemes) => ({
    choice: { title: what, groups: [group, { ...group, schemes: ids, benefit }] },
  });
  expect(codes(withBenefit('abroad'))).toEqual([]);
  expect(codes(withBenefit('abroad', ['fixed']))).toEqual(['noSuchEntry choice groups 1 benefit']);
  expect(codes(withBenefit('at-home'))).toEqual(['noSuchEntry choice groups 1 benefit']);
});

it('reports each scheme that no situation names', () => {
  expect(schemesWithoutSituation([fixed, open], [{ schemes: ['open'] }])).toMatchObject([
    { file: 'content/schemes/fixed.yaml', code: 'schemeInNoSituation' },
  ]);
});
