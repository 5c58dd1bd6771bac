import { describe, expect, it } from 'vitest';
import { editYaml } from '../content/writing/editYaml.ts';
import { schemaFlaws } from './check-plan.ts';
import { entriesOf } from './entries.ts';
import { gridsOf } from './export.ts';
import { printedFlaw } from './flaws.ts';
import { planImport } from './plan-import.ts';
import type { Cell } from './printed-cells.ts';
import { printedDifferences, printedMissing } from './printed-plan.ts';
import { workbookSheets } from './read-file.ts';
import type { RawSheet } from './read-table.ts';
import { workbook } from './workbook.ts';

const books = new Map<string, RawSheet[]>();

/** The sheets of a collection as a program reads them from the .xlsx file, which is written once. */
async function exported(collection: string): Promise<RawSheet[]> {
  const book = books.get(collection) ?? (await workbookSheets(await workbook(gridsOf(collection))));
  books.set(collection, book);
  return structuredClone(book);
}

/** The cells of the first row that begins with these keys, by the keys of the columns. */
function rowOf(sheets: RawSheet[], table: string, ...keys: (string | number)[]): Record<string, Cell> {
  const sheet = sheetOf(sheets, table);
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

function sheetOf(sheets: RawSheet[], table: string): RawSheet {
  const sheet = sheets.find(({ rows }) => String(rows[1]?.[0]).startsWith(`${table}#`));
  if (!sheet) throw new Error(`no sheet ${table}`);
  return sheet;
}

/** Adds a row with these cells, by the keys of the columns. */
function addRow(sheets: RawSheet[], table: string, cells: Record<string, Cell>): void {
  const sheet = sheetOf(sheets, table);
  sheet.rows.push((sheet.rows[1] ?? []).map((name) => cells[String(name)] ?? null));
}

function nextTexts(sheets: RawSheet[]): Map<string, string> {
  const { plan } = planImport(sheets);
  expect(plan.flaws).toEqual([]);
  const changed = [...plan.entries.values()].filter(({ id }) => plan.changed.has(id));
  return new Map(changed.map(({ file, text, item }) => [file, editYaml(text, item)]));
}

/** Lines that one text has and the other has not: first those that go, then those that come. */
function lineChanges(before: string, after: string): [string[], string[]] {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return [old.filter((line) => !next.includes(line)), next.filter((line) => !old.includes(line))];
}

const textOf = (collection: string, name: string) =>
  entriesOf(collection).find(({ file }) => file === `${collection}/${name}.yaml`)?.text ?? '';

describe('an edited sheet', () => {
  it('changes the lines of what was edited, and no other', async () => {
    const sheets = await exported('offices');
    const thane = rowOf(sheets, 'offices.offices', 'assistant', 'thane');
    thane.office_phone_number = '022-11112222';
    thane.asOf = new Date(Date.UTC(2025, 7, 1));
    const [[file, text] = ['', ''], ...others] = nextTexts(sheets);
    expect(others).toEqual([]);
    expect(file).toBe('offices/assistant-commissioner.yaml');
    const before = textOf('offices', 'assistant-commissioner');
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
      sheetOf(sheets, 'schemes.eligibility').rows.findIndex(([id, at]) => id === 'vayoshree' && at === 1) + 1;
    expect(printedDifferences(plan)).toBe(
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
    expect(plan.flaws).toEqual([]);
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
    const schemes = sheetOf(sheets, 'schemes');
    // As people do it: a row is copied, with the mark at its end, and typed over.
    schemes.rows.push([...(schemes.rows.find(([id]) => id === 'vayoshree') ?? [])]);
    schemes.rows[schemes.rows.length - 1]?.splice(0, 1, 'new-one');
    const { plan } = planImport(sheets);
    expect(plan.flaws).toEqual([]);
    expect(plan.entries.get('vayoshree')?.item.benefits).toContainEqual({ what: { en: 'Card', mr: 'कार्ड' } });
    expect(plan.entries.get('new-one')).toMatchObject({
      file: 'schemes/new-one.yaml',
      text: '',
      item: { id: 'new-one', title: plan.entries.get('vayoshree')?.item.title, eligibility: [] },
    });
  });

  it('takes nothing away because a row is gone, and says so', async () => {
    const sheets = await exported('hostels');
    const sheet = sheetOf(sheets, 'hostels');
    sheet.rows.splice(
      sheet.rows.findIndex(([id]) => id === 'alibag-girls'),
      1,
    );
    const { plan } = planImport(sheets);
    expect([plan.flaws, plan.differences]).toEqual([[], []]);
    expect(printedMissing(plan)).toBe(
      '1 row is not in the sheets. Nothing is deleted because of it; to delete, edit the file in content/.\n' +
        '१ ओळ तक्त्यांत नाही. त्यामुळे काहीही पुसले जात नाही; पुसायचे असल्यास content/ मधील फाइल बदला.\n' +
        '  Hostels · वसतिगृहे: alibag-girls',
    );
  });
});

describe('rows and columns that were moved about', () => {
  it('are read in any order, without empty rows, and with columns that hold nothing', async () => {
    const sheets = await exported('hostels');
    const sheet = sheetOf(sheets, 'hostels');
    const [head = [], keys = [], ...rest] = sheet.rows;
    const move = ([id = null, ...row]: Cell[], name: Cell) => [id, ...row.toReversed(), name, null];
    sheet.rows = [move(head, null), move(keys, null), [], ...rest.toReversed().map((row) => move(row, null))];
    const { plan } = planImport(sheets);
    expect([plan.flaws, plan.differences, plan.missing]).toEqual([[], [], []]);
  });

  it('may have spaces around their keys', async () => {
    const sheets = await exported('hostels');
    for (const row of sheetOf(sheets, 'hostels').rows.slice(1)) {
      row[0] = ` ${row[0]} `;
      row[row.length - 1] = ` ${row.at(-1)} `;
    }
    const { plan } = planImport(sheets);
    expect([plan.flaws, plan.differences, plan.missing]).toEqual([[], [], []]);
  });
});

describe('an item that is added', () => {
  it('to a list inside a new entry stands behind the others', async () => {
    const sheets = await exported('schemes');
    const schemes = sheetOf(sheets, 'schemes');
    schemes.rows.push(['new-one', ...(schemes.rows.find(([id]) => id === 'vayoshree') ?? []).slice(1, -1), null]);
    for (const what of ['First', 'Second'])
      addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'new-one', 'what.en': what, 'what.mr': 'लाभ' });
    const { plan } = planImport(sheets);
    expect(plan.flaws).toEqual([]);
    expect([...plan.changed]).toEqual(['new-one']);
    expect(plan.entries.get('new-one')?.item.benefits).toEqual([
      { what: { en: 'First', mr: 'लाभ' } },
      { what: { en: 'Second', mr: 'लाभ' } },
    ]);
    expect(plan.places.get('new-one/benefits/1/what/mr')).toMatchObject({
      sheet: expect.stringContaining('·'),
      row: sheetOf(sheets, 'schemes.benefits').rows.length,
    });
  });

  it.each([
    { key: 'atlantis', says: 'atlantis' },
    { key: null, says: 'every row needs to say which entry it is' },
  ])('to a record under a key that it cannot have is refused: $key', async ({ key, says }) => {
    const sheets = await exported('offices');
    addRow(sheets, 'offices.offices', { 'offices.offices#id': 'assistant', 'offices#': key });
    const [flaw, ...others] = planImport(sheets).plan.flaws;
    expect(others).toEqual([]);
    expect([flaw?.sentence.en, flaw?.place.column]).toEqual([expect.stringContaining(says), 'B']);
  });

  it.each(['first', '0', '1a', 'a1', '-1'])('under the number %j is refused', async (number) => {
    const sheets = await exported('schemes');
    addRow(sheets, 'schemes.benefits', { 'schemes.benefits#id': 'vayoshree', 'benefits#': number });
    const { flaws } = planImport(sheets).plan;
    expect(flaws.map(({ sentence, place }) => [sentence.en, place.column])).toEqual([
      [expect.stringContaining(`has “${number}”: write the number of the item`), 'B'],
    ]);
  });

  it('to a group of offices that there is not is refused', async () => {
    const sheets = await exported('offices');
    addRow(sheets, 'offices', { 'offices#id': 'moon' });
    const { flaws, entries } = planImport(sheets).plan;
    expect(flaws.map(({ sentence }) => sentence.en)).toEqual([expect.stringContaining('names “moon”')]);
    expect(entries.has('moon')).toBe(false);
  });
});

