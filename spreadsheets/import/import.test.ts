import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { detail, formatCellProblem, type ProblemDetail } from '../cells/cellProblems.ts';
import type { Cell } from '../cells/formatCells.ts';
import { createGrids } from '../export/exportSheets.ts';
import { workbook } from '../export/workbook.ts';
import { readEntries } from '../schema/entries.ts';
import { formatDifferences, formatMissingRows, validateEntries } from './importSheets.ts';
import { planImport } from './planImport.ts';
import { workbookSheets } from './readFile.ts';
import type { RawSheet } from './readTable.ts';

/** The first hostel of the sheet. */
const [HOSTEL = ''] = readdirSync('content/hostels')
  .sort()
  .map((file) => file.replace('.yaml', ''));

const books = new Map<string, RawSheet[]>();

/** The sheets of a collection as a program reads them from the .xlsx file, which is written once. */
async function exported(collection: string): Promise<RawSheet[]> {
  const book = books.get(collection) ?? (await workbookSheets(await workbook(createGrids(collection))));
  books.set(collection, book);
  return structuredClone(book);
}

/** The cells of the first row that begins with these keys, by the keys of the columns. */
function rowOf(sheets: RawSheet[], table: string, ...keys: (string | number)[]): Record<string, Cell> {
  const sheet = createSheet(sheets, table);
  const names = sheet.rows[1]?.map(String) ?? [];
  const row = sheet.rows.find((cells) => keys.every((key, index) => cells[index] === key));
  if (!row) throw new Error(`no row ${keys.join('/')} in ${table}`);
  return new Proxy(row as unknown as Record<string, Cell>, {
    get: (_, name) => row[names.indexOf(String(name))],
    set: (_, name, value) => {
      if (!names.includes(String(name))) throw new Error(`no column ${String(name)}`);
      row[names.indexOf(String(name))] = value;
      return true;
    },
  });
}

function createSheet(sheets: RawSheet[], table: string): RawSheet {
  const sheet = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith(`${table}#`));
  if (!sheet) throw new Error(`no sheet ${table}`);
  return sheet;
}

/** Adds a row with these cells, by the keys of the columns. */
function addRow(sheets: RawSheet[], table: string, cells: Record<string, Cell>): void {
  const sheet = createSheet(sheets, table);
  sheet.rows.push((sheet.rows[1] ?? []).map((name) => cells[String(name)] ?? null));
}

function nextTexts(sheets: RawSheet[]): Map<string, string> {
  const { plan } = planImport(sheets);
  expect(plan.problems).toEqual([]);
  const changed = [...plan.entries.values()].filter(({ id }) => plan.changed.has(id));
  return new Map(changed.map(({ file, text, item }) => [file, editYaml(text, item)]));
}

/** Lines that one text has and the other has not: first those that go, then those that come. */
function lineChanges(before: string, after: string): [string[], string[]] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [old.filter((line) => !next.includes(line)), next.filter((line) => !old.includes(line))];
}

const textOf = (collection: string, name: string) =>
  readEntries(collection).find(({ file }) => file === `${collection}/${name}.yaml`)?.text ?? '';

