import { valueAt } from '#app/model/valueAt.ts';
import { latinDigits } from '#content-check/text/figures.ts';
import { detail, type ProblemDetail } from '../cells/cellProblems.ts';
import { getTables, type Item, listRows, newEntry } from '../schema/entries.ts';
import type { Level, Table } from '../schema/tables.ts';
import type { Plan, RowContext } from './plan.ts';
import { getContainer } from './setAt.ts';

/** `path`: from the id of its entry. */
export type Found = { item: Item; path: string[]; isNew: boolean };

/** `key`: index of the wrong key. */
type KeyProblem = { problem: ProblemDetail; key: number };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Office groups and lists of institutions are fixed. */
const TAKES_NEW = ['schemes', 'hostels'];

/** Finds or creates the item of a row; undefined if its keys are wrong, with a problem in the plan. */
export function findItem(context: RowContext): Found | undefined {
  const { sheet, row, plan, seen } = context;
  const found = checkKeys(context) ?? (sheet.table.levels.length === 0 ? findEntry(context) : findNestedItem(context));
  if ('problem' in found) {
    const ids = sheet.columns.filter(({ role }) => role === 'id');
    plan.problems.push({ place: sheet.placeOf(row.row, ids[found.key]?.key ?? ''), ...found.problem });
    return undefined;
  }
  seen.set(row.keys.join('/'), row.row);
  return found;
}

function checkKeys({ sheet, row, seen, there }: RowContext): KeyProblem | undefined {
  const last = row.keys.length - 1;
  const isAppended = sheet.table.levels.at(-1)?.kind === 'list' && row.keys[last] === '';
  const blank = row.keys.findIndex((key, index) => key === '' && !(isAppended && index === last));
  if (blank >= 0) return { problem: detail('noId'), key: blank };
  const said = row.keys.join('/');
  const [former = ''] = row.stamp.split(' ');
  // The key was typed over.
  if (former !== '' && former !== said && !there.has(former))
    return {
      problem: detail('renamed', { from: former.split('/').at(-1) ?? '', to: row.keys[last] ?? '' }),
      key: last,
    };
  const earlier = isAppended ? undefined : seen.get(said);
  return earlier === undefined
    ? undefined
    : { problem: detail('rowTwice', { id: row.keys[last] ?? '', row: earlier }), key: last };
}

function findEntry({ sheet: { table }, row, plan }: RowContext): Found | KeyProblem {
  const [id = ''] = row.keys;
  const known = plan.entries.get(id);
  if (known) return { item: known.item, path: [id], isNew: false };
  if (!TAKES_NEW.includes(table.collection)) return { problem: detail('noSuchRow', { id }), key: 0 };
  if (!ID.test(id)) return { problem: detail('notId'), key: 0 };
  const entry = newEntry(table.collection, id);
  plan.entries.set(id, entry);
  return startItem(entry.item, table, [id], plan);
}

function findNestedItem({ sheet: { table }, row, plan }: RowContext): Found | KeyProblem {
  const [id = '', ...keys] = row.keys;
  const entry = plan.entries.get(id);
  if (!entry) return { problem: detail('noSuchRow', { id }), key: 0 };
  let item = entry.item;
  const path = [id];
  for (const [index, level] of table.levels.entries()) {
    const isLast = index === table.levels.length - 1;
    const key = keys[index] ?? '';
    const problem = checkKey(level, key);
    if (problem) return { problem, key: index + 1 };
    const inside = isLast ? getContainer(item, level, fieldOrderAt(table, index)) : valueAt(item, level.path);
    const { at, known } = locateItem(inside, key);
    path.push(...level.path, at);
    if (known) item = known;
    else if (isLast) return startItem(addItem(inside, at), table, path, plan);
    else return { problem: detail('noSuchRow', { id: key }), key: index + 1 };
  }
  return { item, path, isNew: false };
}

function checkKey({ kind, keys }: Level, key: string): ProblemDetail | undefined {
  if (kind === 'record' && keys.length === 0) return ID.test(key) ? undefined : detail('notId');
  if (kind === 'record') return keys.includes(key) ? undefined : detail('notOneOf', { choices: keys });
  return key === '' || /^[1-9]\d*$/.test(latinDigits(key)) ? undefined : detail('notPosition');
}

/** A number after the end appends. */
function locateItem(inside: unknown, key: string): { at: string; known: Item | undefined } {
  if (!Array.isArray(inside)) return { at: key, known: (inside as Record<string, Item> | undefined)?.[key] };
  const position = Number(latinDigits(key)) - 1;
  const known = inside[position] as Item | undefined;
  return { at: String(known ? position : inside.length), known };
}

function addItem(inside: unknown, at: string): Item {
  const item: Item = {};
  if (Array.isArray(inside)) inside.push(item);
  else (inside as Item)[at] = item;
  return item;
}

/** Adds the required lists, empty. */
function startItem(item: Item, table: Table, path: string[], plan: Plan): Found {
  plan.changed.add(path[0] ?? '');
  for (const child of getTables(table.collection)) {
    const own = child.levels.at(-1);
    const isBelow = child.levels.length === table.levels.length + 1 && child.name.startsWith(`${table.name}.`);
    if (isBelow && own?.required) getContainer(item, own, table.order);
  }
  return { item, path, isNew: true };
}

function fieldOrderAt(table: Table, depth: number): Table['order'] {
  const path = table.levels.slice(0, depth).flatMap((level) => level.path);
  const name = [table.collection, ...path].join('.');
  return getTables(table.collection).find((known) => known.name === name)?.order ?? [];
}

export function findOriginal(table: Table, keys: readonly string[], former: Map<string, Item>): unknown {
  const [id = ''] = keys;
  const item = former.get(id);
  return item && listRows(table, id, item).find((row) => row.keys.join('/') === keys.join('/'))?.item;
}
