import { latinDigits } from '../content/numbers.ts';
import type { Plan } from './changes.ts';
import { type Entry, type Item, newEntry, rowsOf, tablesFor, valueAt } from './entries.ts';
import { containerAt } from './placing.ts';
import { sentences } from './sentences.ts';
import type { Table } from './tables.ts';
import type { Taking } from './take-row.ts';

/** The item of a row inside the plan: what it is, the way to it with the id of its entry first, and whether it is new. */
export type Found = { item: Item; path: string[]; keys: string[]; isNew: boolean; isPlain: boolean };

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** A collection of one file an entry takes new ones; groups of offices and lists of institutions are fixed. */
const TAKES_NEW = ['schemes', 'hostels'];

/** The item that a row stands for; a new one is made. Undefined when the keys of the row do not say which: a flaw tells. */
export function findItem(taking: Taking): Found | undefined {
  const { sheet, row, plan, seen } = taking;
  const { table, columns } = sheet;
  const ids = columns.filter(({ role }) => role === 'id');
  const refuse = (index: number, sentence: ReturnType<typeof sentences.noId>) => {
    plan.flaws.push({ place: sheet.placeOf(row.row, ids[index]?.key ?? ''), sentence });
    return undefined;
  };
  const isAppended = table.levels.at(-1)?.kind === 'list' && row.keys.at(-1) === '';
  const blank = row.keys.findIndex((key, index) => key === '' && !(isAppended && index === row.keys.length - 1));
  if (blank >= 0) return refuse(blank, sentences.noId());
  const said = row.keys.join('/');
  const last = row.keys.length - 1;
  const renamed = renamedFrom(taking);
  if (renamed !== undefined) return refuse(last, sentences.renamed(renamed, row.keys[last] ?? ''));
  const earlier = isAppended ? undefined : seen.get(said);
  if (earlier !== undefined) return refuse(last, sentences.twice(row.keys[last] ?? '', earlier));
  seen.set(said, row.row);
  const [id = ''] = row.keys;
  if (table.levels.length === 0)
    return findEntry(table, id, plan, () =>
      refuse(0, TAKES_NEW.includes(table.collection) ? sentences.notAnId(id) : sentences.noEntry(id)),
    );
  return findBelow(taking, refuse);
}

function findEntry(table: Table, id: string, plan: Plan, refuse: () => undefined): Found | undefined {
  const known = plan.entries.get(id);
  if (known) return { item: known.item, path: [id], keys: [id], isNew: false, isPlain: false };
  if (!TAKES_NEW.includes(table.collection) || !ID.test(id)) return refuse();
  const entry: Entry = newEntry(table.collection, id);
  plan.entries.set(id, entry);
  plan.changed.add(id);
  addRequired(table, entry.item);
  return { item: entry.item, path: [id], keys: [id], isNew: true, isPlain: false };
}

type Refuse = (index: number, sentence: ReturnType<typeof sentences.noId>) => undefined;

function findBelow({ sheet, row, plan }: Taking, refuse: Refuse): Found | undefined {
  const { table } = sheet;
  const [id = '', ...keys] = row.keys;
  const entry = plan.entries.get(id);
  if (!entry) return refuse(0, sentences.noEntry(id));
  let item = entry.item;
  const path = [id];
  const said = [id];
  let order = orderAt(table, 0);
  for (const [index, level] of table.levels.entries()) {
    const isLast = index === table.levels.length - 1;
    const key = keys[index] ?? '';
    const inside = valueAt(item, level.path);
    if (!isLast && (inside === undefined || inside === null)) return refuse(index + 1, sentences.noEntry(key));
    path.push(...level.path);
    if (level.kind === 'list') {
      const position = Number(latinDigits(key));
      if (key !== '' && !(Number.isInteger(position) && position > 0))
        return refuse(index + 1, sentences.notAPosition(key));
      const list = (isLast ? containerAt(item, level, order) : inside) as Item[];
      const known = key === '' ? undefined : list[position - 1];
      if (!known && !isLast) return refuse(index + 1, sentences.noEntry(key));
      const at = known ? position - 1 : list.length;
      path.push(String(at));
      said.push(String(at + 1));
      if (known) item = known;
      else return added(list, table, { path, keys: said, id, plan });
    } else {
      if (level.keys.length > 0 && !level.keys.includes(key))
        return refuse(index + 1, sentences.unknownChoice(key, level.keys));
      const record = (isLast ? containerAt(item, level, order) : inside) as Item;
      path.push(key);
      said.push(key);
      const known = record[key] as Item | undefined;
      if (!known && !isLast) return refuse(index + 1, sentences.noEntry(key));
      if (!known) {
        record[key] = {};
        plan.changed.add(id);
        addRequired(table, record[key] as Item);
        return { item: record[key] as Item, path, keys: said, isNew: true, isPlain: table.plain };
      }
      item = known;
    }
    order = orderAt(table, index + 1);
  }
  return { item, path, keys: said, isNew: false, isPlain: table.plain };
}

type Place = { path: string[]; keys: string[]; id: string; plan: Plan };

function added(list: Item[], table: Table, { path, keys, id, plan }: Place): Found {
  const item: Item = {};
  list.push(item);
  plan.changed.add(id);
  addRequired(table, item);
  return { item, path, keys, isNew: true, isPlain: table.plain };
}

/** Lists of rows that a new item has to have, still empty. */
function addRequired(table: Table, item: Item): void {
  for (const child of tablesFor(table.collection)) {
    const own = child.levels.at(-1);
    if (child.levels.length === table.levels.length + 1 && own?.required && child.name.startsWith(`${table.name}.`))
      containerAt(item, own, table.order);
  }
}

/** The order of the fields in the items at this depth above the table. */
function orderAt(table: Table, depth: number): Table['order'] {
  const path = table.levels.slice(0, depth).flatMap((level) => level.path);
  const name = [table.collection, ...path].join('.');
  return tablesFor(table.collection).find((known) => known.name === name)?.order ?? [];
}

/** The last key that the row had when it was written, if nothing else stands under that key now. */
function renamedFrom({ row, there }: Taking): string | undefined {
  const [former = ''] = row.stamp.split(' ');
  if (former === '' || former === row.keys.join('/') || there.has(former)) return undefined;
  return former.split('/').at(-1);
}

/** The item as it was before the import, by the keys of its row. */
export function findKnown(table: Table, keys: readonly string[], former: Map<string, Item>): unknown {
  const [id = ''] = keys;
  const item = former.get(id);
  return item && rowsOf(table, id, item).find((row) => row.keys.join('/') === keys.join('/'))?.item;
}
