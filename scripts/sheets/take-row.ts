import { valueAt } from '#app/model/valueAt.ts';
import type { Plan } from './changes.ts';
import { type Item, stampOf } from './entries.ts';
import type { Field } from './fields.ts';
import { type Found, findItem, findKnown } from './find-item.ts';
import { fault } from './flaws.ts';
import { setAt } from './placing.ts';
import { type Cell, isSameCell, partsOf, printedCells } from './printed-cells.ts';
import { readCells } from './read-cells.ts';
import type { ReadRow, ReadTable } from './read-table.ts';

/** A row that is to be taken, the plan that it goes into, the items as they were, and the rows that came before it. */
export type Taking = {
  sheet: ReadTable;
  row: ReadRow;
  plan: Plan;
  former: Map<string, Item>;
  seen: Map<string, number>;
  there: Set<string>;
};

/** Puts what a row says into the plan: differences field by field, or why it cannot be taken. */
export function takeRow(taking: Taking): void {
  const { sheet, row, plan, former } = taking;
  const { table } = sheet;
  const found = findItem(taking);
  if (!found) return;
  const before = found.isNew ? undefined : findKnown(table, row.keys, former);
  const firstKey = sheet.columns[table.levels.length]?.key ?? '';
  plan.places.set(found.path.join('/'), sheet.placeOf(row.row, firstKey));
  const changed = table.fields.filter((field) => !isSame(field, before, found.isNew, row, sheet));
  if (!found.isNew && changed.length > 0 && isStale(taking, before)) {
    plan.flaws.push({ place: sheet.placeOf(row.row, firstKey), ...fault('changedSince') });
    return;
  }
  for (const field of table.fields) placeField(field, found, taking);
  for (const field of changed) takeField(field, found, before, taking);
}

/** Keys of the columns in which a field stands. */
function keysOf(field: Field, { columns }: ReadTable): string[] {
  return columns.filter((column) => column.field === field).map(({ key }) => key);
}

function cellsOf(field: Field, row: ReadRow, sheet: ReadTable): Cell[] {
  return keysOf(field, sheet).map((key) => row.cells.get(key) ?? null);
}

/** Whether the cells of a field still say what was there. A new item has nothing yet, not even empty lists. */
function isSame(field: Field, before: unknown, isNew: boolean, row: ReadRow, sheet: ReadTable): boolean {
  if (isNew) return false;
  const written = printedCells(field, valueAt(before, field.path));
  return cellsOf(field, row, sheet).every((cell, index) => isSameCell(written[index] ?? '', cell));
}

/** Whether somebody else changed the item after the sheet was written: then the sheet would take that change back. */
function isStale({ sheet, row }: Taking, before: unknown): boolean {
  if (!row.stamp.startsWith(`${row.keys.join('/')} `)) return false;
  return row.stamp !== stampOf(sheet.table, { keys: row.keys, item: before });
}

/** Remembers where each value stands, so that what a schema says of it can be told of its cell. */
function placeField(field: Field, found: Found, { sheet, row, plan }: Taking): void {
  partsOf(field).forEach((part, index) => {
    const key = keysOf(field, sheet)[index] ?? '';
    const place = sheet.placeOf(row.row, key);
    const path = [...found.path, ...field.path].join('/');
    if (index === 0) plan.places.set(path, place);
    if (part !== '') plan.places.set(`${path}/${part}`, place);
  });
}

function takeField(field: Field, found: Found, before: unknown, { sheet, row, plan }: Taking): void {
  const { table } = sheet;
  const way = [...table.levels.flatMap((level) => level.path), ...field.path];
  const cells = cellsOf(field, row, sheet);
  const reading = readCells(field, cells, table.collection, way);
  const keys = keysOf(field, sheet);
  if ('flaw' in reading) {
    plan.flaws.push({ place: sheet.placeOf(row.row, keys[reading.cell] ?? ''), ...reading.flaw });
    return;
  }
  const value = reading.value === undefined && field.required && isList(field) ? [] : reading.value;
  if (value === undefined && field.required) {
    plan.flaws.push({ place: sheet.placeOf(row.row, keys[0] ?? ''), ...fault('missing') });
    return;
  }
  const written = printedCells(field, valueAt(before, field.path));
  const now = printedCells(field, value);
  if (table.plain) Object.assign(found.item, value);
  else setAt(found.item, field.path, value, table.order);
  partsOf(field).forEach((_, index) => {
    if (written[index] === now[index]) return;
    plan.changed.add(row.keys[0] ?? '');
    plan.differences.push({
      id: row.keys[0] ?? '',
      from: String(written[index]),
      to: String(now[index]),
      place: sheet.placeOf(row.row, keys[index] ?? ''),
    });
  });
}

function isList({ kind }: Field): boolean {
  return kind === 'list' || kind === 'lines';
}
