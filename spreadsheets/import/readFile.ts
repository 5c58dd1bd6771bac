import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { UserError } from '#content-check/UserError.ts';
import { digits } from '../cells/cellProblems.ts';
import { csvRows } from '../cells/csv.ts';
import type { Cell } from '../cells/formatCells.ts';
import { LEGEND } from '../export/workbook.ts';
import type { RawSheet } from './readTable.ts';

/** Limits far above the largest collection, but within the memory of an office computer. */
export const LIMITS = { bytes: 5_000_000, unpackedBytes: 50_000_000, rows: 20_000, columns: 100, cells: 1_000_000 };

/** Reads the sheets of a file. Throws a UserError if the file is unreadable or too large. */
export async function sheetsIn(file: string): Promise<RawSheet[]> {
  if (!/\.(xlsx|csv)$/.test(file))
    throw new UserError(
      `${file} is neither .xlsx nor .csv. In your program choose “Save as” and one of these`,
      `${file} ही .xlsx किंवा .csv फाइल नाही. आपल्या प्रोग्राममध्ये “या नावाने जतन करा” निवडून यांपैकी एक प्रकार घ्या`,
    );
  try {
    const bytes = readBounded(file);
    return file.endsWith('.csv') ? [withinLimits(basename(file), csvRows(bytes))] : await workbookSheets(bytes);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof TooLarge) throw tooLarge(file);
    throw new UserError(
      `${file} cannot be read. Open it in your program and save it again, a .csv file as UTF-8`,
      `${file} ही फाइल वाचता येत नाही. ती आपल्या प्रोग्राममध्ये उघडून पुन्हा जतन करा; .csv फाइल यूटीएफ-८ मध्ये`,
    );
  }
}

/** Means that a file exceeds the limits. */
export class TooLarge extends Error {}

/** Checks the limits while reading, because a small file can unpack to a huge sheet. */
export async function workbookSheets(bytes: Uint8Array): Promise<RawSheet[]> {
  if (unpackedSize(Buffer.from(bytes)) > LIMITS.unpackedBytes) throw new TooLarge();
  const names: string[] = [];
  const collectName = ({ name }: { name: string }) => {
    names.push(name);
    return false;
  };
  await readXlsx(bytes, { sheets: collectName });
  const sheets: RawSheet[] = [];
  let cells = 0;
  for (const name of names.filter((sheet) => sheet !== LEGEND)) {
    const rows: Cell[][] = [];
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: name })) {
      cells += values.length;
      if (index >= LIMITS.rows || values.length > LIMITS.columns || cells > LIMITS.cells) throw new TooLarge();
      rows[index] = values;
    }
    sheets.push({ name, rows: Array.from(rows, (row) => row ?? []) });
  }
  return sheets;
}

function withinLimits(name: string, rows: Cell[][]): RawSheet {
  if (rows.length > LIMITS.rows || rows.some((row) => row.length > LIMITS.columns)) throw new TooLarge();
  return { name, rows };
}

function readBounded(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UserError(`There is no file ${file}`, `${file} ही फाइल नाही`);
  if (size > LIMITS.bytes) throw new TooLarge();
  return readFileSync(file);
}

function tooLarge(file: string): UserError {
  const [rows, columns, megabytes] = [LIMITS.rows, LIMITS.columns, LIMITS.bytes / 1e6];
  return new UserError(
    `${file} is too large: at most ${rows} rows, ${columns} columns and ${megabytes} MB. Export again and type your changes into the new file`,
    `${file} ही फाइल फार मोठी आहे: जास्तीत जास्त ${digits(rows)} ओळी, ${digits(columns)} स्तंभ व ${digits(megabytes)} एमबी चालतात. तक्ता पुन्हा तयार करा व आपले बदल नव्या फाइलमध्ये लिहा`,
  );
}

const DIRECTORY_ENTRY = 0x02014b50;
const IN_ZIP64 = [0xffff, 0xffffffff];

/** Sums the unpacked sizes that a ZIP file declares; `hucre` unpacks no more. Returns infinity for ZIP64 or a missing size. */
function unpackedSize(zip: Buffer): number {
  const end = zip.lastIndexOf('PK\x05\x06', zip.length - 22, 'latin1');
  if (end === -1) throw new Error('This is no ZIP file');
  const parts = zip.readUInt16LE(end + 10);
  let offset = zip.readUInt32LE(end + 16);
  if ([parts, zip.readUInt32LE(end + 12), offset].some((number) => IN_ZIP64.includes(number)))
    return Number.POSITIVE_INFINITY;
  let size = 0;
  for (let part = 0; part < parts; part++) {
    if (zip.readUInt32LE(offset) !== DIRECTORY_ENTRY) throw new Error('The directory of this ZIP file is broken');
    const hasDataDescriptor = (zip.readUInt16LE(offset + 8) & 8) !== 0;
    const packed = zip.readUInt32LE(offset + 20);
    const unpacked = zip.readUInt32LE(offset + 24);
    // An empty entry has at most two bytes when compressed, so a larger one that declares a size of zero is rejected.
    if (unpacked === 0 && (packed > 2 || hasDataDescriptor)) return Number.POSITIVE_INFINITY;
    size += unpacked;
    offset += 46 + zip.readUInt16LE(offset + 28) + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32);
  }
  return size;
}
