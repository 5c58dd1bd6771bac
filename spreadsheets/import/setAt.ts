import { valueAt } from '#app/model/valueAt.ts';
import type { Item } from '../schema/entries.ts';
import type { Level } from '../schema/tables.ts';

/** Sets a value, or deletes it when undefined. Parents are created, and deleted when empty. */
export function setAt(item: Item, [name = '', ...inner]: readonly string[], value: unknown): void {
  const part = inner.length > 0 ? ((item[name] ?? {}) as Item) : value;
  if (inner.length > 0) setAt(part as Item, inner, value);
  if (part === undefined || (inner.length > 0 && Object.keys(part as Item).length === 0)) delete item[name];
  else item[name] = part;
}

/** Creates the list or record where it is missing. */
export function getContainer(item: Item, { path, kind }: Level): unknown[] | Item {
  if (!valueAt(item, path)) setAt(item, path, kind === 'list' ? [] : {});
  return valueAt(item, path) as unknown[] | Item;
}
