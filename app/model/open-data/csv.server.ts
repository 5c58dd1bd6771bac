import type { Bilingual } from '../fields.server.ts';

type Value = string | number | boolean | readonly string[] | undefined;

/** A column: its name and what stands in it for an entry. A bilingual column becomes two, `title_en` and `title_mr`. */
export type Column<Entry> =
  | { name: string; of: (entry: Entry) => Value }
  | { name: string; both: (entry: Entry) => Bilingual | readonly Bilingual[] | undefined };

/** The names of the columns in the file. */
export function columnNames<Entry>(columns: readonly Column<Entry>[]): string[] {
  return columns.flatMap((column) => ('of' in column ? [column.name] : [`${column.name}_en`, `${column.name}_mr`]));
}

/**
 * Entries as CSV (RFC 4180): commas, CRLF, a heading. The byte order mark at the front tells spreadsheets that the
 * letters are UTF-8; without it they show Devanagari as signs. Several values stand in one cell, a line each.
 */
export function csv<Entry>(columns: readonly Column<Entry>[], entries: readonly Entry[]): string {
  const rows = entries.map((entry) => columns.flatMap((column) => cellsOf(column, entry)));
  return `\uFEFF${[columnNames(columns), ...rows].map((row) => `${row.map(written).join(',')}\r\n`).join('')}`;
}

function cellsOf<Entry>(column: Column<Entry>, entry: Entry): string[] {
  if ('of' in column) return [text(column.of(entry))];
  const value = column.both(entry);
  const texts = value === undefined ? [] : 'en' in value ? [value] : value;
  return [text(texts.map(({ en }) => en)), text(texts.map(({ mr }) => mr))];
}

function text(value: Value): string {
  if (value === undefined) return '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}

/** A spreadsheet takes a cell that begins so, also in full width, for a formula; the apostrophe makes it a text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function written(cell: string): string {
  const safe = FORMULA.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
