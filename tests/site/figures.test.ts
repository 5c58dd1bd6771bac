import { describe, expect, it } from 'vitest';
import { formatAmount, formatLakh, formatNumber } from '#app/i18n/format/numbers.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { findRetired } from '#app/model/archive/retired.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { Scheme } from '#app/model/schemes/schema.server.ts';
import { specification } from '#app/model/specification/data.server.ts';
import { demandedValue, meetsDemand } from '#app/model/specification/demands.ts';
import type { Demand } from '#app/model/specification/schema.server.ts';
import { entryPage } from '#desk/server/entries/collections.ts';
import { pageAt, textOf } from './pages.ts';

type Benefit = Scheme['benefits'][number];

/** `path`: page with the value. `pieces`: parts of the value, each in all its spellings. One line must contain every part. */
type ExpectedText = { path: string; pieces: (language: Language) => string[][] };

function expectedText(demand: Demand): ExpectedText | undefined {
  const value = demandedValue(demand) as object | undefined;
  if (value === undefined) return undefined;
  if (demand.kind === 'words') {
    const [folder = '', name = ''] = demand.file.split('/');
    const path = folder === 'schemes' ? `/scheme/${name}` : entryPage(`${folder}-${name}`, {});
    return { path, pieces: (language) => [[(value as Record<Language, string>)[language]]] };
  }
  if (demand.kind !== 'benefit' && demand.kind !== 'condition') return undefined;
  const scheme = schemes.find(({ id }) => id === demand.scheme);
  const path = `/scheme/${demand.scheme}`;
  if (demand.kind === 'condition') {
    const condition = scheme?.eligibility.find((part) => meetsDemand(part, value));
    return { path, pieces: (language) => [[condition?.text[language] ?? 'no such condition']] };
  }
  const benefit = scheme?.benefits.find((part) => meetsDemand(part, value));
  return {
    path,
    pieces: (language) => [[benefit?.what[language] ?? 'no such benefit'], ...figures(benefit, language)],
  };
}

function figures({ rupees, percent }: Partial<Benefit> = {}, language: Language): string[][] {
  return [
    ...(rupees === undefined ? [] : [[formatAmount(rupees, language), formatLakh(rupees, language)]]),
    ...(percent === undefined ? [] : [[formatNumber(percent, language)]]),
  ];
}

const rows = specification.flatMap(({ text, demands }) =>
  demands.flatMap((demand) => {
    const shown = expectedText(demand);
    // The page of a retired entry shows no values.
    return shown && !findRetired(shown.path) ? [{ text, value: JSON.stringify(demandedValue(demand)), ...shown }] : [];
  }),
);

describe('a value that the specification requires is shown on the page of its scheme or act', () => {
  it.each(rows)('$path: $text $value', ({ path, pieces }) => {
    const missing = LANGUAGES.filter((language) => {
      const lines = pageAt(pathIn(language, path)).main.querySelectorAll('li, tr, p, dd').map(textOf);
      const expected = pieces(language);
      return !lines.some((line) =>
        expected.every((spellings) => spellings.some((spelling) => line.includes(spelling))),
      );
    });
    expect(missing).toEqual([]);
  });
});
