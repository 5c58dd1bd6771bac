import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { type PlainSheet, plainSheets, rawSheets } from '#tests/fixtures/sheets.ts';
import { detail, formatCellProblem, type ProblemDetail } from '../cells/cellProblems.ts';
import type { Cell } from '../cells/formatCells.ts';
import { type Entry, readEntries } from '../schema/entries.ts';
import { formatDifferences, formatMissingRows } from './importSheets.ts';
import { validateEntries } from './newTexts.ts';
import { planImport } from './planImport.ts';

/** Id of the first hostel of the sheet. */
const [HOSTEL = ''] = readdirSync('content/hostels')
  .sort()
  .map((file) => file.replace('.yaml', ''));

/** The entries and the sheets of each collection, as round-trip.test.ts reads them from files. */
const collections = new Map(
  ['offices', 'hostels', 'schemes'].map((collection) => {
    const entries = readEntries(collection);
    const sheets = plainSheets(collection, entries);
    return [collection, { entries, sheets }];
  }),
);
const exported = (collection: string) => structuredClone(collections.get(collection)?.sheets ?? []);
const planOf = (sheets: PlainSheet[]) =>
  planImport(rawSheets(sheets), (collection) => collections.get(collection)?.entries ?? []).plan;

/** Returns the first row with these ids, as an object whose properties are the column keys. */
function findRow(sheets: PlainSheet[], table: string, ...keys: (string | number)[]): Record<string, Cell> {
  const sheet = findSheet(sheets, table);
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

function findSheet(sheets: PlainSheet[], table: string): PlainSheet {
  const sheet = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith(`${table}#`));
  if (!sheet) throw new Error(`no sheet ${table}`);
  return sheet;
}

/** Adds a row. `cells` contains values by column key. */
function addRow(sheets: PlainSheet[], table: string, cells: Record<string, Cell>): void {
  const sheet = findSheet(sheets, table);
  sheet.rows.push((sheet.rows[1] ?? []).map((name) => cells[String(name)] ?? null));
}

function nextTexts(sheets: PlainSheet[]): Map<string, string> {
  const plan = planOf(sheets);
  expect(plan.problems).toEqual([]);
  const changed = [...plan.entries.values()].filter(({ id }) => plan.changed.has(id));
  return new Map(changed.map(({ file, text, item }) => [file, editYaml(text, item)]));
}

/** Returns the removed and the added lines. */
function lineChanges(before: string, after: string): [string[], string[]] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [old.filter((line) => !next.includes(line)), next.filter((line) => !old.includes(line))];
}

const entryText = (collection: string, name: string) =>
  readEntries(collection).find(({ file }) => file === `${collection}/${name}.yaml`)?.text ?? '';

