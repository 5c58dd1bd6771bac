import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Columns, toRows } from '#app/columns.ts';
import { cataloguePath, type FinderScheme } from '#app/eligibility/catalogue.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import type { DataFile } from '#app/readData.ts';
import { formatFamilyConditions } from '#app/screens/scheme/keyFacts.ts';
import { collectSchemePage } from '#app/screens/scheme/schemePage.server.ts';
import { finderData } from './finder-data.ts';

/** Maximum compressed size: the file is requested when the first question is answered, also over slow networks. */
const MOST_BYTES = 20_000;

describe.each(LANGUAGES)('the data of the eligibility finder in %s', (language) => {
  const file = finderData().get(cataloguePath(language)) ?? '';
  const { data }: DataFile<Columns<FinderScheme>> = JSON.parse(file);
  const catalogue = toRows(data);
  const translation = wordsFor(language).of('scheme');

  it('has all schemes and is small when compressed', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(schemes.map(({ id }) => id));
    expect(brotliCompressSync(file).length).toBeLessThan(MOST_BYTES);
  });

  it.each(catalogue.map((scheme) => ({ id: scheme.id, scheme })))(
    'has the same data about $id as its page',
    ({ id, scheme }) => {
      const page = collectSchemePage(id, language);
      expect(page).toMatchObject({ title: scheme.title, asOf: scheme.asOf });
      expect(page?.benefits[0]).toEqual(scheme.benefit);
      expect(page?.reported).toEqual(scheme.reported);
      expect(formatFamilyConditions(scheme.eligibility, translation)).toEqual(
        formatFamilyConditions(page?.eligibility ?? [], translation),
      );
      const { eligibility } = scheme;
      expect(eligibility.map(({ source: _source, ...rule }) => withoutLimit(rule))).toEqual(page?.eligibility);
    },
  );

  it('contains a source only if it is a link', () => {
    const sources = catalogue.flatMap(({ eligibility }) => eligibility.flatMap(({ source }) => source ?? []));
    for (const source of sources) expect(source).toMatch(/^https:\/\//);
  });

  it('resolves a limit that refers to another scheme', () => {
    const incomes = (id: string) =>
      catalogue.find((scheme) => scheme.id === id)?.eligibility.filter((rule) => rule.kind === 'income') ?? [];
    const rules = catalogue.flatMap(({ eligibility }) => eligibility.filter((rule) => rule.kind === 'income'));
    const above = rules.filter(({ aboveLimitOf }) => aboveLimitOf !== undefined);
    for (const { aboveLimitOf = '', aboveRupees } of above)
      expect(incomes(aboveLimitOf).map(({ maxRupees }) => maxRupees)).toEqual([aboveRupees]);
  });
});

function withoutLimit<Rule extends object>(rule: Rule) {
  const { aboveRupees: _aboveRupees, ...rest } = rule as Rule & { aboveRupees?: number };
  return rest;
}
