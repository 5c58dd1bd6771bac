import { describe, expect, it } from 'vitest';
import { formatRupees } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { localize } from '#app/model/localize.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { formatFamilyConditions, removeFamilyParts } from './keyFacts.ts';

describe('every published benefit', () => {
  it('has a figure', () => {
    const benefits = schemes.flatMap(({ benefits }) => benefits);
    expect(benefits.filter(({ words, percent, rupees }) => (words ?? percent ?? rupees) === undefined)).toEqual([]);
  });
});

describe('the key facts', () => {
  it('include every income rule', () => {
    const translation = wordsFor('mr').of('scheme');
    for (const scheme of schemes) {
      const { eligibility } = localize(scheme, 'mr');
      const texts = formatFamilyConditions(eligibility, translation);
      for (const { text, maxRupees, belowRupees } of eligibility.filter((rule) => rule.kind === 'income')) {
        const rupees = maxRupees ?? belowRupees;
        expect(texts.join('\n')).toContain(rupees === undefined ? text : formatRupees(rupees, 'mr'));
      }
    }
  });

  it('omit the same parts of "for whom" in both languages, and only parts about income or the list of poor families', () => {
    const partsLeftOut = (scheme: (typeof schemes)[number], language: Language) => {
      const { forWhom, eligibility } = localize(scheme, language);
      const translation = wordsFor(language).of('scheme');
      if (formatFamilyConditions(eligibility, translation).length === 0) return [];
      const parts = (text: string) => text.split(/[,;] /);
      const kept = parts(removeFamilyParts(forWhom, translation.t));
      return parts(forWhom).filter((part) => !kept.includes(part));
    };
    for (const scheme of schemes) {
      const [en = [], mr = []] = LANGUAGES.map((language) => partsLeftOut(scheme, language));
      expect([scheme.id, mr.length]).toEqual([scheme.id, en.length]);
      for (const part of [...en, ...mr]) expect(part).toMatch(/income|family|उत्पन्न|कुटुंब|दारिद्र्यरेषेखालील/);
    }
  });
});
