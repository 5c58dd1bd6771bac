import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { plainCell, shownValue, unreadableCell } from '../cells/sheetCell.ts';
import { readWorkbook } from './readWorkbook.ts';
import { TooLarge } from './unzip.ts';

const LIMITS = { unpackedBytes: 1_000_000, sheets: 3, rows: 100, columns: 10, cells: 500, letters: 10_000 };
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

/** Packs parts into a ZIP file as spreadsheet programs do. */
function zip(parts: Record<string, string>): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [path, packed] = [Buffer.from(name), deflateRawSync(text)];
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50);
    head.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    files.push(head, path, packed);
    directory.push(entry, path);
    offset += head.length + path.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

type Book = {
  sheets?: string[];
  texts?: string;
  styles?: string;
  types?: string;
  book?: string;
  target?: string;
  /** All sheets name the part of the first one. */
  isSame?: boolean;
};

/** Creates a workbook from the rows of its sheets as XML. */
function book({
  sheets = [],
  texts,
  styles,
  types = OFFICE,
  book: setting = '',
  target = '',
  isSame = false,
}: Book): Buffer {
  const relation = (id: string, type: string, path: string) =>
    `<Relationship Id="${id}" Type="${types}/${type}" Target="${path}"/>`;
  const relations = [
    ...sheets.map((_, at) => relation(`rId${at}`, 'worksheet', `${target}worksheets/sheet${isSame ? 0 : at}.xml`)),
    relation('t', 'sharedStrings', 'sharedStrings.xml'),
    relation('s', 'styles', 'styles.xml'),
  ];
  return zip({
    '_rels/.rels': `<?xml version="1.0"?><Relationships>${relation('b', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${types}">${setting}<sheets>${sheets.map((_, at) => `<sheet name="S&amp;${at}" sheetId="${at + 7}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`,
    ...(texts !== undefined && { 'xl/sharedStrings.xml': texts }),
    ...(styles !== undefined && { 'xl/styles.xml': styles }),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><cols><col/></cols><sheetData>${rows}</sheetData></worksheet>`,
      ]),
    ),
  });
}

const rowsOf = (parts: Book) => readWorkbook(book(parts), LIMITS)[0]?.rows ?? [];
const valuesOf = (parts: Book) => rowsOf(parts).map((row) => row.map(({ value }) => value));
const cellOf = (xml: string, parts: Book = {}) =>
  rowsOf({ ...parts, sheets: [`<row>${xml}</row>`] })[0]?.[0] ?? plainCell(null);
const shared = (...items: string[]) => `<sst>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
const styled = (...formats: string[]) =>
  `<styleSheet><numFmts>${formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
  `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${formats.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}<xf numFmtId="9"/><xf numFmtId="14"/></cellXfs></styleSheet>`;

describe('a workbook as programs write it', () => {
  it('of LibreOffice has shared texts, formatted parts of texts, and results of formulas', () => {
    const texts = shared(
      '<t xml:space="preserve"> Thane </t>',
      '<r><rPr><b/></rPr><t>one</t></r><r><t> two</t></r><rPh sb="0" eb="1"><t>hidden</t></rPh>',
      '<t>a_x000D_b</t>',
    );
    const row =
      '<row r="1" spans="1:5"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="str"><f aca="false">A1</f><v>x &lt; y</v></c><c r="E1" t="b"><v>1</v></c></row>';
    expect(valuesOf({ sheets: [row], texts })).toEqual([[' Thane ', 'one two', 'a\rb', 'x < y', true]]);
  });

  it('of Google has decimal numbers and texts outside the styles', () => {
    const row = '<row r="2"><c r="B2" s="9"><v>25000.0</v></c><c r="C2" t="s"><v>0</v></c></row>';
    expect(valuesOf({ sheets: [row], texts: shared('<t>ठाणे</t>') })).toEqual([[], [null, 25_000, 'ठाणे']]);
  });

  it('of openpyxl has texts in the cells, no styles, and formulas without results', () => {
    const row =
      '<row><c t="inlineStr"><is><t>Thane</t></is></c><c><f>SUM(50,25)</f><v></v></c><c t="n"><f>1</f><v/></c></row>';
    const [cells = []] = rowsOf({ sheets: [row] });
    expect(cells.map(({ value, formula }) => [value, formula])).toEqual([
      ['Thane', undefined],
      [null, 'SUM(50,25)'],
      [null, '1'],
    ]);
    expect(cells.map((cell) => unreadableCell(cell, 'text')?.code)).toEqual([
      undefined,
      'formulaWithoutResult',
      'formulaWithoutResult',
    ]);
  });

  it('in the strict form has other addresses, prefixes and days as texts', () => {
    const file = zip({
      '_rels/.rels': `<p:Relationships><p:Relationship Id="b" Type="${STRICT}/officeDocument" Target="/xl/workbook.xml"/></p:Relationships>`,
      'xl/_rels/workbook.xml.rels': `<p:Relationships><p:Relationship Id="id9" Type="${STRICT}/worksheet" Target="/xl/one.xml"/></p:Relationships>`,
      'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet name="One" sheetId="1" q:id="id9"/></x:sheets></x:workbook>',
      'xl/one.xml':
        '<x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="d"><x:v>2025-07-22</x:v></x:c><x:c r="B1"><x:v>5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    });
    expect(readWorkbook(file, LIMITS).map(({ name, rows }) => [name, rows[0]?.map(({ value }) => value)])).toEqual([
      ['One', [new Date('2025-07-22T00:00:00Z'), 5]],
    ]);
  });

  it('has names with entities, and may have a sheet that is only a chart', () => {
    const sheets = readWorkbook(book({ sheets: ['', '<row><c><v>1</v></c></row>'] }), LIMITS);
    expect(sheets.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['S&0', 0],
      ['S&1', 1],
    ]);
  });
});

describe('a cell', () => {
  it('keeps its number format', () => {
    const styles = styled('0.0%', '&quot;100%&quot; 0', 'dd/mm/yyyy', '[Red]#,##0', '@');
    const cells = [0, 1, 2, 3, 5, 6].map((style) => cellOf(`<c s="${style}"><v>45870.5</v></c>`, { styles }));
    const noon = new Date('2025-08-01T12:00:00Z');
    expect(cells.map(({ value, type }) => [value, type])).toEqual([
      [45_870.5, 'number'],
      [45_870.5, 'number'],
      [noon, 'date'],
      [45_870.5, 'number'],
      [45_870.5, 'number'],
      [noon, 'date'],
    ]);
  });

  it.each([
    ['0%', '0.5', 50],
    ['0.00%', '0.57', 57],
    ['0.00%', '1', 100],
    ['&quot;%&quot;0', '0.5', 0.5],
    ['\\%0', '0.5', 0.5],
    ['General', '0.5', 0.5],
  ])('in the format %s with %s means %s', (format, value, meant) => {
    const cell = cellOf(`<c s="0"><v>${value}</v></c>`, { styles: styled(format) });
    expect(shownValue(cell, true)).toBe(meant);
    expect(shownValue(cell, false)).toBe(format.endsWith('%') ? `${meant}%` : meant);
  });

  it('counts days from 1904 if the workbook says so', () => {
    const setting = '<workbookPr date1904="1"/>';
    expect(cellOf('<c s="1"><v>44408</v></c>', { styles: styled(), book: setting }).value).toEqual(
      new Date('2025-08-01T00:00:00Z'),
    );
  });

  it.each(['<c><v>44408</v></c>', '<c t="str"><v>44408</v></c>'])(
    'with a day that has no format is refused if the workbook counts from 1904: %s',
    (xml) => {
      const cell = cellOf(xml, { book: '<workbookPr date1904="1"/>' });
      expect(unreadableCell(cell, 'date')).toEqual({ code: 'notDay', params: {} });
      expect(unreadableCell(cell, 'number')).toBeUndefined();
      expect(unreadableCell(cellOf(xml), 'date')).toBeUndefined();
    },
  );

  it.each(['#REF!', '#N/A', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!'])(
    'with the error %s has no value, as an error or as a text',
    (name) => {
      expect(unreadableCell(cellOf(`<c t="e"><f>A1</f><v>${name}</v></c>`), 'number')).toEqual({
        code: 'sheetError',
        params: { found: name },
      });
      for (const text of [`one\n ${name} `, `see ${name}`])
        expect(unreadableCell(plainCell(text), 'text')?.params).toEqual({ found: name });
      expect(unreadableCell(plainCell(name.toLowerCase()), 'text')?.code).toBe('sheetError');
    },
  );

  it('with many letters in place of a day is read in the time of other letters', { timeout: 5000 }, () => {
    const text = 'T'.repeat(200_000);
    const limits = { ...LIMITS, letters: text.length };
    const [sheet] = readWorkbook(book({ sheets: [`<row><c t="d"><v>${text}Z</v></c></row>`] }), limits);
    expect(sheet?.rows[0]?.[0]?.type).toBe('date');
  });

  it('with a shared formula and a result has its value', () => {
    const cell = cellOf('<c><f t="shared" si="0"/><v>7</v></c>');
    expect([cell.value, cell.formula, unreadableCell(cell, 'number')]).toEqual([7, '', undefined]);
  });
});

describe('a workbook is refused', () => {
  it('only for filled cells beyond the limits, not for cells that have a format', () => {
    const far = (cell: string) => ({
      sheets: [`<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576">${cell}</row>`],
    });
    expect(valuesOf(far('<c r="XFD1048576" s="1"/><c r="XFD1048576" s="1"><v/></c>'))).toEqual([[1]]);
    expect(() => rowsOf(far('<c r="A1048576"><v>1</v></c>'))).toThrow(TooLarge);
    expect(() => rowsOf({ sheets: ['<row><c r="K1"><v>1</v></c></row>'] })).toThrow(TooLarge);
    expect(() =>
      rowsOf({
        sheets: [
          Array.from({ length: 51 }, () => '<row><c/><c/><c/><c/><c/><c/><c/><c/><c/><c><v>1</v></c></row>').join(''),
        ],
      }),
    ).toThrow(TooLarge);
  });

  it('with more letters than the limit, also in cells that share a text or have a long formula', () => {
    const texts = shared(`<t>${'x'.repeat(LIMITS.letters / 4)}</t>`);
    const cells = (count: number) => ({ texts, sheets: [`<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`] });
    expect(rowsOf(cells(4))).toHaveLength(1);
    expect(() => rowsOf(cells(5))).toThrow(TooLarge);
    const half = '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>';
    expect(() => readWorkbook(book({ texts, sheets: [half, half] }), LIMITS)).toThrow(TooLarge);
    const formula = `<c><f>${'1+'.repeat(LIMITS.letters / 2)}1</f><v>1</v></c>`;
    expect(() => rowsOf({ sheets: [`<row>${formula}</row>`] })).toThrow(TooLarge);
  });

  it('with sheets that together unpack to more than the limit, also if all of them are the same part', () => {
    const long = ' '.repeat(LIMITS.unpackedBytes * 0.6);
    expect(readWorkbook(book({ sheets: [long] }), LIMITS)).toHaveLength(1);
    expect(() => readWorkbook(book({ sheets: [long, ''], isSame: true }), LIMITS)).toThrow(TooLarge);
  });

  it('with more sheets than the limit before any of them is read', () => {
    expect(() => readWorkbook(book({ sheets: Array.from({ length: 200 }, () => '<broken') }), LIMITS)).toThrow(
      TooLarge,
    );
  });

  it.each([
    ['a missing text', { sheets: ['<row><c t="s"><v>1</v></c></row>'], texts: shared('<t>a</t>') }],
    ['an element that is not closed', { sheets: ['<row><c><v>1</c></row>'] }],
    ['a document type', { sheets: [''], styles: '<!DOCTYPE a [<!ENTITY b "c">]><styleSheet/>' }],
    ['a deep tree', { sheets: ['<a>'.repeat(5000) + '</a>'.repeat(5000)] }],
    ['a missing sheet', { sheets: [''], target: 'other/' }],
    ['a cell with a wrong name', { sheets: ['<row><c r="A0"><v>1</v></c></row>'] }],
    ['a text in place of styles', { sheets: [''], styles: 'none' }],
  ])('with %s', (_, parts) => {
    expect(() => readWorkbook(book(parts), LIMITS)).toThrow(Error);
  });

  it('that unpacks to more than it declares', () => {
    const file = book({ sheets: ['<row><c><v>1</v></c></row>'] });
    const name = file.lastIndexOf('xl/worksheets/sheet0.xml', undefined, 'latin1');
    file.writeUInt32LE(20, name - 46 + 24);
    expect(() => readWorkbook(file, LIMITS)).toThrow(Error);
  });
});
