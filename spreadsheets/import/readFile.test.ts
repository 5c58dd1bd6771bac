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

/** A workbook of one sheet with one cell, written as XML so that it costs nothing to say that it stands far out. */
const workbookWith = (row: number, column: number) =>
  writeXlsx({ sheets: [{ name: 'Sheet', cells: new Map([[`${row},${column}`, { value: 'x', type: 'string' }]]) }] });

/** Changes what the directory of a ZIP file says that its first part becomes when it is unpacked. */
async function workbookThatDeclares(size: number): Promise<Buffer> {
  const zip = Buffer.from(await workbookWith(0, 0));
  zip.writeUInt32LE(size, zip.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return zip;
}

/** Says of a part without bytes that they come behind it: then the directory is not bound to know its size. */
async function workbookThatSaysItLater(): Promise<Buffer> {
  const zip = await workbookThatDeclares(0);
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

/** Each row has one cell, at the far end of what is read. */
function workbookOfSparseSheets(sheets: number, rows: number) {
  const cells = new Map(Array.from({ length: rows }, (_, row) => [`${row},99`, { value: 1, type: 'number' as const }]));
  return writeXlsx({ sheets: Array.from({ length: sheets }, (_, at) => ({ name: `Sheet ${at}`, cells })) });
}

describe('a spreadsheet', () => {
  it('is read with every row in its place', async () => {
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

  it('is read up to the last row and column that there may be, without the sheet that explains the choices', async () => {
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
    { name: 'old.xls', says: /old\.xls is neither .*old\.xls ही .xlsx किंवा/s },
    { name: 'page.csv.html', says: /page\.csv\.html is neither .*html ही .xlsx किंवा/s },
    { name: 'nothing.csv', says: /There is no file .*nothing\.csv.*nothing\.csv ही फाइल नाही/s },
  ])('is refused by its name: $name', async ({ name, says }) => {
    if (!name.startsWith('nothing')) writeFileSync(join(folder, name), 'a');
    await expect(sheetsIn(join(folder, name))).rejects.toThrow(says);
  });

  it('says what is too much, and of a file that cannot be read what to do', async () => {
    await expect(read('long.csv', 'a\n'.repeat(20_001))).rejects.toThrow(
      /long\.csv is too large: at most 20000 rows, 100 columns and 5 MB\..*long\.csv ही फाइल फार मोठी आहे: जास्तीत जास्त २०००० ओळी, १०० स्तंभ व ५ एमबी/s,
    );
    await expect(read('latin.csv', new Uint8Array([0xe9]))).rejects.toThrow(
      /latin\.csv cannot be read\..*latin\.csv ही फाइल वाचता येत नाही/s,
    );
  });

  it.each([
    { what: 'with a cell in the last column there is', name: 'wide.xlsx', bytes: () => workbookWith(0, 16_383) },
    { what: 'with a cell below the last row that is read', name: 'long.xlsx', bytes: () => workbookWith(20_000, 0) },
    { what: 'that unpacks to more than memory', name: 'bomb.xlsx', bytes: () => workbookThatDeclares(4e9) },
    { what: 'that does not say how large it becomes', name: 'silent.xlsx', bytes: () => workbookThatDeclares(0) },
    { what: 'that says it behind its parts', name: 'later.xlsx', bytes: workbookThatSaysItLater },
    { what: 'of the kind for huge files', name: 'zip64.xlsx', bytes: workbookInZip64 },
    { what: 'with many sheets of many rows', name: 'many.xlsx', bytes: () => workbookOfSparseSheets(11, 1000) },
    { what: 'of text with too many columns', name: 'wide.csv', bytes: async () => ','.repeat(100) },
    { what: 'of text with too many rows', name: 'long.csv', bytes: async () => 'a\n'.repeat(20_001) },
    { what: 'of too many bytes', name: 'heavy.csv', bytes: async () => 'a'.repeat(5_000_001) },
  ])('is refused $what', async ({ name, bytes }) => {
    await expect(read(name, await bytes())).rejects.toThrow(/is too large: .*फार मोठी/s);
  });

  it.each(['PK', 'PK\x05\x06', 'no ZIP', ''])('is refused where it is none: %j', async (text) => {
    await expect(read('none.xlsx', text)).rejects.toThrow('cannot be read');
  });
});