describe('an edited sheet', () => {
  it('changes the lines of what was edited, and no other', async () => {
    const sheets = await exported('offices');
    const thane = rowOf(sheets, 'offices.offices', 'assistant', 'thane');
    thane.office_phone_number = '022-11112222';
    thane.asOf = new Date(Date.UTC(2025, 7, 1));
    const [[file, text] = ['', ''], ...others] = nextTexts(sheets);
    expect(others).toEqual([]);
    expect(file).toBe('offices/assistant.yaml');
    const before = textOf('offices', 'assistant');
    const [gone, come] = lineChanges(before, text);
    expect(gone.map((line) => line.split(':')[0]?.trim())).toEqual(['office_phone_number']);
    expect(come).toEqual(["    office_phone_number: '022-11112222'", "    asOf: '2025-08-01'"]);
  });

  it('shows what was said and what would be said, with the cell', async () => {
    const sheets = await exported('schemes');
    const row = rowOf(sheets, 'schemes.eligibility', 'vayoshree', 1);
    row.min = '७०';
    const { plan } = planImport(sheets);
    const line =
      createSheet(sheets, 'schemes.eligibility').rows.findIndex(([id, at]) => id === 'vayoshree' && at === 1) + 1;
    expect(formatDifferences(plan)).toBe(
      `content/schemes/vayoshree.yaml\n  Sheet Conditions · पात्रतेच्या अटी, row ${line}, column K (At least) · किमान\n    - 65\n    + 70`,
    );
  });

  it('understands Devanagari digits, groups of digits, days as numbers, and choices by their names', async () => {
    const sheets = await exported('schemes');
    const row = rowOf(sheets, 'schemes', 'vayoshree');
    row.publishedDate = 45870;
    row.confidence = 'कार्यालयाकडून खात्री करायची';
    row.audiences = 'ज्येष्ठ नागरिक\nFamilies';
    rowOf(sheets, 'schemes.benefits', 'vayoshree', 1).rupees = '१,५०,०००';
    const { plan } = planImport(sheets);
    expect(plan.problems).toEqual([]);
    expect(plan.entries.get('vayoshree')?.item).toMatchObject({
      publishedDate: '2025-08-01',
      confidence: 'medium',
      audiences: ['senior', 'family'],
      benefits: [{ rupees: 150_000 }],
    });
  });

  it('begins new entries and new items where they are typed below', async () => {
    const sheets = await exported('schemes');
    addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'vayoshree', 'what.en': 'Card', 'what.mr': 'कार्ड' });
    const schemes = createSheet(sheets, 'schemes');
    // As people do it: a row is copied, with the mark at its end, and typed over.
    schemes.rows.push([...(schemes.rows.find(([id]) => id === 'vayoshree') ?? [])]);
    schemes.rows[schemes.rows.length - 1]?.splice(0, 1, 'new-one');
    const { plan } = planImport(sheets);
    expect(plan.problems).toEqual([]);
    expect(plan.entries.get('vayoshree')?.item.benefits).toContainEqual({ what: { en: 'Card', mr: 'कार्ड' } });
    expect(plan.entries.get('new-one')).toMatchObject({
      file: 'schemes/new-one.yaml',
      text: '',
      item: { id: 'new-one', title: plan.entries.get('vayoshree')?.item.title, eligibility: [] },
    });
  });

  it('takes nothing away because a row is gone, and says so', async () => {
    const sheets = await exported('hostels');
    const sheet = createSheet(sheets, 'hostels');
    sheet.rows.splice(
      sheet.rows.findIndex(([id]) => id === HOSTEL),
      1,
    );
    const { plan } = planImport(sheets);
    expect([plan.problems, plan.differences]).toEqual([[], []]);
    expect(formatMissingRows(plan)).toBe(
      '1 row is not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.\n' +
        '१ ओळ तक्त्यांत नाही. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.\n' +
        `  Hostels · वसतिगृहे: ${HOSTEL}`,
    );
  });
});

describe('rows and columns that were moved about', () => {
  it('are read in any order, without empty rows, and with columns that hold nothing', async () => {
    const sheets = await exported('hostels');
    const sheet = createSheet(sheets, 'hostels');
    const [head = [], keys = [], ...rest] = sheet.rows;
    const move = ([id = null, ...row]: Cell[], name: Cell) => [id, ...row.toReversed(), name, null];
    sheet.rows = [move(head, null), move(keys, null), [], ...rest.toReversed().map((row) => move(row, null))];
    const { plan } = planImport(sheets);
    expect([plan.problems, plan.differences, plan.missing]).toEqual([[], [], []]);
  });

  it('may have spaces around their keys', async () => {
    const sheets = await exported('hostels');
    for (const row of createSheet(sheets, 'hostels').rows.slice(1)) {
      row[0] = ` ${row[0]} `;
      row[row.length - 1] = ` ${row.at(-1)} `;
    }
    const { plan } = planImport(sheets);
    expect([plan.problems, plan.differences, plan.missing]).toEqual([[], [], []]);
  });
});