describe('the import of an edited sheet', () => {
  it('changes only the edited lines', () => {
    const sheets = exported('offices');
    const thane = findRow(sheets, 'offices.offices', 'assistant', 'thane');
    thane.office_phone_number = '022-11112222';
    thane.asOf = new Date(Date.UTC(2025, 7, 1));
    const [[file, text] = ['', ''], ...others] = nextTexts(sheets);
    expect(others).toEqual([]);
    expect(file).toBe('offices/assistant.yaml');
    const before = entryText('offices', 'assistant');
    const [removed, added] = lineChanges(before, text);
    expect(removed.map((line) => line.split(':')[0]?.trim())).toEqual(['office_phone_number']);
    expect(added).toEqual(["    office_phone_number: '022-11112222'", "    asOf: '2025-08-01'"]);
  });

  it('shows the old and the new value with the cell', () => {
    const sheets = exported('schemes');
    const row = findRow(sheets, 'schemes.eligibility', 'vayoshree', 1);
    row.min = '७०';
    const plan = planOf(sheets);
    const line =
      findSheet(sheets, 'schemes.eligibility').rows.findIndex(([id, at]) => id === 'vayoshree' && at === 1) + 1;
    expect(formatDifferences(plan)).toBe(
      `content/schemes/vayoshree.yaml\n  Sheet Conditions · पात्रतेच्या अटी, row ${line}, column K (At least) · किमान\n    - 65\n    + 70`,
    );
  });

  it('accepts Devanagari digits, grouped digits, serial dates and names of choices', () => {
    const sheets = exported('schemes');
    const row = findRow(sheets, 'schemes', 'vayoshree');
    row.publishedDate = 45870;
    row.confidence = 'कार्यालयाकडून खात्री करून घ्यावी';
    row.audiences = 'ज्येष्ठ नागरिक\nFamilies';
    findRow(sheets, 'schemes.benefits', 'vayoshree', 1).rupees = '१,५०,०००';
    const plan = planOf(sheets);
    expect(plan.problems).toEqual([]);
    expect(plan.entries.get('vayoshree')?.item).toMatchObject({
      publishedDate: '2025-08-01',
      confidence: 'medium',
      audiences: ['senior', 'family'],
      benefits: [{ rupees: 150_000 }],
    });
  });

  it('creates new entries and items from new rows', () => {
    const sheets = exported('schemes');
    addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'vayoshree', 'what.en': 'Card', 'what.mr': 'कार्ड' });
    const schemes = findSheet(sheets, 'schemes');
    // Copies a row with its stamp and changes the id, as an editor might do.
    schemes.rows.push([...(schemes.rows.find(([id]) => id === 'vayoshree') ?? [])]);
    schemes.rows[schemes.rows.length - 1]?.splice(0, 1, 'new-one');
    const plan = planOf(sheets);
    expect(plan.problems).toEqual([]);
    expect(plan.entries.get('vayoshree')?.item.benefits).toContainEqual({ what: { en: 'Card', mr: 'कार्ड' } });
    expect(plan.entries.get('new-one')).toMatchObject({
      file: 'schemes/new-one.yaml',
      text: '',
      item: { id: 'new-one', title: plan.entries.get('vayoshree')?.item.title, eligibility: [] },
    });
  });

  it('reports a missing row, but deletes nothing', () => {
    const sheets = exported('hostels');
    const sheet = findSheet(sheets, 'hostels');
    sheet.rows.splice(
      sheet.rows.findIndex(([id]) => id === HOSTEL),
      1,
    );
    const plan = planOf(sheets);
    expect([plan.problems, plan.differences]).toEqual([[], []]);
    expect(formatMissingRows(plan)).toBe(
      '1 row is not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.\n' +
        '१ ओळ तक्त्यांत नाही. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.\n' +
        `  Hostels · वसतिगृहे: ${HOSTEL}`,
    );
  });
});

describe('the rows and columns of a sheet', () => {
  it('are read in any order, even with empty rows and columns between them', () => {
    const sheets = exported('hostels');
    const sheet = findSheet(sheets, 'hostels');
    const [head = [], keys = [], ...rest] = sheet.rows;
    const move = ([id = null, ...row]: Cell[], name: Cell) => [id, ...row.toReversed(), name, null];
    sheet.rows = [move(head, null), move(keys, null), [], ...rest.toReversed().map((row) => move(row, null))];
    const plan = planOf(sheets);
    expect([plan.problems, plan.differences, plan.missing]).toEqual([[], [], []]);
  });

  it('may have spaces around their keys', () => {
    const sheets = exported('hostels');
    for (const row of findSheet(sheets, 'hostels').rows.slice(1)) {
      row[0] = ` ${row[0]} `;
      row[row.length - 1] = ` ${row.at(-1)} `;
    }
    const plan = planOf(sheets);
    expect([plan.problems, plan.differences, plan.missing]).toEqual([[], [], []]);
  });
});

describe('a sheet that was moved, renamed or retitled', () => {
  it('is understood below a title, beside an empty column and under another name', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', HOSTEL).srNo = 977;
    const sheet = findSheet(sheets, 'hostels');
    const line = sheet.rows.findIndex(([id]) => id === HOSTEL) + 3;
    sheet.name = 'Choices';
    sheet.rows = [['Social Welfare, Mumbai'], [], ...sheet.rows].map((row) => [null, ...row]);
    const { problems, differences, compared } = planOf(sheets.toReversed());
    expect(problems).toEqual([]);
    expect(differences).toMatchObject([{ id: HOSTEL, to: '977', place: { sheet: 'Choices', row: line } }]);
    expect(compared).toContainEqual({ sheet: 'Choices', rows: collections.get('hostels')?.entries.length });
    expect(compared).toHaveLength(sheets.length);
  });

  it('is refused by its name if its grey row is missing, though other sheets of the file are known', () => {
    const sheets = exported('hostels');
    findSheet(sheets, 'hostels').rows.splice(1, 1);
    const { problems, differences } = planOf(sheets);
    expect(problems).toEqual([{ place: { sheet: 'Hostels · वसतिगृहे' }, ...detail('unknownSheet') }]);
    expect(differences).toEqual([]);
  });

  it('may stand beside empty sheets and a renamed list of choices', () => {
    const legend = [['Sheet · तक्ता', 'Column · रकाना', 'Value · मूल्य', 'English · इंग्रजी', 'Marathi · मराठी'], ['a']];
    const others = [
      { name: 'Sheet2', rows: [[null, '']] },
      { name: 'Sheet3', rows: legend },
    ];
    expect(planOf([...exported('hostels'), ...others]).problems).toEqual([]);
  });
});

