import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../export/grid.ts';
import { csvRows, csvText } from './csv.ts';

const createGrid = (cell: string) => ({ columns: [], rows: [[cell]] }) as unknown as Grid;
const cellIn = (rows: string[][]) => rows.at(-1)?.[0];

describe('a cell of a CSV file', () => {
  it.each([
    ...['=1+1', '+91', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋91', '－1+2', '＠SUM(A1)'],
    ...["'=1+1", '2025-07-22', '0225', '०२२', '3 June', 'TRUE'],
  ])('is marked as text for spreadsheet programs and restored when read: %j', (value) => {
    const bytes = new TextEncoder().encode(csvText(createGrid(value)));
    expect(cellIn(parse(Buffer.from(bytes), { bom: true, relaxColumnCount: true }))).toBe(`'${value}`);
    expect(cellIn(csvRows(bytes))).toBe(value);
  });

  it.each(['Thane', 'ठाणे', "the applicant's", 'a = b'])(
    'stays unchanged if no spreadsheet program would convert it: %s',
    (value) => {
      expect(csvText(createGrid(value))).toContain(value);
      expect(cellIn(csvRows(new TextEncoder().encode(csvText(createGrid(value)))))).toBe(value);
    },
  );
});
