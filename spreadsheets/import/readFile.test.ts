import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, it } from 'vitest';
import { sheetsIn } from './readFile.ts';

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

/** Changes the declared uncompressed size of the first entry in the ZIP directory. */
async function workbookWithDeclaredSize(size: number): Promise<Buffer> {
  const zip = Buffer.from(await workbookWith(0, 0));
  zip.writeUInt32LE(size, zip.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return zip;
}

/** Sets the data descriptor flag, with which a ZIP entry may have no size in its header. */
async function workbookWithDataDescriptor(): Promise<Buffer> {
  const zip = await workbookWithDeclaredSize(0);
  const entry = zip.indexOf('PK\x01\x02', 0, 'latin1');
  zip.writeUInt16LE(8, entry + 8);
  zip.writeUInt32LE(0, entry + 20);
  return zip;
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
    const [sheet] = await read('plain.xlsx', bytes);
    expect(sheet?.name).toBe('One');
    expect(sheet?.rows.map((row) => row.findLast((cell) => cell !== null) ?? null)).toEqual(['a', null, 'b']);
    expect((await read('plain.csv', 'a,b\r\n1,2\r\n'))[0]?.rows).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('reads files at the size limits and skips the sheet of choices', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Choices', rows: [['a']] },
        { name: 'One', cells: new Map([['19999,99', { value: 'x', type: 'string' }]]) },
      ],
    });
    const sheets = await read('last.xlsx', bytes);
    expect(sheets.map(({ name, rows }) => [name, rows.length, rows[0]])).toEqual([['One', 20_000, []]]);
    const [text] = await read('last.csv', `${','.repeat(99)}\n`.repeat(20_000));
    expect([text?.name, text?.rows.length, text?.rows[0]?.length]).toEqual(['last.csv', 20_000, 100]);
  });

  it.each([
    { name: 'old.xls', message: /old\.xls is neither .*old\.xls ही .xlsx किंवा/s },
    { name: 'page.csv.html', message: /page\.csv\.html is neither .*html ही .xlsx किंवा/s },
    { name: 'nothing.csv', message: /There is no file .*nothing\.csv.*nothing\.csv ही फाइल नाही/s },
  ])('refuses the file $name', async ({ name, message }) => {
    if (!name.startsWith('nothing')) writeFileSync(join(folder, name), 'a');
    await expect(sheetsIn(join(folder, name))).rejects.toThrow(message);
  });

  it('explains limits and unreadable files in both languages', async () => {
    await expect(read('long.csv', 'a\n'.repeat(20_001))).rejects.toThrow(
      /long\.csv is too large: at most 20000 rows, 100 columns and 5 MB\..*long\.csv ही फाइल फार मोठी आहे: जास्तीत जास्त २०००० ओळी, १०० स्तंभ व ५ एमबी/s,
    );
    await expect(read('latin.csv', new Uint8Array([0xe9]))).rejects.toThrow(
      /latin\.csv cannot be read\..*latin\.csv ही फाइल वाचता येत नाही/s,
    );
  });

  it.each([
    { what: 'with a cell in the last possible column', name: 'wide.xlsx', bytes: () => workbookWith(0, 16_383) },
    { what: 'with too many rows', name: 'long.xlsx', bytes: () => workbookWith(20_000, 0) },
    { what: 'with a huge declared size', name: 'bomb.xlsx', bytes: () => workbookWithDeclaredSize(4e9) },
    { what: 'without a declared size', name: 'silent.xlsx', bytes: () => workbookWithDeclaredSize(0) },
    { what: 'with data descriptors', name: 'later.xlsx', bytes: workbookWithDataDescriptor },
    { what: 'in ZIP64', name: 'zip64.xlsx', bytes: workbookInZip64 },
    { what: 'with many sheets of many rows', name: 'many.xlsx', bytes: () => workbookOfSparseSheets(11, 1000) },
    { what: 'in CSV with too many columns', name: 'wide.csv', bytes: async () => ','.repeat(100) },
    { what: 'in CSV with too many rows', name: 'long.csv', bytes: async () => 'a\n'.repeat(20_001) },
    { what: 'with too many bytes', name: 'heavy.csv', bytes: async () => 'a'.repeat(5_000_001) },
  ])('refuses a spreadsheet $what', async ({ name, bytes }) => {
    await expect(read(name, await bytes())).rejects.toThrow(/is too large: .*फार मोठी/s);
  });

  it.each(['PK', 'PK\x05\x06', 'no ZIP', ''])('refuses a file that is not a spreadsheet: %j', async (text) => {
    await expect(read('none.xlsx', text)).rejects.toThrow('cannot be read');
  });
});
