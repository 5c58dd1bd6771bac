import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { collections } from '#app/model/collections.server.ts';
import type { Collection } from '#app/model/defineCollection.server.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { valueAt } from '#app/model/valueAt.ts';
import { jsonSchema, knownIds } from '#content-check/json-schemas/generate.ts';
import { createTables, type Field, type JsonSchema, type Table } from './tables.ts';

export type Item = Record<string, unknown>;
/** `text` is the content of the file. `item` is the parsed text, without validation. */
export type Entry = { id: string; file: string; text: string; item: Item };

function findCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new Error(`no collection ${name}`);
  return collection;
}

export const idFieldName = (collection: string): string => findCollection(collection).id ?? 'id';

/** Tells whether a collection accepts new entries. The ids of office groups and of lists of institutions are fixed. */
export const acceptsEntries = (collection: string): boolean =>
  valueAt(fieldSchema(collection), ['properties', idFieldName(collection), 'enum']) === undefined;

export const entrySchema = (collection: string): z.ZodType => findCollection(collection).schema;

export function fieldSchema(collection: string): JsonSchema {
  return jsonSchema(entrySchema(collection), knownIds());
}

const tableCache = new Map<string, Table[]>();

/** Excludes the id from the fields, because it has its own column. */
export function getTables(collection: string): Table[] {
  const known = tableCache.get(collection);
  if (known) return known;
  const isId = ({ path }: Field) => path.join('.') === idFieldName(collection);
  const tables = createTables(collection, fieldSchema(collection)).map((table) =>
    table.levels.length > 0 ? table : { ...table, fields: table.fields.filter((field) => !isId(field)) },
  );
  tableCache.set(collection, tables);
  return tables;
}

/** Reads the entries of a collection by file name. A later folder, such as that of the drafts, replaces entries of an earlier one. */
export function readEntries(collection: string, roots: readonly string[] = [CONTENT_ROOT]): Entry[] {
  const files = new Map(
    roots.flatMap((root) =>
      globSync(`${collection}/*.yaml`, { cwd: root }).map((file) => [basename(file), join(root, file)]),
    ),
  );
  return [...files].sort().map(([name, path]) => {
    const text = readFileSync(path, 'utf8');
    const item = parse(text) as Item;
    return { id: String(item[idFieldName(collection)]), file: `${collection}/${name}`, text, item };
  });
}

export type ItemRow = { keys: string[]; item: unknown };

export function listRows({ levels }: Table, id: string, item: Item): ItemRow[] {
  return levels.reduce<ItemRow[]>(
    (rows, level) =>
      rows.flatMap(({ keys, item: parent }) =>
        nestedItems(valueAt(parent, level.path)).map(([key, child]) => ({ keys: [...keys, key], item: child })),
      ),
    [{ keys: [id], item }],
  );
}

function nestedItems(value: unknown): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index + 1), item]);
  return Object.entries(value ?? {});
}