describe('rows that two people have', () => {
  const [ours = '', theirs = ''] = (collections.get('hostels')?.entries ?? []).map(({ id }) => id);
  /** Imports into content in which a colleague has changed a hostel meanwhile. */
  const planAfter = (sheets: PlainSheet[], id: string, change: (entries: Entry[]) => Entry[]) => {
    const entries = structuredClone(collections.get('hostels')?.entries ?? []);
    const item = entries.find((entry) => entry.id === id)?.item;
    if (item) item.srNo = 955;
    return planImport(rawSheets(sheets), () => change(entries)).plan;
  };
  const asTheyAre = (entries: Entry[]) => entries;

  it('keep the edit of a colleague in a row that was not touched', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', ours).srNo = 977;
    const plan = planAfter(sheets, theirs, asTheyAre);
    expect(plan.problems).toEqual([]);
    expect(plan.differences.map(({ id, to }) => [id, to])).toEqual([[ours, '977']]);
    expect(plan.entries.get(theirs)?.item.srNo).toBe(955);
  });

  it('are refused only where both have edited, with the row', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', ours).srNo = 977;
    expect(planAfter(sheets, ours, asTheyAre).problems).toMatchObject([{ code: 'changedSince', place: { row: 3 } }]);
  });

  it('are compared again without a problem if the same edit is in the content already', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', ours).srNo = 955;
    const plan = planAfter(sheets, ours, asTheyAre);
    expect([plan.problems, plan.differences]).toEqual([[], []]);
  });

  it('do not bring back an entry that a colleague has removed', () => {
    const removed = (entries: Entry[]) => entries.filter(({ id }) => id !== ours);
    const sheets = exported('hostels');
    expect(planAfter(sheets, theirs, removed)).toMatchObject({ problems: [], differences: [] });
    findRow(sheets, 'hostels', ours).srNo = 977;
    expect(planAfter(sheets, theirs, removed).problems).toMatchObject([{ code: 'changedSince' }]);
  });
});

describe('rows whose contents stand beside other identifiers', () => {
  const data = (row: Cell[]) => row.slice(1, -1);
  const swap = (sheets: PlainSheet[], part: (row: Cell[]) => Cell[], put: (row: Cell[], cells: Cell[]) => void) => {
    const [, , first = [], second = []] = findSheet(sheets, 'hostels').rows;
    const [one, two] = [part(first), part(second)];
    put(first, two);
    put(second, one);
  };

  it('are refused with one sentence that names them, whatever two rows they are', () => {
    const count = findSheet(exported('hostels'), 'hostels').rows.length;
    for (let at = 3; at < count; at++) {
      const sheets = exported('hostels');
      const { rows } = findSheet(sheets, 'hostels');
      const [first = [], second = []] = [rows[2], rows[at]];
      const [one, two] = [data(first), data(second)];
      first.splice(1, two.length, ...two);
      second.splice(1, one.length, ...one);
      expect(planOf(sheets)).toMatchObject({
        problems: [{ code: 'sortedApart', params: { rows: [3, at + 1] } }],
        differences: [],
      });
    }
  });

  it('are refused if their stamps moved with them', () => {
    const sheets = exported('hostels');
    swap(
      sheets,
      (row) => row.slice(1),
      (row, cells) => row.splice(1, cells.length, ...cells),
    );
    expect(planOf(sheets).problems).toMatchObject([{ code: 'sortedApart', params: { rows: [3, 4] } }]);
  });

  it('are refused if only one column was sorted, with the column', () => {
    const sheets = exported('hostels');
    const rows = findSheet(sheets, 'hostels').rows;
    const column = rows[1]?.indexOf('place.en') ?? -1;
    swap(
      sheets,
      (row) => [row[column] ?? null],
      (row, cells) => row.splice(column, 1, ...cells),
    );
    expect(planOf(sheets).problems).toMatchObject([
      { code: 'sortedApart', place: { heading: { en: 'Place, English' } } },
    ]);
  });

  it('are refused if one was copied over the other', () => {
    const sheets = exported('hostels');
    const [, , first = [], second = []] = findSheet(sheets, 'hostels').rows;
    first.splice(1, data(second).length, ...data(second));
    expect(planOf(sheets).problems).toMatchObject([{ code: 'sortedApart', params: { rows: [3] } }]);
  });

  it('are refused if an edited row has no mark, because nothing proves what it was', () => {
    const sheets = exported('hostels');
    Object.assign(findRow(sheets, 'hostels', HOSTEL), { srNo: 977, stamp: null });
    expect(planOf(sheets).problems).toMatchObject([{ code: 'noStamp', place: { row: 3 } }]);
  });

  it('are understood if whole rows were sorted', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', HOSTEL).srNo = 977;
    const sheet = findSheet(sheets, 'hostels');
    sheet.rows = [...sheet.rows.slice(0, 2), ...sheet.rows.slice(2).toReversed()];
    expect(planOf(sheets)).toMatchObject({ problems: [], differences: [{ id: HOSTEL, to: '977' }] });
  });
});

