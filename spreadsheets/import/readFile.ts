import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import { UserError } from '#content-check/UserError.ts';
import { digits } from '../cells/cellProblems.ts';
import { csvRows } from '../cells/csv.ts';
import { plainCell } from '../cells/sheetCell.ts';
import { type RawSheet, readWorkbook } from '../xlsx/readWorkbook.ts';
import { TooLarge } from '../xlsx/unzip.ts';

/**
 * Limits far above the largest collection, but within the memory of an office computer. `cells` are the cells of rows up to their last
 * filled one. A CSV file has no more letters than bytes.
 */
export const LIMITS = {
  bytes: 5_000_000,
  unpackedBytes: 50_000_000,
  sheets: 50,
  rows: 20_000,
  columns: 100,
  cells: 1_000_000,
  letters: 5_000_000,
};

/** Reads the sheets of a file. Throws a UserError if the file is unreadable or too large. */
export function sheetsIn(file: string): RawSheet[] {
  const [, ending] = /\.(xlsx|csv)$/i.exec(file) ?? [];
  if (!ending)
    throw new UserError(
      `${file} is neither .xlsx nor .csv. In your program choose “Save as” and one of these`,
      `${file} ही .xlsx किंवा .csv फाइल नाही. आपल्या प्रोग्राममध्ये “या नावाने जतन करा” निवडून यांपैकी एक प्रकार घ्या`,
    );
  try {
    const bytes = readBounded(file);
    return ending.toLowerCase() === 'csv' ? [textSheet(file, bytes)] : workbookSheets(bytes);
  } catch (error) {
    if (error instanceof UserError) throw error;
    if (error instanceof TooLarge) throw tooLarge(file);
    throw new UserError(
      `${file} cannot be read. Open it in your program and save it again, a .csv file as UTF-8`,
      `${file} ही फाइल वाचता येत नाही. ती आपल्या प्रोग्राममध्ये उघडून पुन्हा जतन करा; .csv फाइल यूटीएफ-८ मध्ये`,
    );
  }
}

/** Reads the sheets of an .xlsx file. Throws TooLarge if it exceeds the limits, and an Error if it is broken. */
export const workbookSheets = (bytes: Uint8Array): RawSheet[] => readWorkbook(bytes, LIMITS);

/** Matches the first key of a sheet before a character other than the comma, which some programs put between cells. */
const OTHER_SEPARATOR = new RegExp(`^"?(?:${SHEET_COLLECTIONS.join('|')})[.\\w]*#\\w+"?[;\\t]`, 'm');

function textSheet(file: string, bytes: Uint8Array): RawSheet {
  if (OTHER_SEPARATOR.test(Buffer.from(bytes).toString('utf8')))
    throw new UserError(
      `${file} has semicolons or tabs between its cells. Save it again with commas as separators, or as .xlsx`,
      `${file} या फाइलमध्ये खान्यांच्या मध्ये अर्धविराम किंवा टॅब आहेत. ती स्वल्पविरामांसह किंवा .xlsx म्हणून पुन्हा जतन करा`,
    );
  const rows = csvRows(bytes);
  if (rows.length > LIMITS.rows || rows.some((row) => row.length > LIMITS.columns)) throw new TooLarge();
  return { name: basename(file), rows: rows.map((row) => row.map(plainCell)) };
}

function readBounded(file: string): Buffer {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new UserError(`There is no file ${file}`, `${file} ही फाइल नाही`);
  if (size > LIMITS.bytes) throw new TooLarge();
  return readFileSync(file);
}

function tooLarge(file: string): UserError {
  const { rows, columns, sheets } = LIMITS;
  const megabytes = LIMITS.bytes / 1e6;
  return new UserError(
    `${file} is too large: at most ${sheets} sheets, ${rows} rows, ${columns} columns and ${megabytes} MB. Export again and type your changes into the new file`,
    `${file} ही फाइल फार मोठी आहे: जास्तीत जास्त ${digits(sheets)} तक्ते, ${digits(rows)} ओळी, ${digits(columns)} रकाने व ${digits(megabytes)} एमबी चालतात. तक्ता पुन्हा तयार करा व आपले बदल नव्या फाइलमध्ये लिहा`,
  );
}