describe('a sheet is refused, with its cell and what to do,', () => {
  const cases: [string, (sheets: RawSheet[]) => void, string, string][] = [
    [
      'for a choice that nobody knows',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').category = 'private';
      },
      'Sheet Hostels · वसतिगृहे, row 3, column C (Category) has “private”: choose government or aided. The sheet Choices says what they mean.',
      'तक्ता Hostels · वसतिगृहे, ओळ ३, स्तंभ C (प्रकार): यात “private” आहे: government किंवा aided यांपैकी निवडा. त्यांचे अर्थ पर्यायांच्या तक्त्यात आहेत.',
    ],
    [
      'for a language that is missing',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls')['place.mr'] = null;
      },
      'Sheet Hostels · वसतिगृहे, row 3, column I (Place, Marathi) is empty, but the English beside it is not: write the Marathi text too.',
      'तक्ता Hostels · वसतिगृहे, ओळ ३, स्तंभ I (ठिकाण, मराठी): रिकामे आहे, पण शेजारी इंग्रजी मजकूर आहे: मराठी मजकूरही लिहा.',
    ],
    [
      'for a day that may be of two months',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').asOf = '05/06/2025';
      },
      'has “05/06/2025”: write a date such as 2025-07-22, year-month-day.',
      'यात “05/06/2025” आहे: २०२५-०७-२२ अशी तारीख लिहा, वर्ष-महिना-दिवस.',
    ],
    [
      'for a day that there is not',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').asOf = '2025-02-30';
      },
      'has “2025-02-30”: write a date such as 2025-07-22, year-month-day.',
      'यात “2025-02-30” आहे: २०२५-०७-२२ अशी तारीख लिहा, वर्ष-महिना-दिवस.',
    ],
    [
      'for words in place of a number',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').hostelcapacity = 'about 80';
      },
      'has “about 80”: write a number in digits, for example 25000.',
      'यात “about 80” आहे: आकड्यांत संख्या लिहा, उदाहरणार्थ २५०००.',
    ],
    [
      'for a part of a seat',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').hostelcapacity = 80.5;
      },
      'has “80.5”: write a whole number.',
      'यात “80.5” आहे: पूर्ण संख्या लिहा.',
    ],
    [
      'for a text that a program has made a day of',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').mapLink = new Date(Date.UTC(2025, 0, 2));
      },
      'became the date 2025-01-02: make the cell a text and type it again.',
      'याचा २०२५-०१-०२ ही तारीख झाली: पेशीचा प्रकार “मजकूर” करा आणि पुन्हा लिहा.',
    ],
    [
      'for lists of different length',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls')['facilities.mr'] = 'ग्रंथालय';
        rowOf(sheets, 'hostels', 'alibag-girls')['facilities.en'] = 'Library\nWater';
      },
      'has 1 line, but the English has 2: write the same items in both languages, a line each.',
      'यातील ओळींची संख्या १ आहे, इंग्रजीतील २: दोन्ही भाषांत तेच मुद्दे लिहा, प्रत्येक नव्या ओळीवर.',
    ],
    [
      'for what has to be there and is emptied',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').srNo = '';
      },
      'column B (Serial number) is empty: fill it in.',
      'स्तंभ B (अ.क्र.): रिकामे आहे: भरा.',
    ],
    [
      'for an id that was typed over',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls')['hostels#name'] = 'alibag-women';
      },
      'column A (Identifier) was “alibag-girls” and says “alibag-women” now. Addresses depend on it: write “alibag-girls” again.',
      'स्तंभ A (ओळखनाव): यात आधी “alibag-girls” होते, आता “alibag-women” आहे. पानांचे पत्ते यावर अवलंबून आहेत: पुन्हा “alibag-girls” लिहा.',
    ],
    [
      'for an id that stands there twice',
      (sheets) => addRow(sheets, 'hostels', { 'hostels#name': 'alibag-girls', srNo: 1 }),
      'says “alibag-girls” once more; it stands in row 3 already.',
      'यात “alibag-girls” पुन्हा आहे; ते ओळ ३ मध्ये आहे.',
    ],
    [
      'for a row without an id',
      (sheets) => addRow(sheets, 'hostels', { srNo: 1 }),
      'column A (Identifier) is empty: every row needs to say which entry it is.',
      'स्तंभ A (ओळखनाव): रिकामे आहे: प्रत्येक ओळीत नोंदीचे ओळखनाव हवे.',
    ],
    [
      'for a new id that would be no address',
      (sheets) => addRow(sheets, 'hostels', { 'hostels#name': '../site' }),
      'has “../site”: an identifier has only small English letters, digits and single hyphens.',
      'यात “../site” आहे: ओळखनावात फक्त लहान इंग्रजी अक्षरे, अंक व एकेरी जोडरेषा असतात.',
    ],
    [
      'for an item of an entry that there is not',
      (sheets) => addRow(sheets, 'hostels.photos', { 'hostels.photos#name': 'nowhere', src: '/pictures/a.svg' }),
      'names “nowhere”, but there is no such entry.',
      'यात “nowhere” आहे, पण अशी नोंद नाही.',
    ],
    [
      'for a column that nobody knows',
      (sheets) => {
        for (const [index, row] of sheetOf(sheets, 'hostels').rows.entries()) row.push(index === 1 ? 'colour' : 'red');
      },
      'has “colour” as its name, but there is no such column: remove it.',
      'याचे नाव “colour” आहे, पण असा स्तंभ नाही: तो काढा.',
    ],
    [
      'for a column that stands there twice',
      (sheets) => {
        for (const row of sheetOf(sheets, 'hostels').rows) row.push(row[7] ?? null);
      },
      'has the name “place.en”, as another column has: remove one of them.',
      'याचे नाव “place.en” आहे आणि दुसऱ्या स्तंभाचेही: एक काढा.',
    ],
    [
      'for the column of ids that is gone',
      (sheets) => {
        const { rows } = sheetOf(sheets, 'hostels.photos');
        const at = rows[1]?.indexOf('photos#') ?? -1;
        for (const row of rows) row.splice(at, 1);
      },
      'Export again; empty cells instead of removing a column.',
      'तक्ता पुन्हा तयार करा; स्तंभ काढू नका, पेशी रिकाम्या करा.',
    ],
    [
      'for a column of which only the heading is known',
      (sheets) => {
        const { rows } = sheetOf(sheets, 'hostels');
        rows[0]?.push('Remark\nशेरा');
      },
      'has “Remark · शेरा” as its name, but there is no such column: remove it.',
      'याचे नाव “Remark · शेरा” आहे, पण असा स्तंभ नाही: तो काढा.',
    ],
    [
      'for a column that is gone',
      (sheets) => {
        for (const row of sheetOf(sheets, 'hostels').rows) row.splice(7, 1);
      },
      'Sheet Hostels · वसतिगृहे: the column Place, English is missing. Export again; empty cells instead of removing a column.',
      'तक्ता Hostels · वसतिगृहे: ठिकाण, इंग्रजी हा स्तंभ नाही. तक्ता पुन्हा तयार करा; स्तंभ काढू नका, पेशी रिकाम्या करा.',
    ],
    [
      'for an entry that has changed in the meantime',
      (sheets) => {
        rowOf(sheets, 'hostels', 'alibag-girls').srNo = 99;
        rowOf(sheets, 'hostels', 'alibag-girls').stamp = 'alibag-girls 000000000000';
      },
      'belongs to an entry that was changed after this sheet was written: export again and repeat the change there.',
      'ही नोंद हा तक्ता तयार झाल्यानंतर बदलली आहे: तक्ता पुन्हा तयार करा आणि त्यात बदल करा.',
    ],
  ];

  it.each(cases)('%s', async (_, edit, english, marathi) => {
    const sheets = await exported('hostels');
    edit(sheets);
    const said = planImport(sheets).plan.flaws.map(printedFlaw);
    expect(said).toHaveLength(1);
    const [first, second] = said[0]?.split('\n') ?? [];
    expect(first?.endsWith(english)).toBe(true);
    expect(second?.endsWith(marathi)).toBe(true);
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
    const said = schemaFlaws(collection, plan, texts).map((flaw) =>
      printedFlaw(flaw).replace(/row \d+|ओळ [०-९]+/g, '…'),
    );
    expect(said).toEqual([
      '  Sheet Conditions · पात्रतेच्या अटी, …, column F (Condition in words, Marathi) has no Devanagari: write the Marathi text.\n' +
        '  तक्ता Conditions · पात्रतेच्या अटी, …, स्तंभ F (अट शब्दांत, मराठी): यात देवनागरी अक्षरे नाहीत: मजकूर मराठीत लिहा.',
      '  Sheet Conditions · पात्रतेच्या अटी, …, column Q (At most, rupees) is filled in, but a row of this kind does not have it: empty the cell.\n' +
        '  तक्ता Conditions · पात्रतेच्या अटी, …, स्तंभ Q (कमाल, रुपये): भरलेले आहे, पण या प्रकारच्या नोंदीत ते नसते: पेशी रिकामी करा.',
    ]);
  });

  it('when it is no sheet of ours', () => {
    expect(() => planImport([{ name: 'List', rows: [['a'], ['b']] }])).toThrow('was written by npm run sheet export');
  });
});
