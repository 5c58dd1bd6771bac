import { colToLetter } from 'hucre/xlsx';
import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import { latinDigits } from '#content-check/text/figures.ts';
import { type CellPlace, type CellProblem, detail } from '../cells/cellProblems.ts';
import { isFilled, type SheetCell } from '../cells/sheetCell.ts';
import { type Column, createColumns } from '../export/grid.ts';
import { getTables } from '../schema/entries.ts';
import { readStamp, type Stamp } from '../schema/rowStamp.ts';
import type { Table } from '../schema/tables.ts';
import type { RawSheet } from '../xlsx/readWorkbook.ts';

/** A row of a table. `cells` maps column keys to cells. */
export type ReadRow = {
  keys: string[];
  cells: Map<string, SheetCell>;
  stamp: Stamp | undefined;
  row: number;
};

export type ReadTable = {
  table: Table;
  columns: Column[];
  rows: ReadRow[];
  placeOf: (row: number, key: string) => CellPlace;
};

/** The table of a sheet, and the index of the row with the keys of its columns. */
type FoundTable = { table: Table; head: number };

/** Rows above the keys: headings, and titles that offices or programs put above them. */
const SEARCHED_ROWS = 10;

/** Finds the row with the keys by the key that names the table. Returns undefined for unknown sheets. */
export function findTable({ rows }: RawSheet): FoundTable | undefined {
  for (const [head, row] of rows.slice(0, SEARCHED_ROWS).entries())
    for (const cell of row) {
      const table = tableOfKey(textOf(cell));
      if (table) return { table, head };
    }
  return undefined;
}

function tableOfKey(key: string): Table | undefined {
  const [name = ''] = key.split('#');
  const collection = SHEET_COLLECTIONS.find((known) => known === name.split('.')[0]);
  const table = collection && getTables(collection).find((known) => known.name === name);
  return table && createColumns(table)[0]?.key === key ? table : undefined;
}

export function readTable({ table, head }: FoundTable, sheet: RawSheet): ReadTable & { problems: CellProblem[] } {
  const columns = createColumns(table);
  const keys = sheet.rows[head]?.map(textOf) ?? [];
  const placeOf = (row: number, key: string): CellPlace => {
    const heading = columns.find((known) => known.key === key)?.heading;
    const index = keys.lastIndexOf(key);
    return { sheet: sheet.name, row, ...(index >= 0 && { column: colToLetter(index) }), ...(heading && { heading }) };
  };
  const keysOf = (role: Column['role']) => columns.filter((column) => column.role === role).map(({ key }) => key);
  const [ids, fields] = [keysOf('id'), keysOf('field')];
  const readRow = (cells: readonly SheetCell[], index: number): ReadRow => {
    const cellOf = (key: string) => cells[keys.lastIndexOf(key)];
    return {
      keys: ids.map((key) => latinDigits(textOf(cellOf(key)))),
      cells: new Map(fields.flatMap((key) => (isFilled(cellOf(key)) ? [[key, cellOf(key) as SheetCell]] : []))),
      stamp: readStamp(textOf(cellOf('stamp'))),
      row: index + 1,
    };
  };
  const all = sheet.rows.map(readRow);
  const rows = all.slice(head + 1).filter((row) => row.cells.size > 0 || row.keys.some((key) => key !== ''));
  const above = all
    .slice(0, head)
    .filter(isData)
    .map(({ row }) => ({ place: placeOf(row, ids[0] ?? ''), ...detail('rowAboveKeys') }));
  return { table, columns, rows, placeOf, problems: [...above, ...checkColumns(columns, keys, head, sheet)] };
}

/** Recognises a row that was moved above the keys, for example by a sort of the whole sheet. Titles and headings are no such rows. */
function isData({ keys: [id = ''], cells, stamp }: ReadRow): boolean {
  return stamp !== undefined || (/^[a-z0-9-]+$/.test(id) && cells.size > 0);
}

function textOf(cell: SheetCell | undefined): string {
  return String(cell?.value ?? '').trim();
}

/** Reports unknown, repeated and missing columns. The column `about` is optional; a changed row without a stamp is refused. */
function checkColumns(
  columns: readonly Column[],
  keys: readonly string[],
  head: number,
  { name, rows }: RawSheet,
): CellProblem[] {
  const below = rows.slice(Math.max(0, head - 1));
  const width = below.reduce((widest, { length }) => Math.max(widest, length), 0);
  const unexpected = Array.from({ length: width }, (_, index) => index).flatMap((index): CellProblem[] => {
    const key = keys[index] ?? '';
    const place = { sheet: name, row: head + 1, column: colToLetter(index) };
    if (keys.indexOf(key) < index && key !== '') return [{ place, ...detail('columnTwice', { name: key }) }];
    if (!below.some((row) => isFilled(row[index])) || columns.some((column) => column.key === key)) return [];
    const heading = head > 0 ? textOf(below[0]?.[index]).replaceAll('\n', ' · ') : '';
    return [{ place, ...detail('unknownColumn', { name: key || heading || colToLetter(index) }) }];
  });
  const missing = columns
    .filter(({ key, role }) => (role === 'id' || role === 'field') && !keys.includes(key))
    .map(({ heading }): CellProblem => ({ place: { sheet: name }, ...detail('columnGone', { name: heading }) }));
  return [...unexpected, ...missing];
}
