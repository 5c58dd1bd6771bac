import { valueAt } from '#app/model/valueAt.ts';
import { detail } from '../cells/cellProblems.ts';
import { type Cell, cellParts, formatCells, isUnchangedCell } from '../cells/formatCells.ts';
import { readCells } from '../cells/readCells.ts';
import { rowStamp } from '../schema/entries.ts';
import { type Field, levelPath } from '../schema/tables.ts';
import { type Found, findItem, setAt } from './findItem.ts';
import type { RowContext } from './plan.ts';

/** `cells`: as read. `written`: as exported. */
type FieldCells = { field: Field; keys: string[]; cells: Cell[]; written: (string | number)[] };

/** Adds the differences of a row to the plan, or the reason why it is refused. */
export function applyRow(context: RowContext): void {
  const { sheet, row, plan, former } = context;
  const { table, columns } = sheet;
  const found = findItem(context);
  if (!found) return;
  const before = former.get(row.keys.join('/'));
  const fields = table.fields.map((field): FieldCells => {
    const keys = columns.filter((column) => column.field === field).map(({ key }) => key);
    const cells = keys.map((key) => row.cells.get(key) ?? null);
    return { field, keys, cells, written: formatCells(field, valueAt(before, field.path)) };
  });
  const place = sheet.placeOf(row.row, columns[table.levels.length]?.key ?? '');
  plan.places.set(found.path.join('/'), place);
  const changed = fields.filter(
    ({ cells, written }) => found.isNew || cells.some((cell, index) => !isUnchangedCell(written[index] ?? '', cell)),
  );
  // The item changed since the export: the import would revert it.
  const isStale = row.stamp.startsWith(`${row.keys.join('/')} `) && row.stamp !== rowStamp(table, row.keys, before);
  if (!found.isNew && changed.length > 0 && isStale) {
    plan.problems.push({ place, ...detail('changedSince') });
    return;
  }
  for (const cells of fields) recordPlaces(cells, found, context);
  for (const cells of changed) applyField(cells, found, context);
}

/** Records the cell of each value, for problems that the schema finds. */
function recordPlaces({ field, keys }: FieldCells, found: Found, { sheet, row, plan }: RowContext): void {
  cellParts(field).forEach((part, index) => {
    const place = sheet.placeOf(row.row, keys[index] ?? '');
    const path = [...found.path, ...field.path].join('/');
    if (index === 0) plan.places.set(path, place);
    if (part !== '') plan.places.set(`${path}/${part}`, place);
  });
}

function applyField({ field, keys, cells, written }: FieldCells, found: Found, { sheet, row, plan }: RowContext): void {
  const { table } = sheet;
  const placeOf = (index: number) => sheet.placeOf(row.row, keys[index] ?? '');
  const reading = readCells(field, cells, table.collection, [...levelPath(table), ...field.path]);
  if ('problem' in reading) {
    plan.problems.push({ place: placeOf(reading.cell), ...reading.problem });
    return;
  }
  const isList = field.kind === 'list' || field.kind === 'lines';
  const value = reading.value ?? (field.required && isList ? [] : undefined);
  if (value === undefined && field.required) {
    plan.problems.push({ place: placeOf(0), ...detail('missing') });
    return;
  }
  if (table.plain) Object.assign(found.item, value);
  else setAt(found.item, field.path, value);
  const [id = ''] = row.keys;
  formatCells(field, value).forEach((now, index) => {
    const from = written[index] ?? '';
    if (from === now) return;
    plan.changed.add(id);
    plan.differences.push({ id, from: String(from), to: String(now), place: placeOf(index) });
  });
}
