import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { Refusal } from '../content/skeletons/refusal.ts';
import { csvRows } from './csv-files.ts';
import { LEGEND } from './legend.ts';
import type { RawSheet } from './read-table.ts';

/** The sheets of an .xlsx file, or the one of a .csv file. Throws a Refusal for a file that cannot be read. */
export async function sheetsIn(file: string): Promise<RawSheet[]> {
  if (!/\.(xlsx|csv)$/.test(file))
    throw new Refusal(
      `${file} is neither .xlsx nor .csv. In your program choose “Save as” and one of these`,
      `${file} ही .xlsx किंवा .csv फाइल नाही. आपल्या प्रोग्राममध्ये “या नावाने जतन करा” निवडून यांपैकी एक प्रकार घ्या`,
    );
  const bytes = bytesOf(file);
  try {
    if (file.endsWith('.csv')) return [{ name: basename(file), rows: csvRows(bytes) }];
    const { sheets } = await readXlsx(bytes);
    return sheets.filter(({ name }) => name !== LEGEND).map(({ name, rows }) => ({ name, rows }));
  } catch {
    throw unreadable(file);
  }
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    throw new Refusal(`There is no file ${file}`, `${file} ही फाइल नाही`);
  }
}

function unreadable(file: string): Refusal {
  return new Refusal(
    `${file} cannot be read. Open it in your program and save it again, a .csv file as UTF-8`,
    `${file} ही फाइल वाचता येत नाही. ती आपल्या प्रोग्राममध्ये उघडून पुन्हा जतन करा; .csv फाइल यूटीएफ-८ मध्ये`,
  );
}
