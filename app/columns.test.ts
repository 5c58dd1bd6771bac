import { expect, it } from 'vitest';
import { toColumns, toRows } from './columns.ts';

it('rows that are converted to columns and back have the same properties as before', () => {
  const rows: { title: string; text: string; note?: string; ages?: number[] }[] = [
    { title: 'A', text: '', ages: [0] },
    { title: 'Help', text: 'Whom to call', note: 'Free' },
  ];
  expect(toRows(JSON.parse(JSON.stringify(toColumns(rows))))).toEqual(rows);
  expect(toRows(toColumns([]))).toEqual([]);
});
