import { valueAt } from '#app/model/valueAt.ts';
import { UserError } from '#content-check/UserError.ts';
import { detail } from '../cells/cellProblems.ts';
import { type Cell, cellParts, formatCells, isUnchangedCell } from '../cells/formatCells.ts';
import { readCells } from '../cells/readCells.ts';
import { type Entry, fieldSchema, getTables, type Item, listRows, readEntries, rowStamp } from '../schema/entries.ts';
import { type Field, inSchemaOrder, levelPath } from '../schema/tables.ts';
import { type Found, findItem, setAt } from './findItem.ts';
import type { Plan, RowContext } from './plan.ts';
import { findTable, type RawSheet, type ReadTable, readTable } from './readTable.ts';

/** Compares sheets with the content, or with other entries that `read` returns. Throws a UserError if no sheet is known or the sheets belong to several collections. */
export function planImport(
  sheets: readonly RawSheet[],
  read: (collection: string) => Entry[] = readEntries,
): { collection: string; plan: Plan } {
  const tables = sheets.flatMap((sheet) => {
    const table = findTable(sheet);
    return table ? [readTable(table, sheet)] : [];
  });
  const [collection, ...others] = new Set(tables.map(({ table }) => table.collection));
  if (!collection)
    throw new UserError(
      'None of these sheets was written by npm run sheet export: the second row, with the names of the fields, is missing',
      'यातील एकही तक्ता npm run sheet export ने तयार केलेला नाही: रकान्यांची नावे असलेली दुसरी ओळ नाही',
    );
  if (others.length > 0)
    throw new UserError(
      'The files belong to several collections: import them one after another',
      'या फाइल वेगवेगळ्या संग्रहांच्या आहेत: त्या एकामागून एक घ्या',
    );
  const problems = tables.flatMap((sheet) => sheet.problems);
  const entries = read(collection);
  // Plans no changes if a column is wrong, because all cells of the column would count as changes.
  const plan = changesIn(collection, entries, problems.length > 0 ? [] : tables);
  return { collection, plan: { ...plan, problems: [...problems, ...plan.problems] } };
}

/** Plans the changes of the sheets without changing `entries`. */
export function changesIn(collection: string, entries: readonly Entry[], sheets: readonly ReadTable[]): Plan {
  const plan: Plan = {
    entries: new Map(entries.map((entry) => [entry.id, { ...entry, item: structuredClone(entry.item) }])),
    changed: new Set(),
    differences: [],
    problems: [],
    missing: [],
    places: new Map(),
  };
  // Processes parent tables before child tables, so that items can be added to a new entry.
  for (const table of getTables(collection)) {
    const sheet = sheets.find((read) => read.table.name === table.name);
    if (!sheet) continue;
    const known = entries.flatMap(({ id, item }) => listRows(table, id, item));
    const former = new Map(known.map(({ keys, item }) => [keys.join('/'), item]));
    const present = new Set(sheet.rows.map(({ keys }) => keys.join('/')));
    const seen = new Map<string, number>();
    for (const row of sheet.rows) applyRow({ sheet, row, plan, former, seen, present });
    // Excludes renamed rows, because they are already reported.
    const stamped = new Set(sheet.rows.map(({ stamp }) => stamp.split(' ')[0]));
    const isAbsent = (keys: string) => !present.has(keys) && !stamped.has(keys);
    const absent = known.filter(({ keys }) => isAbsent(keys.join('/')));
    plan.missing.push(...absent.map(({ keys }) => ({ keys, sheet: sheet.placeOf(0, '').sheet })));
  }
  for (const id of plan.changed) {
    const entry = plan.entries.get(id);
    if (entry) entry.item = inSchemaOrder(entry.item, fieldSchema(collection)) as Item;
  }
  return plan;
}

/** `cells` contains the imported values; `exported` contains the values that an export would write. */
type FieldCells = { field: Field; keys: string[]; cells: Cell[]; exported: (string | number)[] };

/** Adds the changes of a row to the plan, or the reason why the row is rejected. */
function applyRow(context: RowContext): void {
  const { sheet, row, plan, former } = context;
  const { table, columns } = sheet;
  const found = findItem(context);
  if (!found) return;
  const before = former.get(row.keys.join('/'));
  const fields = table.fields.map((field): FieldCells => {
    const keys = columns.filter((column) => column.field === field).map(({ key }) => key);
    const cells = keys.map((key) => row.cells.get(key) ?? null);
    return { field, keys, cells, exported: formatCells(field, valueAt(before, field.path)) };
  });
  const place = sheet.placeOf(row.row, columns[table.levels.length]?.key ?? '');
  plan.places.set(found.path.join('/'), place);
  const changed = fields.filter(
    ({ cells, exported }) => found.isNew || cells.some((cell, index) => !isUnchangedCell(exported[index] ?? '', cell)),
  );
  // Rejects a changed row if its item has changed since the export, because the import would revert that change.
  const isStale = row.stamp.startsWith(`${row.keys.join('/')} `) && row.stamp !== rowStamp(table, row.keys, before);
  if (!found.isNew && changed.length > 0 && isStale) {
    plan.problems.push({ place, ...detail('changedSince') });
    return;
  }
  for (const cells of fields) recordPlaces(cells, found, context);
  for (const cells of changed) applyField(cells, found, context);
}

/** Records the cell of each value, so that schema problems can name the cell. */
function recordPlaces({ field, keys }: FieldCells, found: Found, { sheet, row, plan }: RowContext): void {
  cellParts(field).forEach((part, index) => {
    const place = sheet.placeOf(row.row, keys[index] ?? '');
    const path = [...found.path, ...field.path].join('/');
    if (index === 0) plan.places.set(path, place);
    if (part !== '') plan.places.set(`${path}/${part}`, place);
  });
}

function applyField(
  { field, keys, cells, exported }: FieldCells,
  found: Found,
  { sheet, row, plan }: RowContext,
): void {
  const { table } = sheet;
  const cellPlace = (index: number) => sheet.placeOf(row.row, keys[index] ?? '');
  const reading = readCells(field, cells, table.collection, [...levelPath(table), ...field.path]);
  if ('problem' in reading) {
    plan.problems.push({ place: cellPlace(reading.cell), ...reading.problem });
    return;
  }
  const isList = field.kind === 'list' || field.kind === 'lines';
  const value = reading.value ?? (field.required && isList ? [] : undefined);
  if (value === undefined && field.required) {
    plan.problems.push({ place: cellPlace(0), ...detail('missing') });
    return;
  }
  if (table.plain) Object.assign(found.item, value);
  else setAt(found.item, field.path, value);
  const [id = ''] = row.keys;
  formatCells(field, value).forEach((now, index) => {
    const from = exported[index] ?? '';
    if (from === now) return;
    plan.changed.add(id);
    plan.differences.push({ id, from: String(from), to: String(now), place: cellPlace(index) });
  });
}
