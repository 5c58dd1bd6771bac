import { parse } from 'csv-parse/sync';
import type { Grid } from '../export/grid.ts';

/**
 * Matches values that spreadsheet programs would run as formulas or convert to numbers or dates. An added leading
 * apostrophe makes the programs treat a value as text.
 */
const NEEDS_APOSTROPHE =
  /^'*(?:[=+\-@＝＋－＠\t\r\n]|[\d०-९.,/:%\s-]+$|\d{1,2}[ /-]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:true|false)$)/i;

/** Writes headings, keys and rows (RFC 4180). The byte order mark declares UTF-8. */
export function csvText({ columns, rows }: Grid): string {
  const headings = columns.map(({ heading }) => `${heading.en} · ${heading.mr}`);
  const keys = columns.map(({ key }) => key);
  const lines = [headings, keys, ...rows].map((row) => row.map(formatCell).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function formatCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  const text = NEEDS_APOSTROPHE.test(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Parses CSV. Throws on invalid UTF-8 or unpaired quotation marks. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const rows = parse(text, { bom: true, relaxColumnCount: true }) as string[][];
  return rows.map((row) => row.map((cell) => (NEEDS_APOSTROPHE.test(cell) ? cell.replace(/^'/, '') : cell)));
}
