import { colToLetter } from 'hucre/xlsx';
import { type CellPlace, type CellProblem, detail } from '../cells/cellProblems.ts';
import type { Cell } from '../cells/formatCells.ts';
import { type Column, createColumns } from '../export/grid.ts';
import { HEAD_ROWS } from '../export/workbook.ts';
import { getTables, SHEET_COLLECTIONS } from '../schema/entries.ts';
import type { Table } from '../schema/tables.ts';

export type RawSheet = { name: string; rows: Cell[][] };
/** A row of a table. `cells` maps column keys to values. */
export type ReadRow = { keys: string[]; cells: Map<string, Cell>; stamp: string; row: number };

export type ReadTable = {
  table: Table;
  columns: Column[];
  rows: ReadRow[];
  placeOf: (row: number, key: string) => CellPlace;
};

/** Finds the table of a sheet by the first key of the sheet. Returns undefined for unknown sheets. */
export function findTable({ rows }: RawSheet): Table | undefined {
  const [name = ''] = String(rows[HEAD_ROWS - 1]?.[0] ?? '').split('#');
  const collection = SHEET_COLLECTIONS.find((known) => known === name.split('.')[0]);
  return collection && getTables(collection).find((table) => table.name === name);
}

export function readTable(table: Table, sheet: RawSheet): ReadTable & { problems: CellProblem[] } {
  const columns = createColumns(table);
  const keys = sheet.rows[HEAD_ROWS - 1]?.map((cell) => String(cell ?? '').trim()) ?? [];
  const placeOf = (row: number, key: string): CellPlace => {
    const heading = columns.find((known) => known.key === key)?.heading;
    const index = keys.lastIndexOf(key);
    return { sheet: sheet.name, row, ...(index >= 0 && { column: colToLetter(index) }), ...(heading && { heading }) };
  };
  const keysOf = (role: Column['role']) => columns.filter((column) => column.role === role).map(({ key }) => key);
  const [ids, fields] = [keysOf('id'), keysOf('field')];
  const rows = sheet.rows.slice(HEAD_ROWS).flatMap((cells, index): ReadRow[] => {
    const cellOf = (key: string) => cells[keys.lastIndexOf(key)] ?? null;
    const textOf = (key: string) => String(cellOf(key) ?? '').trim();
    if ([...ids, ...fields].every((key) => (cellOf(key) ?? '') === '')) return [];
    return [
      {
        keys: ids.map(textOf),
        cells: new Map(fields.map((key) => [key, cellOf(key)])),
        stamp: textOf('stamp'),
        row: index + HEAD_ROWS + 1,
      },
    ];
  });
  return { table, columns, rows, placeOf, problems: checkColumns(columns, keys, sheet) };
}

/** Reports unknown, repeated and missing columns. The columns `about` and `stamp` are optional. */
function checkColumns(columns: readonly Column[], keys: readonly string[], { name, rows }: RawSheet): CellProblem[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const unexpected = Array.from({ length: width }, (_, index) => index).flatMap((index): CellProblem[] => {
    const key = keys[index] ?? '';
    const place = { sheet: name, row: HEAD_ROWS, column: colToLetter(index) };
    if (keys.indexOf(key) < index && key !== '') return [{ place, ...detail('columnTwice', { name: key }) }];
    const isFilled = rows.some((row) => (row[index] ?? '') !== '');
    if (!isFilled || columns.some((column) => column.key === key)) return [];
    const heading = String(rows[0]?.[index] ?? '').replaceAll('\n', ' · ');
    return [{ place, ...detail('unknownColumn', { name: key || heading }) }];
  });
  const missing = columns
    .filter(({ key, role }) => (role === 'id' || role === 'field') && !keys.includes(key))
    .map(({ heading }): CellProblem => ({ place: { sheet: name }, ...detail('columnGone', { name: heading }) }));
  return [...unexpected, ...missing];
}
