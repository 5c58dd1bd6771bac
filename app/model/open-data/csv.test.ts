import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { type Column, csv } from './csv.server.ts';

const columns: Column<string>[] = [
  { name: 'id', of: (value) => value },
  {
    name: 'lines',
    both: (value) => [
      { en: value, mr: 'क' },
      { en: 'second', mr: 'ख' },
    ],
  },
  { name: 'none', both: () => undefined },
];

const read = (text: string): string[][] => parse(text, { bom: true });

describe('a CSV file of open data', () => {
  it('preserves quotation marks, commas, line breaks and both languages', () => {
    const value = 'He said "yes",\nand went';
    expect(read(csv(columns, [value]))).toEqual([
      ['id', 'lines_en', 'lines_mr', 'none_en', 'none_mr'],
      [value, `${value}\nsecond`, 'क\nख', '', ''],
    ]);
  });

  it('begins with a byte order mark and ends each row as RFC 4180 requires', () => {
    const text = csv(columns, ['a']);
    expect(text.startsWith('\uFEFFid,')).toBe(true);
    expect(text.match(/\r\n/g)).toHaveLength(2);
  });

  it.each(['=1+1', '+91', '@SUM(A1)', '-1+2', '\tx', '\n=1', '＝1+1', '＋91', '－1+2', '＠SUM(A1)'])(
    'escapes a spreadsheet formula: %s',
    (value) => {
      expect(read(csv(columns, [value]))[1]?.[0]).toBe(`'${value}`);
    },
  );

  it.each(['-5', '022-25222023', '3.5'])('leaves numbers and phone numbers unchanged: %s', (value) => {
    expect(read(csv(columns, [value]))[1]?.[0]).toBe(value);
  });
});
