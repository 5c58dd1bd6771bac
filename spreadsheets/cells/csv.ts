import { parse } from 'csv-parse/sync';
import type { Grid } from '../export/grid.ts';

/**
 * What a spreadsheet takes for a formula, a number or a day when it opens a text file: the first would be run, the others
 * lose zeros or become days of the wrong month. An apostrophe before it makes it a text; one more stands before a text
 * that begins with an apostrophe itself.
 */
const TAKEN_FOR_ANOTHER =
  /^'*(?:[=+\-@＝＋－＠\t\r\n]|[\d०-९.,/:%\s-]+$|\d{1,2}[ /-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:true|false)$)/i;

/** A grid as text (RFC 4180): heading, keys, rows. The mark at the front says that the letters are UTF-8. */
export function csvText({ columns, rows }: Grid): string {
  const headings = columns.map(({ heading }) => `${heading.en} · ${heading.mr}`);
  const keys = columns.map(({ key }) => key);
  const lines = [headings, keys, ...rows].map((row) => row.map(written).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function written(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = TAKEN_FOR_ANOTHER.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The cells of a text file, row by row. Throws when it is not UTF-8 or its quotation marks are not in pairs. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const rows = parse(text, { bom: true, relaxColumnCount: true }) as string[][];
  return rows.map((row) => row.map((cell) => (TAKEN_FOR_ANOTHER.test(cell) ? cell.replace(/^'/, '') : cell)));
}