describe('an item that is added', () => {
  it('to a list inside a new entry stands behind the others', async () => {
    const sheets = await exported('schemes');
    const schemes = createSheet(sheets, 'schemes');
    schemes.rows.push(['new-one', ...(schemes.rows.find(([id]) => id === 'vayoshree') ?? []).slice(1, -1), null]);
    for (const what of ['First', 'Second'])
      addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'new-one', 'what.en': what, 'what.mr': 'लाभ' });
    const { plan } = planImport(sheets);
    expect(plan.problems).toEqual([]);
    expect([...plan.changed]).toEqual(['new-one']);
    expect(plan.entries.get('new-one')?.item.benefits).toEqual([
      { what: { en: 'First', mr: 'लाभ' } },
      { what: { en: 'Second', mr: 'लाभ' } },
    ]);
    expect(plan.places.get('new-one/benefits/1/what/mr')).toMatchObject({
      sheet: expect.stringContaining('·'),
      row: createSheet(sheets, 'schemes.benefits').rows.length,
    });
  });

  it.each([
    { key: 'At lantis', code: 'notId' },
    { key: null, code: 'noId' },
  ])('to a record under a key that it cannot have is refused: $key', async ({ key, code }) => {
    const sheets = await exported('offices');
    addRow(sheets, 'offices.offices', { 'offices.offices#id': 'assistant', 'offices#': key });
    const [problem, ...others] = planImport(sheets).plan.problems;
    expect(others).toEqual([]);
    expect([problem?.code, problem?.place.column]).toEqual([code, 'B']);
  });

  it.each(['first', '0', '1a', 'a1', '-1'])('under the number %j is refused', async (number) => {
    const sheets = await exported('schemes');
    addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'vayoshree', 'benefits#': number });
    const { problems } = planImport(sheets).plan;
    expect(problems.map(({ code, place }) => [code, place.column])).toEqual([['notPosition', 'B']]);
  });

  it('to a group of offices that there is not is refused', async () => {
    const sheets = await exported('offices');
    addRow(sheets, 'offices', { 'offices#id': 'moon' });
    const { problems, entries } = planImport(sheets).plan;
    expect(problems).toEqual([expect.objectContaining(detail('noSuchRow', { id: 'moon' }))]);
    expect(entries.has('moon')).toBe(false);
  });
});

