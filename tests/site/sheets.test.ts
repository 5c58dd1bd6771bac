import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { districts } from '#app/model/districts/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { flaws, pages, textOf } from './pages.ts';

/** Names of places that offices on sheets have, longest first, because some contain others. */
const placesIn = (language: Language) =>
  [...Object.values(districts), ...officeGroups.flatMap((group) => Object.values(group.locationTranslations))]
    .map((name) => name[language])
    .sort((a, b) => b.length - a.length);

const withoutPlaces = (text: string, language: Language) =>
  placesIn(language).reduce((rest, place) => rest.replaceAll(place, ''), text);

describe.each(LANGUAGES)('the printed sheets in "%s"', (language) => {
  const sheets = pages.filter((page) => page.language === language && page.plain.endsWith('/sheet'));

  it('have no place without words or a number beside it, and nothing empty', () => {
    const found = flaws(({ main }) => {
      const lines = main.querySelector('article')?.querySelectorAll('li, p, b') ?? [];
      return lines.map(textOf).filter((text) => !/[\p{L}\p{N}]/u.test(withoutPlaces(text, language)));
    }, sheets);
    expect(found).toEqual([]);
    expect(sheets.length).toBeGreaterThan(0);
  });
});
