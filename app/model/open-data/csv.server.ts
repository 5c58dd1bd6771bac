import type { Bilingual } from '../fields.server.ts';

type Value = string | number | boolean | readonly string[] | undefined;

/** A column of a table. `both` creates two columns, such as `title_en` and `title_mr`. */
export type Column<Entry> =
  | { name: string; of: (entry: Entry) => Value }
  | { name: string; both: (entry: Entry) => Bilingual | readonly Bilingual[] | undefined };

export function columnNames<Entry>(columns: readonly Column<Entry>[]): string[] {
  return columns.flatMap((column) => ('of' in column ? [column.name] : [`${column.name}_en`, `${column.name}_mr`]));
}

/** Formats entries as CSV (RFC 4180). Spreadsheets need the byte order mark to detect UTF-8. */
export function csv<Entry>(columns: readonly Column<Entry>[], entries: readonly Entry[]): string {
  const rows = entries.map((entry) => columns.flatMap((column) => toCells(column, entry)));
  return `\uFEFF${[columnNames(columns), ...rows].map((row) => `${row.map(quoteCell).join(',')}\r\n`).join('')}`;
}

function toCells<Entry>(column: Column<Entry>, entry: Entry): string[] {
  if ('of' in column) return [text(column.of(entry))];
  const value = column.both(entry);
  const texts = value === undefined ? [] : 'en' in value ? [value] : value;
  return [text(texts.map(({ en }) => en)), text(texts.map(({ mr }) => mr))];
}

function text(value: Value): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** Matches the start of a spreadsheet formula, also in full-width characters. A leading apostrophe disables the formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function quoteCell(cell: string): string {
  const safe = FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