describe('a row with the name of a property of all objects', () => {
  it('adds an item and changes no object of the program', () => {
    const sheets = exported('offices');
    addRow(sheets, 'offices.locationTranslations', {
      'offices.locationTranslations#id': 'assistant',
      'locationTranslations#': 'constructor',
      en: 'Injected place',
      mr: 'ठिकाण',
    });
    const plan = planOf(sheets);
    expect(Object.hasOwn(Object, 'en')).toBe(false);
    const places = plan.entries.get('assistant')?.item.locationTranslations as object;
    expect(plan.problems.length > 0 || Object.hasOwn(places, 'constructor')).toBe(true);
  });
});

describe('a new item', () => {
  it('is appended to a list in a new entry', () => {
    const sheets = exported('schemes');
    const schemes = findSheet(sheets, 'schemes');
    schemes.rows.push(['new-one', ...(schemes.rows.find(([id]) => id === 'vayoshree') ?? []).slice(1, -1), null]);
    for (const what of ['First', 'Second'])
      addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'new-one', 'what.en': what, 'what.mr': 'लाभ' });
    const plan = planOf(sheets);
    expect(plan.problems).toEqual([]);
    expect([...plan.changed]).toEqual(['new-one']);
    expect(plan.entries.get('new-one')?.item.benefits).toEqual([
      { what: { en: 'First', mr: 'लाभ' } },
      { what: { en: 'Second', mr: 'लाभ' } },
    ]);
    expect(plan.places.get('new-one/benefits/1/what/mr')).toMatchObject({
      sheet: expect.stringContaining('·'),
      row: findSheet(sheets, 'schemes.benefits').rows.length,
    });
  });

  it.each([
    { key: 'At lantis', code: 'notId' },
    { key: null, code: 'noId' },
  ])('is refused in a record with the key $key', ({ key, code }) => {
    const sheets = exported('offices');
    addRow(sheets, 'offices.offices', { 'offices.offices#id': 'assistant', 'offices#': key });
    const [problem, ...others] = planOf(sheets).problems;
    expect(others).toEqual([]);
    expect([problem?.code, problem?.place.column]).toEqual([code, 'B']);
  });

  it.each(['first', '0', '1a', 'a1', '-1'])('is refused in a list with the number %j', (number) => {
    const sheets = exported('schemes');
    addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'vayoshree', 'benefits#': number });
    const { problems } = planOf(sheets);
    expect(problems.map(({ code, place }) => [code, place.column])).toEqual([['notPosition', 'B']]);
  });

  it('is refused if it is a group of offices, because these groups are fixed', () => {
    const sheets = exported('offices');
    addRow(sheets, 'offices', { 'offices#id': 'moon' });
    const { problems, entries } = planOf(sheets);
    expect(problems).toEqual([expect.objectContaining(detail('noSuchRow', { id: 'moon' }))]);
    expect(entries.has('moon')).toBe(false);
  });
});

