import Ajv from 'ajv/dist/2020.js';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { pathIn } from '#app/i18n/language.ts';
import { NORTH_TO_SOUTH } from '#app/model/districts/data.server.ts';
import { elsewhere } from '#app/model/elsewhere/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { DATA_VERSION } from '#app/model/open-data/dataSet.server.ts';
import { DATA_SETS, dataPath } from '#app/model/open-data/dataSets.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { files, pageAt, readBuilt, textOf } from './pages.ts';

const built = (address: string) => readBuilt(files.get(address) ?? address);

/** Does not validate formats, because the content check validates dates and addresses. */
const ajv = new Ajv({ validateFormats: false, strict: false, allErrors: true });

const COUNTS = {
  schemes: schemes.length,
  situations: situations.length,
  elsewhere: elsewhere.length,
  districts: NORTH_TO_SOUTH.length,
  offices: officeGroups.flatMap(({ offices }) => Object.keys(offices)).length,
  hostels: hostels.length,
};

describe.each(DATA_SETS)('the open data of %s', { tags: ['conformance/open-data'] }, (set) => {
  const json = JSON.parse(built(dataPath(set, 'json')));
  const schema = JSON.parse(built(dataPath(set, 'schema.json')));
  const text = built(dataPath(set, 'csv'));
  const rows = parse<Record<string, string>>(text, { bom: true, columns: true });

  it('conforms to its JSON Schema', () => {
    const validate = ajv.compile(schema);
    validate(json);
    expect(validate.errors ?? []).toEqual([]);
    const [first] = json[set];
    expect(validate({ ...json, [set]: [{ ...first, confidence: 'certain' }] })).toBe(false);
  });

  it('has every entry, in JSON and CSV', () => {
    expect(json[set]).toHaveLength(COUNTS[set]);
    expect(rows).toHaveLength(COUNTS[set]);
    expect(rows.map(({ url_mr }) => url_mr)).toEqual(json[set].map(({ url }: { url: { mr: string } }) => url.mr));
  });

  it('has source, confidence and date of each entry', {
    tags: ['conformance/sources'],
  }, () => {
    for (const { source, confidence, as_of } of rows) {
      expect(source).not.toBe('');
      expect(confidence).toMatch(/^(high|medium)$/);
      expect(as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(json[set].map(({ sample }: { sample?: true }) => String(sample ?? ''))).toEqual(
      rows.map(({ sample }) => sample),
    );
  });

  it('has each text in both languages or in neither', () => {
    for (const row of rows)
      for (const [name, value] of Object.entries(row))
        if (name.endsWith('_en')) expect([name, value === '']).toEqual([name, row[name.replace(/en$/, 'mr')] === '']);
  });

  it('opens in a spreadsheet of any country with the same columns, letters, texts and days', () => {
    expect(text.startsWith('\uFEFF')).toBe(true);
    // Throws if a row has more or fewer columns than the first.
    const table: string[][] = parse(text, { bom: true });
    expect(table[0]).toEqual([...new Set(table[0])]);
    const cells = table.flat();
    expect(cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]/.test(cell) && Number.isNaN(Number(cell)))).toEqual([]);
    const days = cells.flatMap((cell) => cell.match(/(?<![\w/.-])\d{1,4}([/.-])\d{1,2}\1\d{1,4}(?![\w/.-])/g) ?? []);
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day)))).toEqual([]);
  });

  it('has the date and the terms of use of the site', () => {
    expect(json).toMatchObject({
      lastUpdated: site.lastUpdated,
      $schema: `${site.address}${dataPath(set, 'schema.json')}`,
    });
    expect(json.version).toBe(DATA_VERSION);
    expect(json.terms.en).toMatch(/^The content belongs to the department\./);
  });

  it('links only to pages that exist', () => {
    const addresses = rows.flatMap(({ url_en = '', url_mr = '' }) => [url_en, url_mr]);
    const paths = addresses.map((address) => new URL(address).pathname);
    expect(paths.filter((path) => !files.has(path))).toEqual([]);
  });

  it.each(['en', 'mr'] as const)('is described on the page of the open data with every column, in "%s"', (language) => {
    const { main, html } = pageAt(pathIn(language, '/data'));
    const described = textOf(main);
    const names = Object.keys(rows[0] ?? {}).map((name) => name.replace(/_(en|mr)$/, ''));
    const codes = main.querySelectorAll('code').map(textOf);
    expect(names.filter((name) => !codes.includes(name))).toEqual([]);
    for (const ending of ['json', 'csv', 'schema.json'] as const)
      expect(html).toContain(`href="${dataPath(set, ending)}"`);
    expect(described).toContain(json.licence?.name[language] ?? json.terms[language]);
  });
});
