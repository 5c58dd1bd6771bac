import { parse } from 'csv-parse/sync';
import type { Grid } from '../export/grid.ts';

/**
 * Spreadsheet programs run such texts as formulas or convert them to numbers and dates. An apostrophe marks them as
 * text; a leading apostrophe of the text is doubled.
 */
const TAKEN_FOR_ANOTHER =
  /^'*(?:[=+\-@＝＋－＠\t\r\n]|[\d०-९.,/:%\s-]+$|\d{1,2}[ /-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:true|false)$)/i;

/** Writes heading, keys and rows (RFC 4180). The byte order mark announces UTF-8. */
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

/** Throws on invalid UTF-8 or unpaired quotation marks. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const rows = parse(text, { bom: true, relaxColumnCount: true }) as string[][];
  return rows.map((row) => row.map((cell) => (TAKEN_FOR_ANOTHER.test(cell) ? cell.replace(/^'/, '') : cell)));
}