describe('a sheet is refused', () => {
  type Edit = (sheets: PlainSheet[]) => void;
  const cells =
    (values: Record<string, Cell>): Edit =>
    (sheets) =>
      void Object.assign(findRow(sheets, 'hostels', HOSTEL), values);
  const row =
    (table: string, values: Record<string, Cell>): Edit =>
    (sheets) =>
      addRow(sheets, table, values);
  const rows =
    (table: string, change: (row: Cell[], index: number, head: Cell[]) => void): Edit =>
    (sheets) => {
      const { rows } = findSheet(sheets, table);
      const head = [...(rows[1] ?? [])];
      for (const [index, row] of rows.entries()) change(row, index, head);
    };
  const bothNames = { en: expect.any(String), mr: expect.any(String) };

  // cells/readCells.test.ts tests what else is refused in a cell.
  const cases: [string, Edit, ProblemDetail][] = [
    ['an unknown choice', cells({ category: 'private' }), detail('notOneOf', { choices: ['government', 'aided'] })],
    ['an empty required field', cells({ srNo: '' }), detail('missing')],
    ['a changed id', cells({ 'hostels#name': 'new-id' }), detail('renamed', { from: HOSTEL, to: 'new-id' })],
    ['a repeated id', row('hostels', { 'hostels#name': HOSTEL, srNo: 1 }), detail('rowTwice', { id: HOSTEL, row: 3 })],
    ['a row without an id', row('hostels', { srNo: 1 }), detail('noId')],
    ['a new id that is not valid in an address', row('hostels', { 'hostels#name': '../site' }), detail('notId')],
    [
      'an item of an entry that does not exist',
      row('hostels.photos', { 'hostels.photos#name': 'nowhere', src: '/pictures/a.svg' }),
      detail('noSuchRow', { id: 'nowhere' }),
    ],
    [
      'an unknown column',
      rows('hostels', (row, index) => row.push(index === 1 ? 'colour' : 'red')),
      detail('unknownColumn', { name: 'colour' }),
    ],
    [
      'a column with a heading but no key',
      rows('hostels', (row, index) => index === 0 && row.push('Remark\nशेरा')),
      detail('unknownColumn', { name: 'Remark · शेरा' }),
    ],
    [
      'a repeated column',
      rows('hostels', (row) => row.push(row[7] ?? null)),
      detail('columnTwice', { name: 'place.en' }),
    ],
    [
      'a missing column',
      rows('hostels', (row) => row.splice(7, 1)),
      detail('columnGone', { name: { ...bothNames, en: 'Place, English' } }),
    ],
    [
      'a missing id column',
      rows('hostels.photos', (row, _, head) => row.splice(head.indexOf('photos#'), 1)),
      detail('columnGone', { name: bothNames }),
    ],
    [
      'an entry that changed since the export',
      cells({ srNo: 99, stamp: `${HOSTEL} 000000000000` }),
      detail('changedSince'),
    ],
  ];

  it.each(cases)('for %s', (_, edit, expected) => {
    const sheets = exported('hostels');
    edit(sheets);
    const problems = planOf(sheets).problems.map(({ place: _place, ...problem }) => problem);
    expect(problems).toEqual([expected]);
  });

  it('with a message that names the column heading in both languages', () => {
    const sheets = exported('hostels');
    findRow(sheets, 'hostels', HOSTEL).category = 'private';
    expect(planOf(sheets).problems.map(formatCellProblem)).toEqual([
      expect.stringMatching(
        /^ {2}Sheet Hostels · वसतिगृहे, row 3, column C \(Category\): [^\n]+\.\n {2}तक्ता Hostels · वसतिगृहे, ओळ ३, रकाना C \(प्रकार\): [^\n]+\.$/,
      ),
    ]);
  });

  it('for values that the schema refuses', () => {
    const sheets = exported('schemes');
    const row = findRow(sheets, 'schemes.eligibility', 'vayoshree', 1);
    row['text.mr'] = 'Only English';
    row.maxRupees = 5;
    const plan = planOf(sheets);
    const texts = new Map([
      ['schemes/vayoshree.yaml', editYaml(entryText('schemes', 'vayoshree'), plan.entries.get('vayoshree')?.item)],
    ]);
    const problems = validateEntries('schemes', plan, texts).map(({ place, code }) => [
      place.column,
      place.heading?.en,
      code,
    ]);
    expect(problems).toEqual([
      ['F', 'Condition in words, Marathi', 'notMarathi'],
      ['R', 'At most, rupees', 'unknownField'],
    ]);
  });

  it('if it was not created by an export', () => {
    expect(() => planImport(rawSheets([{ name: 'List', rows: [['a'], ['b']] }]))).toThrow(
      'was written by npm run sheet export',
    );
  });
});
