import { valueAt } from '#app/model/valueAt.ts';
import { detail } from '../cells/cellProblems.ts';
import { cellParts, formatCells } from '../cells/formatCells.ts';
import { readCells } from '../cells/readCells.ts';
import { plainCell, type SheetCell, shownValue, unreadableCell } from '../cells/sheetCell.ts';
import { comparableTexts, exportedTexts, hashCells } from '../schema/rowStamp.ts';
import { type Field, levelPath } from '../schema/tables.ts';
import { checkKeys, type Found, findItem, setAt } from './findItem.ts';
import { createJudge } from './judgeRows.ts';
import { movedCells } from './movedCells.ts';
import type { Plan, RowContext } from './plan.ts';
import type { ReadRow, ReadTable } from './readTable.ts';

/** The cells of a field. `texts` and `before` are comparable texts: of the cells, and of what an export would write. */
type FieldCells = { field: Field; keys: string[]; cells: SheetCell[]; texts: string[]; before: string[] };
type PlannedRow = { context: RowContext; fields: FieldCells[]; former: unknown; isNew: boolean };

const MAX_LISTED_ROWS = 10;

/** Plans the changes of a sheet. `former` maps the keys of the rows of the content, joined by “/”, to their items. */
export function planRows(sheet: ReadTable, former: ReadonlyMap<string, unknown>, plan: Plan): void {
  const present = new Set(sheet.rows.map(({ keys }) => keys.join('/')));
  const seen = new Map<string, number>();
  const exported = new Map([...former].map(([keys, item]) => [keys, exportedTexts(sheet.table, item)]));
  const read = sheet.rows.map((row) => {
    const fields = fieldCells(sheet, row, exported.get(row.keys.join('/')));
    return { row, fields, hash: hashCells(fields.map(({ texts }) => texts)) };
  });
  const hashes = new Map([...exported].map(([keys, texts]) => [keys, hashCells(texts)]));
  const judge = createJudge(sheet.table, read, hashes);
  const edited: PlannedRow[] = [];
  const added: PlannedRow[] = [];
  const apart: ReadRow[] = [];
  for (const { row, fields, hash } of read) {
    const context: RowContext = { sheet, row, plan, present, seen };
    if (!checkKeys(context)) continue;
    const keys = row.keys.join('/');
    const verdict = judge({ row, hash });
    const planned = { context, fields, former: former.get(keys), isNew: verdict === 'new' };
    if (verdict === 'apart') apart.push(row);
    else if (verdict === 'new') added.push(planned);
    else if (verdict === 'edited') edited.push(planned);
    else if (verdict !== 'same') plan.problems.push({ place: sheet.placeOf(row.row, ''), ...detail(verdict) });
    if (verdict === 'same' && former.has(keys)) recordPlaces(fields, findItem(context), context);
  }
  const moved = apart.length > 0 ? { rows: apart } : movedRows(edited);
  if (moved.rows.length > 0) refuseMoved(sheet, plan, moved);
  else for (const row of edited) applyRow(row);
  for (const row of added) applyRow(row);
}

function fieldCells({ table, columns }: ReadTable, row: ReadRow, exported: string[][] = []): FieldCells[] {
  return table.fields.map((field, index) => {
    const keys = columns.filter((column) => column.field === field).map(({ key }) => key);
    const cells = keys.map((key) => row.cells.get(key) ?? plainCell(null));
    const before = exported[index] ?? keys.map(() => '');
    return { field, keys, cells, texts: comparableTexts(table, field, cells), before };
  });
}

/** Finds edited rows whose cells changed places. `key`: the only column with such cells. */
function movedRows(edited: readonly PlannedRow[]): { rows: ReadRow[]; key?: string } {
  const changes = edited.flatMap(({ context: { row }, fields }) =>
    fields.flatMap(({ field, keys, texts, before }) =>
      keys.map((key, at) => ({ row, key, field, from: before[at] ?? '', to: texts[at] ?? '' })),
    ),
  );
  const byColumn = Map.groupBy(
    changes.filter(({ from, to }) => from !== to),
    ({ key }) => key,
  );
  const moved = [...byColumn.values()].flatMap((column) => {
    const { kind, choices } = column[0]?.field ?? { kind: 'text', choices: [] };
    return movedCells(column, kind === 'yes' || choices.length > 0);
  });
  const [key, ...others] = new Set(moved.map((cell) => cell.key));
  return { rows: [...new Set(moved.map(({ row }) => row))], ...(key && others.length === 0 && { key }) };
}

function refuseMoved(sheet: ReadTable, plan: Plan, { rows, key = '' }: { rows: ReadRow[]; key?: string }): void {
  const numbers = rows.map(({ row }) => row).sort((a, b) => a - b);
  const listed = numbers.length > MAX_LISTED_ROWS ? [...numbers.slice(0, MAX_LISTED_ROWS), '…'] : numbers;
  plan.problems.push({ place: sheet.placeOf(numbers[0] ?? 0, key), ...detail('sortedApart', { rows: listed }) });
}

/** Adds the changes of a row to the plan. */
function applyRow({ context, fields, former, isNew }: PlannedRow): void {
  const found = findItem(context);
  if (!found) return;
  recordPlaces(fields, found, context);
  for (const cells of fields) {
    const isChanged = cells.texts.some((text, at) => text !== cells.before[at]);
    if (isNew || isChanged) applyField(cells, found, former, context);
  }
}

/** Records the cell of each value, so that schema problems can name the cell. */
function recordPlaces(fields: readonly FieldCells[], found: Found | undefined, { sheet, row, plan }: RowContext): void {
  if (!found) return;
  const { table, columns, placeOf } = sheet;
  plan.places.set(found.path.join('/'), placeOf(row.row, columns[table.levels.length]?.key ?? ''));
  for (const { field, keys } of fields)
    for (const [index, part] of cellParts(field).entries()) {
      const path = [...found.path, ...field.path].join('/');
      const place = placeOf(row.row, keys[index] ?? '');
      if (index === 0) plan.places.set(path, place);
      if (part !== '') plan.places.set(`${path}/${part}`, place);
    }
}

function applyField({ field, keys, cells }: FieldCells, found: Found, former: unknown, context: RowContext): void {
  const { sheet, row, plan } = context;
  const { table } = sheet;
  const cellPlace = (index: number) => sheet.placeOf(row.row, keys[index] ?? '');
  const problems = cells.map((cell) => unreadableCell(cell, field.kind));
  const problem = problems.find((each) => each !== undefined);
  if (problem) {
    plan.problems.push({ place: cellPlace(problems.indexOf(problem)), ...problem });
    return;
  }
  const values = cells.map((cell) => shownValue(cell, field.kind === 'number'));
  const reading = readCells(field, values, table.collection, [...levelPath(table), ...field.path]);
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
  const exported = formatCells(field, valueAt(former, field.path));
  if (table.plain) Object.assign(found.item, value);
  else setAt(found.item, field.path, value);
  const [id = ''] = row.keys;
  for (const [index, now] of formatCells(field, value).entries()) {
    const from = exported[index] ?? '';
    if (from === now) continue;
    plan.changed.add(id);
    plan.differences.push({ id, from: String(from), to: String(now), place: cellPlace(index) });
  }
}
