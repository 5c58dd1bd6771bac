import { valueAt } from '#app/model/valueAt.ts';
import { fault } from '../cells/cellProblems.ts';
import { type Cell, isSameCell, partsOf, printedCells } from '../cells/formatCells.ts';
import { readCells } from '../cells/readCells.ts';
import { stampOf } from '../schema/entries.ts';
import type { Field } from '../schema/tables.ts';
import { type Found, findItem, findKnown } from './findItem.ts';
import type { Taking } from './plan.ts';
import { setAt } from './setAt.ts';

/** A field with the keys of its columns, what stands in them now, and what was written into them. */
type Taken = { field: Field; keys: string[]; cells: Cell[]; written: (string | number)[] };

/** Puts what a row says into the plan: differences field by field, or why it cannot be taken. */
export function takeRow(taking: Taking): void {
  const { sheet, row, plan, former } = taking;
  const { table, columns } = sheet;
  const found = findItem(taking);
  if (!found) return;
  const before = found.isNew ? undefined : findKnown(table, row.keys, former);
  const fields = table.fields.map((field): Taken => {
    const keys = columns.filter((column) => column.field === field).map(({ key }) => key);
    const cells = keys.map((key) => row.cells.get(key) ?? null);
    return { field, keys, cells, written: printedCells(field, valueAt(before, field.path)) };
  });
  const place = sheet.placeOf(row.row, columns[table.levels.length]?.key ?? '');
  plan.places.set(found.path.join('/'), place);
  // A new item has nothing yet, not even empty lists.
  const changed = fields.filter((taken) => found.isNew || !isSame(taken));
  if (!found.isNew && changed.length > 0 && isStale(taking, before)) {
    plan.flaws.push({ place, ...fault('changedSince') });
    return;
  }
  for (const taken of fields) placeField(taken, found, taking);
  for (const taken of changed) takeField(taken, found, taking);
}

/** Whether the cells of a field still say what was there. */
function isSame({ cells, written }: Taken): boolean {
  return cells.every((cell, index) => isSameCell(written[index] ?? '', cell));
}

/** Whether somebody else changed the item after the sheet was written: then the sheet would take that change back. */
function isStale({ sheet, row }: Taking, before: unknown): boolean {
  if (!row.stamp.startsWith(`${row.keys.join('/')} `)) return false;
  return row.stamp !== stampOf(sheet.table, { keys: row.keys, item: before });
}

/** Remembers where each value stands, so that what a schema says of it can be told of its cell. */
function placeField({ field, keys }: Taken, found: Found, { sheet, row, plan }: Taking): void {
  partsOf(field).forEach((part, index) => {
    const place = sheet.placeOf(row.row, keys[index] ?? '');
    const path = [...found.path, ...field.path].join('/');
    if (index === 0) plan.places.set(path, place);
    if (part !== '') plan.places.set(`${path}/${part}`, place);
  });
}

function takeField({ field, keys, cells, written }: Taken, found: Found, { sheet, row, plan }: Taking): void {
  const { table } = sheet;
  const placeOf = (index: number) => sheet.placeOf(row.row, keys[index] ?? '');
  const way = [...table.levels.flatMap((level) => level.path), ...field.path];
  const reading = readCells(field, cells, table.collection, way);
  if ('flaw' in reading) {
    plan.flaws.push({ place: placeOf(reading.cell), ...reading.flaw });
    return;
  }
  const isList = field.kind === 'list' || field.kind === 'lines';
  const value = reading.value ?? (field.required && isList ? [] : undefined);
  if (value === undefined && field.required) {
    plan.flaws.push({ place: placeOf(0), ...fault('missing') });
    return;
  }
  if (table.plain) Object.assign(found.item, value);
  else setAt(found.item, field.path, value, table.order);
  const [id = ''] = row.keys;
  printedCells(field, value).forEach((now, index) => {
    const from = written[index] ?? '';
    if (from === now) return;
    plan.changed.add(id);
    plan.differences.push({ id, from: String(from), to: String(now), place: placeOf(index) });
  });
}
