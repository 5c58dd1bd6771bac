import { inflateRawSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { colToLetter } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '../schema/tables.ts';
import { createGrids } from './exportSheets.ts';
import type { Column, Grid } from './grid.ts';
import { workbook } from './workbook.ts';

/** Reads the XML parts of an .xlsx file, using the ZIP directory. */
function readParts(bytes: Uint8Array): Map<string, string> {
  const file = Buffer.from(bytes);
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let count = file.readUInt16LE(end + 10); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const [packed, from] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const data = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
    const content = file.subarray(data, data + packed);
    parts.set(name, (file.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString('utf8'));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return parts;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['dataValidation', 'comment', 'col', 'sheet', 'row', 'c', 'xf', 'si'].includes(name),
});

/** Returns the shared strings, which cells refer to by index. */
function strings(xml: (name: string) => { sst: { si: { t: string | { '#text': string } }[] } }): string[] {
  return xml('xl/sharedStrings.xml').sst.si.map(({ t }) => (typeof t === 'object' ? t['#text'] : t));
}

describe('the .xlsx file of hostels', () => {
  let parts: Map<string, string>;
  const xml = (name: string) => parser.parse(parts.get(name) ?? '');
  /** Returns the letters of the column with this key in the first sheet. */
  const columnLetters = (key: string) => {
    const [, keys] = xml('xl/worksheets/sheet1.xml').worksheet.sheetData.row;
    return colToLetter(keys.c.findIndex(({ v }: { v: string }) => strings(xml)[Number(v)] === key));
  };
  beforeAll(async () => {
    parts = readParts(await workbook(createGrids('hostels')));
  });

  it('has a sheet for hostels, a sheet for each list and a sheet for choices', () => {
    const names = xml('xl/workbook.xml').workbook.sheets.sheet.map(({ name }: { name: string }) => name);
    // Spreadsheet programs refuse sheet names of more than 31 characters.
    expect(names).toEqual(['Hostels · वसतिगृहे', 'Photos · छायाचित्रे', 'Figures of the sentences · वाक्', 'Choices']);
    expect(parts.get('xl/sharedStrings.xml')).toContain('<t>To be confirmed with the office</t>');
    expect(parts.get('xl/sharedStrings.xml')).toContain('<t>कार्यालयाकडून खात्री करायची</t>');
  });

  it('freezes headings and ids', () => {
    const { pane } = xml('xl/worksheets/sheet1.xml').worksheet.sheetViews.sheetView;
    expect(pane).toMatchObject({ state: 'frozen', xSplit: '1', ySplit: '2', topLeftCell: 'B3' });
  });

  it('offers choices as dropdown lists, including in empty rows', () => {
    const lists = xml('xl/worksheets/sheet1.xml').worksheet.dataValidations.dataValidation;
    expect(lists.map(({ sqref }: { sqref: string }) => sqref.replace(/\d+/g, '#'))).toEqual(
      ['category', 'students', 'district', 'confidence', 'sample'].map(
        (key) => `${columnLetters(key)}#:${columnLetters(key)}#`,
      ),
    );
    const [category] = lists;
    expect(category).toMatchObject({ type: 'list', allowBlank: '1', showErrorMessage: '1' });
    const [, from, to] = /^Choices!\$C\$(\d+):\$C\$(\d+)$/.exec(category.formula1) ?? [];
    const legend = xml(`xl/worksheets/sheet${createGrids('hostels').length + 1}.xml`).worksheet.sheetData.row;
    const chosen = [from, to].map((row) => strings(xml)[Number(legend[Number(row) - 1].c[2].v)]);
    expect(chosen).toEqual(['government', 'aided']);
    const rows = xml('xl/worksheets/sheet1.xml').worksheet.sheetData.row.length;
    expect(Number(/:C(\d+)$/.exec(category.sqref)?.[1])).toBe(rows);
  });

  it('has a bilingual note on each heading', () => {
    const notes = xml('xl/comments1.xml').comments.commentList.comment;
    expect(notes).toHaveLength(xml('xl/worksheets/sheet1.xml').worksheet.sheetData.row[0].c.length);
    const head = notes.find(({ ref }: { ref: string }) => ref === 'N1');
    expect(head.text.r.t).toBe(
      'The post, never a name. Both languages are filled in.\nपद लिहा, नाव लिहू नका. दोन्ही भाषा भरा.',
    );
  });

  it('locks only the ids of existing hostels', () => {
    const sheet = xml('xl/worksheets/sheet1.xml').worksheet;
    expect(sheet.sheetProtection).toMatchObject({ sheet: ['1'] });
    const formats = xml('xl/styles.xml').styleSheet.cellXfs.xf;
    const isLocked = (style: string) => formats[Number(style)].protection?.locked !== '0';
    const [, , first] = sheet.sheetData.row;
    expect(first.c.slice(0, 3).map(({ s }: { s: string }) => isLocked(s))).toEqual([true, false, false]);
    const below = sheet.sheetData.row.at(-1);
    expect(below.c.slice(0, 3).map(({ s, v }: { s: string; v?: string }) => [isLocked(s), v])).toEqual([
      [false, undefined],
      [false, undefined],
      [false, undefined],
    ]);
  });

  it('formats texts as text, so that spreadsheet programs do not convert them', () => {
    const sheet = xml('xl/worksheets/sheet1.xml').worksheet;
    const formats = xml('xl/styles.xml').styleSheet.cellXfs.xf;
    const [, keys, first] = sheet.sheetData.row;
    expect(keys.c).toHaveLength(first.c.length);
    const codes = xml('xl/styles.xml').styleSheet.numFmts.numFmt;
    const formatOf = (letters: string) => {
      const cell = first.c.find(({ r }: { r: string }) => r === `${letters}3`);
      return [codes].flat().find(({ numFmtId }) => numFmtId === formats[Number(cell.s)].numFmtId)?.formatCode;
    };
    expect(['headContact', 'asOf', 'mapLink'].map((key) => formatOf(columnLetters(key)))).toEqual(['@', '@', '@']);
  });
});

describe('the .xlsx file of a made-up sheet', () => {
  const column = (
    key: string,
    role: Column['role'],
    field: Partial<Field> = {},
    part: Column['part'] = '',
  ): Column => ({
    key,
    role,
    heading: { en: `Heading ${key}`, mr: `शीर्षक ${key}` },
    note: { en: `Note ${key}`, mr: `टीप ${key}` },
    part,
    ...(role === 'field' && {
      field: { path: [key], kind: 'text', required: false, choices: [], whole: false, ...field },
    }),
  });
  const columns = [
    column('made-up#id', 'id'),
    column('about', 'about'),
    column('text', 'field'),
    column('title', 'field', { kind: 'both' }, 'en'),
    column('lines', 'field', { kind: 'lines' }, 'mr'),
    column('reach', 'field', { kind: 'either' }, 'en'),
    column('list', 'field', { kind: 'list', choices: ['a', 'b'] }),
    column('choice', 'field', { kind: 'choice', choices: ['a', 'b'] }),
    column('yes', 'field', { kind: 'yes' }),
    column('number', 'field', { kind: 'number' }),
    column('stamp', 'stamp'),
  ];
  const grid = (levels: Grid['table']['levels']): Grid => ({
    table: { name: 'made-up', collection: 'made-up', levels, fields: [], plain: false },
    title: { en: 'A long title of a sheet', mr: 'तक्त्याचे लांब शीर्षक' },
    columns,
    rows: [['one', 'Above', '_x0041_ and x0041_', 'T', 'एक', 'r', 'a\nb', 'a', 'yes', 7, 'one 0a']],
  });

  it.each([
    { rows: 'entries', levels: [] },
    { rows: 'items', levels: [{ path: ['items'], kind: 'list' as const, keys: [], required: true }] },
  ])('of $rows has the expected widths, styles, locks, lists and notes', async ({ levels }) => {
    const parts = readParts(await workbook([grid(levels)]));
    const names = ['workbook', 'styles', 'sharedStrings', 'comments1', 'worksheets/sheet1', 'worksheets/sheet2'];
    // Shortens the snapshot: keeps only the last of a hundred empty rows.
    const shorten = (xml: string) => xml.replace(/(<row r="4".*?<\/row>).*(?=<row r="103")/s, '$1');
    expect(names.map((name) => shorten(parts.get(`xl/${name}.xml`) ?? ''))).toMatchSnapshot();
  });

  it('has a sheet name of at most 31 characters', async () => {
    const xml = readParts(await workbook([grid([])])).get('xl/workbook.xml') ?? '';
    expect(/name="([^"]*)"/.exec(xml)?.[1]?.length).toBeLessThanOrEqual(31);
  });
});
