import { inflateRawSync } from 'node:zlib';
import { XMLParser } from 'fast-xml-parser';
import { colToLetter } from 'hucre/xlsx';
import { beforeEach, describe, expect, it } from 'vitest';
import { readEntries } from '../schema/entries.ts';
import { createGrids } from './exportSheets.ts';
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

describe('the .xlsx file of hostels', () => {
  let parts: Map<string, string>;
  let parsed: Map<string, ReturnType<XMLParser['parse']>>;
  const xml = (name: string) => {
    if (!parsed.has(name)) parsed.set(name, parser.parse(parts.get(name) ?? ''));
    return parsed.get(name);
  };
  /** Returns the shared strings, which cells refer to by index. */
  const strings = (): string[] =>
    xml('xl/sharedStrings.xml').sst.si.map(({ t }: { t: string | { '#text': string } }) =>
      typeof t === 'object' ? t['#text'] : t,
    );
  /** Returns the letters of the column with this key in the first sheet. */
  const columnLetters = (key: string) => {
    const [, keys] = xml('xl/worksheets/sheet1.xml').worksheet.sheetData.row;
    const index = strings().indexOf(key);
    return colToLetter(keys.c.findIndex(({ v }: { v: string }) => Number(v) === index));
  };
  beforeEach(async () => {
    parts = readParts(await workbook(createGrids('hostels', readEntries('hostels').slice(0, 2))));
    parsed = new Map();
  });

  it('has a sheet for hostels, a sheet for each list and a sheet for choices', () => {
    const names = xml('xl/workbook.xml').workbook.sheets.sheet.map(({ name }: { name: string }) => name);
    // Spreadsheet programs refuse sheet names of more than 31 characters.
    expect(names).toEqual(['Hostels · वसतिगृहे', 'Photos · छायाचित्रे', 'Figures of the sentences · वाक्', 'Choices']);
    expect(parts.get('xl/sharedStrings.xml')).toContain('<t>To be confirmed with the office</t>');
    expect(parts.get('xl/sharedStrings.xml')).toContain('<t>कार्यालयाकडून खात्री करून घ्यावी</t>');
  });

  it('freezes headings and ids', () => {
    const { pane } = xml('xl/worksheets/sheet1.xml').worksheet.sheetViews.sheetView;
    expect(pane).toMatchObject({ state: 'frozen', xSplit: '1', ySplit: '2', topLeftCell: 'B3' });
  });

  it('hides the stamps', () => {
    const columns = xml('xl/worksheets/sheet1.xml').worksheet.cols.col;
    expect(columns.filter(({ hidden }: { hidden?: string }) => hidden)).toEqual([columns.at(-1)]);
  });

  it('has columns as wide as their content needs, and a row of headings of three lines', () => {
    const widthsOf = (sheet: number) =>
      xml(`xl/worksheets/sheet${sheet}.xml`).worksheet.cols.col.map(({ width }: { width: string }) => Number(width));
    expect([widthsOf(2), widthsOf(4)]).toEqual([
      [22, 22, 32, 16, 44, 44, 16],
      [22, 34, 30, 40, 40],
    ]);
    expect(xml('xl/worksheets/sheet2.xml').worksheet.sheetData.row[0].ht).toBe('48');
  });

  it('can be formatted, but not sorted without its locked ids; a protected sheet gets new rows only for entries', () => {
    const allowed = { sheet: ['1'], formatCells: '0', formatColumns: '0', formatRows: '0' };
    // Programs allow only what is set to 0; `sort` is missing.
    const protections = [1, 2, 4].map((sheet) => xml(`xl/worksheets/sheet${sheet}.xml`).worksheet.sheetProtection);
    expect(protections).toEqual([
      { ...allowed, insertRows: '0' },
      { ...allowed, insertRows: '1' },
      { sheet: ['1'], formatColumns: '0' },
    ]);
  });

  it('keeps a text that spreadsheet programs would decode', async () => {
    const hostel = { id: 'a', file: '', text: '', item: { name: 'a', mapLink: '_x0041_ and x0041_' } };
    const text = readParts(await workbook(createGrids('hostels', [hostel]))).get('xl/sharedStrings.xml');
    expect(text).toContain('_x005F_x0041_ and x0041_<');
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
    expect(category.error).toBe('Choose a value of the list. यादीतील पर्याय निवडा.');
    const [, from, to] = /^Choices!\$C\$(\d+):\$C\$(\d+)$/.exec(category.formula1) ?? [];
    const legend = xml(`xl/worksheets/sheet${createGrids('hostels').length + 1}.xml`).worksheet.sheetData.row;
    const chosen = [from, to].map((row) => strings()[Number(legend[Number(row) - 1].c[2].v)]);
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
    expect(isLocked(first.c.at(-1).s)).toBe(true);
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
