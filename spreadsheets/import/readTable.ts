import { colToLetter } from 'hucre/xlsx';
import { type CellPlace, type CellProblem, detail } from '../cells/cellProblems.ts';
import type { Cell } from '../cells/formatCells.ts';
import { type Column, createColumns } from '../export/grid.ts';
import { HEAD_ROWS } from '../export/workbook.ts';
import type { SheetCollection } from '../schema/entries.ts';
import { getTables, SHEET_COLLECTIONS } from '../schema/entries.ts';
import type { Table } from '../schema/tables.ts';

export type RawSheet = { name: string; rows: Cell[][] };

/** `cells` by column key. */
export type ReadRow = { keys: string[]; cells: Map<string, Cell>; stamp: string; row: number };

export type ReadTable = {
  table: Table;
  columns: Column[];
  rows: ReadRow[];
  placeOf: (row: number, key: string) => CellPlace;
};

/** Finds the table by the first key; undefined for other sheets. */
export function findTable({ rows }: RawSheet): Table | undefined {
  const [name = ''] = String(rows[HEAD_ROWS - 1]?.[0] ?? '').split('#');
  const collection = SHEET_COLLECTIONS.find((known: SheetCollection) => known === name.split('.')[0]);
  return collection && getTables(collection).find((table) => table.name === name);
}

export function readTable(table: Table, { name, rows }: RawSheet): ReadTable & { problems: CellProblem[] } {
  const columns = createColumns(table);
  const keys = rows[HEAD_ROWS - 1]?.map((cell) => String(cell ?? '').trim()) ?? [];
  const at = new Map(keys.map((key, index) => [key, index]));
  const placeOf = (row: number, key: string): CellPlace => {
    const column = columns.find((known) => known.key === key);
    const index = at.get(key);
    return {
      sheet: name,
      row,
      ...(index !== undefined && { column: colToLetter(index) }),
      ...(column && { heading: column.heading }),
    };
  };
  const problems = checkColumns(columns, keys, { name, rows });
  const ids = columns.filter(({ role }) => role === 'id');
  const read = rows.slice(HEAD_ROWS).flatMap((cells, index): ReadRow[] => {
    const cellOf = (key: string) => cells[at.get(key) ?? -1] ?? null;
    const said = columns.filter(({ role }) => role === 'id' || role === 'field').map(({ key }) => cellOf(key));
    if (said.every((cell) => cell === null || cell === '')) return [];
    return [
      {
        keys: ids.map(({ key }) => String(cellOf(key) ?? '').trim()),
        cells: new Map(columns.filter(({ role }) => role === 'field').map(({ key }) => [key, cellOf(key)])),
        stamp: String(cellOf('stamp') ?? '').trim(),
        row: index + HEAD_ROWS + 1,
      },
    ];
  });
  return { table, columns, rows: read, placeOf, problems };
}

/** Reports unknown, repeated and missing columns; `about` and `stamp` may be missing. */
function checkColumns(columns: readonly Column[], keys: readonly string[], { name, rows }: RawSheet): CellProblem[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const places = Array.from({ length: width }, (_, index) => index);
  const strange = places.flatMap((index): CellProblem[] => {
    const key = keys[index] ?? '';
    const place = { sheet: name, row: HEAD_ROWS, column: colToLetter(index) };
    if (keys.indexOf(key) < index && key !== '') return [{ place, ...detail('columnTwice', { name: key }) }];
    const isFilled = rows.some((row) => (row[index] ?? '') !== '');
    const heading = String(rows[0]?.[index] ?? '').replaceAll('\n', ' · ');
    const isKnown = columns.some((column) => column.key === key);
    return isKnown || !isFilled ? [] : [{ place, ...detail('unknownColumn', { name: key || heading }) }];
  });
  const gone = columns
    .filter(({ key, role }) => (role === 'id' || role === 'field') && !keys.includes(key))
    .map(({ heading }): CellProblem => ({ place: { sheet: name }, ...detail('columnGone', { name: heading }) }));
  return [...strange, ...gone];
}
