import { describe, expect, it } from 'vitest';
import { wordsFor } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { familyTexts, withoutFamily } from './keyFacts.ts';

describe('the figure of a benefit', () => {
  it('exists for every benefit that is published', () => {
    const benefits = schemes.flatMap(({ benefits }) => benefits);
    expect(benefits.filter(({ words, percent, rupees }) => (words ?? percent ?? rupees) === undefined)).toEqual([]);
  });
});

describe('the key facts', () => {
  it('include every income rule', () => {
    const translation = wordsFor('mr').of('scheme');
    for (const scheme of schemes) {
      const incomes = scheme.eligibility.filter(({ kind }) => kind === 'income');
      const texts = familyTexts(localize(scheme, 'mr').eligibility, translation);
      expect(texts.length).toBeGreaterThanOrEqual(incomes.length);
    }
  });

  it('leave the same parts out of "for whom" in both languages, and only those that say an income or a list', () => {
    const partsLeftOut = (scheme: (typeof schemes)[number], language: 'en' | 'mr') => {
      const { forWhom, eligibility } = localize(scheme, language);
      const translation = wordsFor(language).of('scheme');
      if (familyTexts(eligibility, translation).length === 0) return 0;
      const count = (text: string) => text.split(/[,;] /).length;
      return count(forWhom) - count(withoutFamily(forWhom, translation.t));
    };
    for (const scheme of schemes)
      expect([scheme.id, partsLeftOut(scheme, 'mr')]).toEqual([scheme.id, partsLeftOut(scheme, 'en')]);
  });
});
