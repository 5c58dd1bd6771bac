import { expect, it } from 'vitest';
import { parseAnswers } from '#app/eligibility/answersInAddress.ts';
import { findRequiredSituations } from '#app/eligibility/requiredSituations.ts';
import { localize } from '#app/model/localize.ts';
import { categories, schemes } from '#app/model/schemes/data.server.ts';
import { collectSchemePage } from './schemePage.server.ts';

it.each(localize(schemes, 'en').map((scheme) => [scheme.id, findRequiredSituations(scheme)] as const))(
  'the page of %s tells the finder the situations that the scheme requires, and nothing else: %j',
  (id, situations) => {
    const expected = situations.length > 0 ? { situation: { chosen: situations } } : undefined;
    expect(parseAnswers(collectSchemePage(id, 'en')?.finderAnswers ?? '')).toEqual(expected);
  },
);

it('the page of a scheme knows whether its category lends', () => {
  for (const { id, category } of schemes) {
    const lends = categories.find((candidate) => candidate.id === category)?.lends;
    expect([id, collectSchemePage(id, 'en')?.category.lends]).toEqual([id, lends]);
  }
});
