import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { fitsOnPage, fitToPage } from './fitToPage.server.ts';

const sheets = LANGUAGES.flatMap((language) =>
  situations.map((situation) => ({ language, situation, sheet: fitToPage(situation, language) })),
);

describe.each(sheets)('the sheet of $situation.id in $language', ({ language, situation, sheet }) => {
  it('fits on one page, in letters of at least 9 points', () => {
    expect(fitsOnPage(sheet, sheet.size)).toBe(true);
    expect(sheet.size).toBeGreaterThanOrEqual(9);
  });

  it('has all urgent help, and a telephone number', () => {
    expect(sheet.call.lines).toHaveLength(situation.call?.length ?? 0);
    expect(sheet.first.map(({ what }) => what)).toEqual(situation.first.map(({ what }) => what[language]));
    situation.first.forEach(({ text, ifRefused }, index) => {
      for (const line of [text, ...(ifRefused?.steps ?? [])])
        expect(sheet.first[index]?.text).toContain(line[language]);
    });
    expect(sheet.helplines).not.toEqual([]);
  });

  it('describes each scheme, or names it and says that the rest is on the site', () => {
    const named = sheet.named === '' ? [] : sheet.named.split('; ');
    expect([...sheet.schemes.map(({ id }) => id), ...named]).toHaveLength(situation.schemes.length);
    expect(sheet.schemes.map(({ id }) => id)).toEqual(situation.schemes.slice(0, sheet.schemes.length));
    if (named.length > 0) expect(sheet.onSite).not.toBe('');
  });

  it('lists each paper and each office once', () => {
    const papers = sheet.papers.flatMap(({ texts }) => texts);
    expect(new Set(papers).size).toBe(papers.length);
    expect(new Set(sheet.places.map(({ id }) => id)).size).toBe(sheet.places.length);
  });
});

describe('the layout of a sheet', () => {
  const [situation] = situations.toSorted((a, b) => a.schemes.length - b.schemes.length);
  const [longest] = situations.toSorted((a, b) => b.schemes.length - a.schemes.length);
  if (!situation || !longest) throw new Error('The content has no situation.');

  it('uses smaller letters for more text', () => {
    const more = { ...situation, first: [...situation.first, ...longest.first, ...situation.first] };
    expect(fitToPage(more, 'en').size).toBeLessThan(fitToPage(situation, 'en').size);
  });

  it('describes all of a few schemes, omits the descriptions of the last of many schemes, but never their names', () => {
    const few = fitToPage({ ...longest, schemes: longest.schemes.slice(0, 2) }, 'mr');
    expect([few.named, few.onSite]).toEqual(['', '']);
    const twice = { ...longest, schemes: [...longest.schemes, ...situation.schemes] };
    const { schemes, named } = fitToPage(twice, 'mr');
    expect(schemes.length + named.split('; ').length).toBe(twice.schemes.length);
  });
});