describe('a sheet is refused, with its cell and what to do,', () => {
  const cases: [string, (sheets: RawSheet[]) => void, ProblemDetail][] = [
    [
      'for a choice that nobody knows',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).category = 'private';
      },
      detail('notOneOf', { choices: ['government', 'aided'] }),
    ],
    [
      'for a language that is missing',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL)['place.mr'] = null;
      },
      detail('missingMarathi'),
    ],
    [
      'for a day that may be of two months',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).asOf = '05/06/2025';
      },
      detail('notDay'),
    ],
    [
      'for a day that there is not',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).asOf = '2025-02-30';
      },
      detail('notDay'),
    ],
    [
      'for words in place of a number',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).hostelcapacity = 'about 80';
      },
      detail('notNumber'),
    ],
    [
      'for a part of a seat',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).hostelcapacity = 80.5;
      },
      detail('notWhole'),
    ],
    [
      'for a text that a program has made a day of',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).mapLink = new Date(Date.UTC(2025, 0, 2));
      },
      detail('becameDay', { day: { day: '2025-01-02' } }),
    ],
    [
      'for lists of different length',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL)['facilities.mr'] = 'ग्रंथालय';
        rowOf(sheets, 'hostels', HOSTEL)['facilities.en'] = 'Library\nWater';
      },
      detail('unevenLines', { english: 2, marathi: 1 }),
    ],
    [
      'for what has to be there and is emptied',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).srNo = '';
      },
      detail('missing'),
    ],
    [
      'for an id that was typed over',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL)['hostels#name'] = 'made-up-women';
      },
      detail('renamed', { from: HOSTEL, to: 'made-up-women' }),
    ],
    [
      'for an id that stands there twice',
      (sheets) => addRow(sheets, 'hostels', { 'hostels#name': HOSTEL, srNo: 1 }),
      detail('rowTwice', { id: HOSTEL, row: 3 }),
    ],
    ['for a row without an id', (sheets) => addRow(sheets, 'hostels', { srNo: 1 }), detail('noId')],
    [
      'for a new id that would be no address',
      (sheets) => addRow(sheets, 'hostels', { 'hostels#name': '../site' }),
      detail('notId'),
    ],
    [
      'for an item of an entry that there is not',
      (sheets) => addRow(sheets, 'hostels.photos', { 'hostels.photos#name': 'nowhere', src: '/pictures/a.svg' }),
      detail('noSuchRow', { id: 'nowhere' }),
    ],
    [
      'for a column that nobody knows',
      (sheets) => {
        for (const [index, row] of createSheet(sheets, 'hostels').rows.entries())
          row.push(index === 1 ? 'colour' : 'red');
      },
      detail('unknownColumn', { name: 'colour' }),
    ],
    [
      'for a column that stands there twice',
      (sheets) => {
        for (const row of createSheet(sheets, 'hostels').rows) row.push(row[7] ?? null);
      },
      detail('columnTwice', { name: 'place.en' }),
    ],
    [
      'for the column of ids that is gone',
      (sheets) => {
        const { rows } = createSheet(sheets, 'hostels.photos');
        const at = rows[1]?.indexOf('photos#') ?? -1;
        for (const row of rows) row.splice(at, 1);
      },
      detail('columnGone', { name: expect.objectContaining({ en: expect.any(String), mr: expect.any(String) }) }),
    ],
    [
      'for a column of which only the heading is known',
      (sheets) => {
        const { rows } = createSheet(sheets, 'hostels');
        rows[0]?.push('Remark\nशेरा');
      },
      detail('unknownColumn', { name: 'Remark · शेरा' }),
    ],
    [
      'for a column that is gone',
      (sheets) => {
        for (const row of createSheet(sheets, 'hostels').rows) row.splice(7, 1);
      },
      detail('columnGone', { name: expect.objectContaining({ en: 'Place, English' }) }),
    ],
    [
      'for an entry that has changed in the meantime',
      (sheets) => {
        rowOf(sheets, 'hostels', HOSTEL).srNo = 99;
        rowOf(sheets, 'hostels', HOSTEL).stamp = `${HOSTEL} 000000000000`;
      },
      detail('changedSince'),
    ],
  ];

  it.each(cases)('%s', async (_, edit, wrong) => {
    const sheets = await exported('hostels');
    edit(sheets);
    const said = planImport(sheets).plan.problems.map(({ place: _place, ...problem }) => problem);
    expect(said).toEqual([wrong]);
  });

  it('with the heading of its cell, in both languages', async () => {
    const sheets = await exported('hostels');
    rowOf(sheets, 'hostels', HOSTEL).category = 'private';
    expect(planImport(sheets).plan.problems.map(formatCellProblem)).toEqual([
      expect.stringMatching(
        /^ {2}Sheet Hostels · वसतिगृहे, row 3, column C \(Category\): [^\n]+\.\n {2}तक्ता Hostels · वसतिगृहे, ओळ ३, स्तंभ C \(प्रकार\): [^\n]+\.$/,
      ),
    ]);
  });

  it('for what a schema refuses', async () => {
    const sheets = await exported('schemes');
    const row = rowOf(sheets, 'schemes.eligibility', 'vayoshree', 1);
    row['text.mr'] = 'Only English';
    row.maxRupees = 5;
    const { collection, plan } = planImport(sheets);
    const texts = new Map([
      ['schemes/vayoshree.yaml', editYaml(textOf('schemes', 'vayoshree'), plan.entries.get('vayoshree')?.item)],
    ]);
    const said = validateEntries(collection, plan, texts).map(({ place, code }) => [
      place.column,
      place.heading?.en,
      code,
    ]);
    expect(said).toEqual([
      ['F', 'Condition in words, Marathi', 'notMarathi'],
      ['Q', 'At most, rupees', 'unknownField'],
    ]);
  });

  it('when it is no sheet of ours', () => {
    expect(() => planImport([{ name: 'List', rows: [['a'], ['b']] }])).toThrow('was written by npm run sheet export');
  });
});
