import { valueAt } from '#app/model/valueAt.ts';
import type { Item } from '../schema/entries.ts';
import type { Table } from '../schema/tables.ts';

/**
 * Sets a value, or deletes it when undefined. New fields take their place in the order of the schema; parents are
 * created, and deleted when empty.
 */
export function setAt(item: Item, path: readonly string[], value: unknown, order: Table['order']): void {
  const [name = '', ...inner] = path;
  if (inner.length === 0) {
    if (value === undefined) delete item[name];
    else insert(item, name, value, siblings(order));
    return;
  }
  const part = (item[name] ?? {}) as Item;
  const below = order.filter(([first, ...rest]) => first === name && rest.length > 0).map(([, ...rest]) => rest);
  setAt(part, inner, value, below);
  if (Object.keys(part).length === 0) delete item[name];
  else insert(item, name, part, siblings(order));
}

function siblings(order: Table['order']): string[] {
  return order.filter(({ length }) => length === 1).map(([name = '']) => name);
}

function insert(item: Item, name: string, value: unknown, names: readonly string[]): void {
  if (name in item) {
    item[name] = value;
    return;
  }
  const before = names.slice(0, names.indexOf(name)).filter((known) => known in item);
  const entries = Object.entries(item);
  const at = entries.findIndex(([known]) => known === before.at(-1)) + 1;
  const [head, tail] = [entries.slice(0, at), entries.slice(at)];
  for (const key of Object.keys(item)) delete item[key];
  Object.assign(item, Object.fromEntries([...head, [name, value], ...tail]));
}

/** Creates the list or record where it is missing. */
export function getContainer(
  item: Item,
  { path, kind }: Table['levels'][number],
  order: Table['order'],
): unknown[] | Item {
  const known = valueAt(item, path);
  if (known !== undefined && known !== null) return known as unknown[] | Item;
  const made = kind === 'list' ? [] : {};
  setAt(item, path, made, order);
  return made;
}
