import { type Field, fieldOf, isBilingual, isSchema, type JsonSchema, joined } from './fields.ts';

/** How rows hang below those of another table: items of a list, by their number, or entries of a record, by their key. */
export type Level = { path: string[]; kind: 'list' | 'record'; keys: string[]; required: boolean };

/**
 * A sheet: a row for each entry of a collection, or for each item of a list in them. `levels` lead from the entry to the
 * item; each has a column that tells which item it is. `order` gives the order of the fields as the schema has it.
 */
export type Table = {
  name: string;
  collection: string;
  levels: Level[];
  fields: Field[];
  order: string[][];
  plain: boolean;
};

/** The tables of a collection, the one of its entries first. `idField` is the field that names an entry. */
export function tablesOf(collection: string, schema: JsonSchema): Table[] {
  const tables: Table[] = [];
  addTable(schema, []);
  return tables;

  function addTable(item: JsonSchema, levels: Level[]): void {
    const path = levels.flatMap((level) => level.path);
    const table: Table = {
      name: [collection, ...path].join('.'),
      collection,
      levels,
      fields: [],
      order: [],
      plain: isBilingual(item),
    };
    tables.push(table);
    for (const variant of item.oneOf ?? [item]) addFields(variant as JsonSchema, [], table);
    if (item.oneOf)
      for (const field of table.fields) field.required &&= isInAll(item.oneOf as JsonSchema[], field.path);
  }

  function addFields(schema: JsonSchema, path: string[], table: Table, needed = true): void {
    const own = fieldOf(schema, path, needed);
    if (own) {
      addField(own, table);
      return;
    }
    const rows = rowsBelow(schema);
    if (rows) {
      addTable(rows.item, [...table.levels, { path, kind: rows.kind, keys: rows.keys, required: needed }]);
      return;
    }
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (!isSchema(part)) continue;
      const inner = [...path, name];
      if (!table.order.some((known) => known.join('.') === inner.join('.'))) table.order.push(inner);
      addFields(part, inner, table, needed && (schema.required ?? []).includes(name));
    }
  }
}

function addField(field: Field, table: Table): void {
  const known = table.fields.findIndex(({ path }) => path.join('.') === field.path.join('.'));
  const former = table.fields[known];
  if (former) table.fields[known] = joined(former, field);
  else table.fields.push(field);
}

/** Whether every form of a condition asks for the field. */
function isInAll(variants: JsonSchema[], [name = '']: string[]): boolean {
  return variants.every(({ required }) => required?.includes(name));
}

function rowsBelow(schema: JsonSchema): { item: JsonSchema; kind: Level['kind']; keys: string[] } | undefined {
  if (schema.type === 'array' && isSchema(schema.items)) return { item: schema.items, kind: 'list', keys: [] };
  if (!isSchema(schema.additionalProperties)) return undefined;
  const keys = isSchema(schema.propertyNames) ? (schema.propertyNames.enum as string[] | undefined) : undefined;
  return { item: schema.additionalProperties, kind: 'record', keys: keys ?? [] };
}
