import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { ageTexts, incomeTexts } from './KeyFacts.tsx';

describe('the figure of a benefit', () => {
  it('exists for every benefit that is published', () => {
    const benefits = schemes.flatMap(({ benefits }) => benefits);
    expect(benefits.filter(({ words, percent, rupees }) => (words ?? percent ?? rupees) === undefined)).toEqual([]);
  });
});

describe('the key facts', () => {
  it('include every age and income rule', () => {
    const translation = wordsFor('mr').of('scheme');
    for (const scheme of schemes) {
      const { eligibility } = localize(scheme, 'mr');
      expect(ageTexts(eligibility, translation)).toHaveLength(eligibility.filter(({ kind }) => kind === 'age').length);
      expect(incomeTexts(eligibility, translation)).toHaveLength(
        eligibility.filter(({ kind }) => kind === 'income').length,
      );
    }
  });
});
