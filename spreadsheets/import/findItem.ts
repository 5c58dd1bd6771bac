import type { Params, ProblemCode } from '#app/model/problems/problem.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { acceptsEntries, getTables, type Item, idFieldName } from '../schema/entries.ts';
import type { Level, Table } from '../schema/tables.ts';
import type { Plan, RowContext } from './plan.ts';

/** `path` starts with the id of the entry. */
export type Found = { item: Item; path: string[]; isNew: boolean };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Finds or creates the item of a row. If there can be no such item, adds a problem to the plan and returns undefined. */
export function findItem(context: RowContext): Found | undefined {
  return context.sheet.table.levels.length === 0 ? findEntry(context) : findNestedItem(context);
}

/** Adds a problem to the plan. `key` is the index of the key column that is wrong. */
function refuse({ sheet, row, plan }: RowContext, key: number, code: ProblemCode, params: Params = {}): undefined {
  const ids = sheet.columns.filter(({ role }) => role === 'id');
  plan.problems.push({ place: sheet.placeOf(row.row, ids[key]?.key ?? ''), code, params });
}

/** Returns true if the keys of a row are complete, those of its export, and in no earlier row. Otherwise adds a problem to the plan. */
export function checkKeys(context: RowContext): true | undefined {
  const { sheet, row, seen, present } = context;
  const last = row.keys.length - 1;
  const id = row.keys[last] ?? '';
  const isAppended = sheet.table.levels.at(-1)?.kind === 'list' && id === '';
  const blank = row.keys.findIndex((key, index) => key === '' && !(isAppended && index === last));
  if (blank >= 0) return refuse(context, blank, 'noId');
  const keys = row.keys.join('/');
  const former = row.stamp?.keys ?? keys;
  if (former !== keys && !present.has(former))
    return refuse(context, last, 'renamed', { from: former.split('/').at(-1) ?? '', to: id });
  const earlier = isAppended ? undefined : seen.get(keys);
  if (earlier !== undefined) return refuse(context, last, 'rowTwice', { id, row: earlier });
  seen.set(keys, row.row);
  return true;
}

function findEntry(context: RowContext): Found | undefined {
  const { sheet, row, plan } = context;
  const { collection } = sheet.table;
  const [id = ''] = row.keys;
  const known = plan.entries.get(id);
  if (known) return { item: known.item, path: [id], isNew: false };
  if (!acceptsEntries(collection)) return refuse(context, 0, 'noSuchRow', { id });
  if (!ID.test(id)) return refuse(context, 0, 'notId');
  const item: Item = { [idFieldName(collection)]: id };
  plan.entries.set(id, { id, file: `${collection}/${id}.yaml`, text: '', item });
  return startItem(item, sheet.table, [id], plan);
}

function findNestedItem(context: RowContext): Found | undefined {
  const { table } = context.sheet;
  const [id = '', ...keys] = context.row.keys;
  const entry = context.plan.entries.get(id);
  if (!entry) return refuse(context, 0, 'noSuchRow', { id });
  let item = entry.item;
  const path = [id];
  for (const [depth, level] of table.levels.entries()) {
    const isLast = depth === table.levels.length - 1;
    const key = keys[depth] ?? '';
    const problem = keyProblem(level, key);
    if (problem) return refuse(context, depth + 1, ...problem);
    const container = (isLast ? getContainer(item, level) : valueAt(item, level.path)) as Item | undefined;
    const index = Array.isArray(container) ? listIndex(container, key) : key;
    path.push(...level.path, index);
    const known = ownItem(container, index);
    if (!known && !isLast) return refuse(context, depth + 1, 'noSuchRow', { id: key });
    item = known ?? {};
    if (known || !container) continue;
    container[index] = item;
    return startItem(item, table, path, context.plan);
  }
  return { item, path, isNew: false };
}

/** Returns no property of the prototype, such as `constructor`, because the import would write into it. */
function ownItem(container: unknown[] | Item | undefined, key: string): Item | undefined {
  return container && Object.hasOwn(container, key) ? ((container as Item)[key] as Item) : undefined;
}

function keyProblem({ kind, keys }: Level, key: string): [ProblemCode, Params?] | undefined {
  if (kind === 'record' && keys.length === 0) return ID.test(key) ? undefined : ['notId'];
  if (kind === 'record') return keys.includes(key) ? undefined : ['notOneOf', { choices: keys }];
  return key === '' || /^[1-9]\d*$/.test(key) ? undefined : ['notPosition'];
}

/** Returns the index of an item, or the length of the list if the number is empty or too large. */
function listIndex(list: unknown[], key: string): string {
  const position = Number(key) - 1;
  return String(position in list ? position : list.length);
}

/** Adds an empty list to a new item for each required list. */
function startItem(item: Item, table: Table, path: string[], plan: Plan): Found {
  plan.changed.add(path[0] ?? '');
  for (const child of getTables(table.collection)) {
    const level = child.levels.at(-1);
    const isNested = child.levels.length === table.levels.length + 1 && child.name.startsWith(`${table.name}.`);
    if (isNested && level?.required) getContainer(item, level);
  }
  return { item, path, isNew: true };
}

/** Sets a value, or deletes it if `value` is undefined. Creates missing parents and deletes empty parents. */
export function setAt(item: Item, [name = '', ...inner]: readonly string[], value: unknown): void {
  const part = inner.length > 0 ? ((item[name] ?? {}) as Item) : value;
  if (inner.length > 0) setAt(part as Item, inner, value);
  if (part === undefined || (inner.length > 0 && Object.keys(part as Item).length === 0)) delete item[name];
  else item[name] = part;
}

/** Returns the list or record at a path; creates it if missing. */
export function getContainer(item: Item, { path, kind }: Level): unknown[] | Item {
  if (!valueAt(item, path)) setAt(item, path, kind === 'list' ? [] : {});
  return valueAt(item, path) as unknown[] | Item;
}
