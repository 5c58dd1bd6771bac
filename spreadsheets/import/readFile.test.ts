import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS, sheetsIn } from './readFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(name: string, bytes: Uint8Array | string) {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return sheetsIn(file);
}

/** Creates a workbook with a single cell at this position. */
const workbookWith = (row: number, column: number) =>
  writeXlsx({ sheets: [{ name: 'Sheet', cells: new Map([[`${row},${column}`, { value: 'x', type: 'string' }]]) }] });

/** Changes the declared uncompressed size of the sheet in the ZIP directory. */
async function workbookWithDeclaredSize(size: number): Promise<Buffer> {
  const zip = Buffer.from(await workbookWith(0, 0));
  zip.writeUInt32LE(size, zip.lastIndexOf('xl/worksheets/sheet1.xml', undefined, 'latin1') - 46 + 24);
  return zip;
}

/** Adds the entry of a folder, which some programs write with the flag of a size that follows the bytes. */
async function workbookWithFolder(): Promise<Buffer> {
  const zip = Buffer.from(await workbookWith(0, 0));
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const [name, entry] = [Buffer.from('xl/'), Buffer.alloc(46)];
  entry.writeUInt32LE(0x02014b50);
  entry.writeUInt16LE(8, 8);
  entry.writeUInt16LE(name.length, 28);
  zip.writeUInt16LE(zip.readUInt16LE(end + 10) + 1, end + 10);
  return Buffer.concat([zip.subarray(0, end), entry, name, zip.subarray(end)]);
}

async function workbookInZip64(): Promise<Buffer> {
  const zip = Buffer.from(await workbookWith(0, 0));
  zip.writeUInt16LE(0xffff, zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 10);
  return zip;
}

/** Creates rows with a single cell in the last allowed column. */
function workbookOfSparseSheets(sheets: number, rows: number) {
  const cells = new Map(Array.from({ length: rows }, (_, row) => [`${row},99`, { value: 1, type: 'number' as const }]));
  return writeXlsx({ sheets: Array.from({ length: sheets }, (_, at) => ({ name: `Sheet ${at}`, cells })) });
}

describe('sheetsIn', () => {
  it('keeps empty rows', async () => {
    const rows = [['a'], [], [null, 'b']];
    const bytes = await writeXlsx({ sheets: [{ name: 'One', rows }] });
    const [sheet] = read('plain.xlsx', bytes);
    expect(sheet?.name).toBe('One');
    expect(sheet?.rows.map((row) => row.at(-1)?.value ?? null)).toEqual(['a', null, 'b']);
    expect(read('plain.csv', 'a,b\r\n1,2\r\n')[0]?.rows.map((row) => row.map(({ value }) => value))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads files at the size limits', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'One', cells: new Map([['19999,99', { value: 'x', type: 'string' }]]) }],
    });
    const sheets = read('last.xlsx', bytes);
    expect(sheets.map(({ name, rows }) => [name, rows.length, rows[0]])).toEqual([['One', 20_000, []]]);
    const [text] = read('last.csv', `${','.repeat(99)}\n`.repeat(20_000));
    expect([text?.name, text?.rows.length, text?.rows[0]?.length]).toEqual(['last.csv', 20_000, 100]);
  });

  it('reads files whose ending is in capitals', async () => {
    const bytes = await workbookWith(0, 0);
    expect(read('HOSTELS.XLSX', bytes)[0]?.rows[0]?.[0]?.value).toBe('x');
    expect(read('HOSTELS.CSV', 'a')[0]?.rows[0]?.[0]?.value).toBe('a');
  });

  it.each([';', '\t'])('names the separator %j as the reason why a CSV file is refused', (separator) => {
    const text = ['"Hostels, all"', 'Place'].join(separator);
    expect(() => read('other.csv', `\uFEFF${text}\r\n${['hostels#name', 'place.en'].join(separator)}\r\n`)).toThrow(
      /other\.csv has semicolons or tabs .*other\.csv या फाइलमध्ये/s,
    );
  });

  it.each([
    { name: 'old.xls', message: /old\.xls is neither .*old\.xls ही .xlsx किंवा/s },
    { name: 'page.csv.html', message: /page\.csv\.html is neither .*html ही .xlsx किंवा/s },
    { name: 'nothing.csv', message: /There is no file .*nothing\.csv.*nothing\.csv ही फाइल नाही/s },
  ])('refuses the file $name', ({ name, message }) => {
    if (!name.startsWith('nothing')) writeFileSync(join(folder, name), 'a');
    expect(() => sheetsIn(join(folder, name))).toThrow(message);
  });

  it('explains limits and unreadable files in both languages', () => {
    expect(() => read('long.csv', 'a\n'.repeat(20_001))).toThrow(
      /long\.csv is too large: at most 50 sheets, 20000 rows, 100 columns and 5 MB\..*long\.csv ही फाइल फार मोठी आहे: जास्तीत जास्त ५० तक्ते, २०००० ओळी, १०० रकाने व ५ एमबी/s,
    );
    expect(() => read('latin.csv', new Uint8Array([0xe9]))).toThrow(
      /latin\.csv cannot be read\..*latin\.csv ही फाइल वाचता येत नाही/s,
    );
  });

  it.each([
    { what: 'with a cell in the last possible column', name: 'wide.xlsx', bytes: () => workbookWith(0, 16_383) },
    { what: 'with too many rows', name: 'long.xlsx', bytes: () => workbookWith(20_000, 0) },
    { what: 'with a huge declared size', name: 'bomb.xlsx', bytes: () => workbookWithDeclaredSize(4e9) },
    { what: 'in ZIP64', name: 'zip64.xlsx', bytes: workbookInZip64 },
    { what: 'with many sheets of many rows', name: 'many.xlsx', bytes: () => workbookOfSparseSheets(11, 1000) },
    { what: 'with thousands of sheets', name: 'names.xlsx', bytes: () => workbookOfSparseSheets(51, 1) },
    { what: 'in CSV with too many columns', name: 'wide.csv', bytes: async () => ','.repeat(100) },
    { what: 'in CSV with too many rows', name: 'long.csv', bytes: async () => 'a\n'.repeat(20_001) },
    { what: 'with too many bytes', name: 'heavy.csv', bytes: async () => 'a'.repeat(5_000_001) },
  ])('refuses a spreadsheet $what', async ({ name, bytes }) => {
    const file = await bytes();
    expect(() => read(name, file)).toThrow(/is too large: .*फार मोठी/s);
  });

  it('unpacks nothing of a part that declares no bytes', async () => {
    const silent = await workbookWithDeclaredSize(0);
    expect(() => read('silent.xlsx', silent)).toThrow('cannot be read');
  });

  it('reads a workbook whose ZIP file lists folders', async () => {
    expect(read('folders.xlsx', await workbookWithFolder())[0]?.rows[0]?.[0]?.value).toBe('x');
  });

  it('has room for all content together, twice', () => {
    const texts = globSync('content/**/*.yaml').map((file) => readFileSync(file, 'utf8'));
    expect(LIMITS.letters).toBeGreaterThan(2 * texts.join('').length);
  });

  it('needs no limit for the letters of a CSV file, because it has no more letters than bytes', () => {
    expect(LIMITS.bytes).toBeLessThanOrEqual(LIMITS.letters);
  });

  it.each(['PK', 'PK\x05\x06', 'no ZIP', ''])('refuses a file that is not a spreadsheet: %j', (text) => {
    expect(() => read('none.xlsx', text)).toThrow('cannot be read');
  });
});
