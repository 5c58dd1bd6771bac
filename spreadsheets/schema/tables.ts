import type { z } from 'zod';

/** A nested list, whose items have numbers, or a nested record, whose items have keys. */
export type Level = { path: string[]; kind: 'list' | 'record'; keys: string[]; required: boolean };

/**
 * Describes a sheet with a row for each entry of a collection, or for each item of a nested list or record. `levels` is the
 * path from the entry to the item; each level has an id column. `plain`: the item itself is a bilingual text.
 */
export type Table = {
  name: string;
  collection: string;
  levels: Level[];
  fields: Field[];
  plain: boolean;
};

/** Returns the table of the entries, followed by the tables of nested items. */
export function createTables(collection: string, schema: JsonSchema): Table[] {
  const tables: Table[] = [];
  addTable(schema, []);
  return tables;

  function addTable(item: JsonSchema, levels: Level[]): void {
    const table: Table = {
      name: [collection, ...levelPath({ levels })].join('.'),
      collection,
      levels,
      fields: [],
      plain: isBilingual(item),
    };
    tables.push(table);
    const variants = (item.oneOf ?? [item]) as JsonSchema[];
    for (const variant of variants) addFields(variant, [], table);
    for (const field of table.fields)
      field.required &&=
        variants.length === 1 || variants.every(({ required }) => required?.includes(field.path[0] ?? ''));
  }

  function addFields(schema: JsonSchema, path: string[], table: Table, required = true): void {
    const field = createField(schema, path, required);
    if (field) {
      addField(field, table);
      return;
    }
    const rows = nestedRows(schema);
    if (rows) {
      addTable(rows.item, [...table.levels, { path, kind: rows.kind, keys: rows.keys, required }]);
      return;
    }
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (!isSchema(part)) continue;
      addFields(part, [...path, name], table, required && (schema.required ?? []).includes(name));
    }
  }
}

export function levelPath({ levels }: Pick<Table, 'levels'>): string[] {
  return levels.flatMap(({ path }) => path);
}

/** Merges fields that several variants of a condition have in common. */
function addField(field: Field, { fields }: Table): void {
  const known = fields.find(({ path }) => path.join('.') === field.path.join('.'));
  if (!known) fields.push(field);
  else {
    known.required &&= field.required;
    known.choices = [...new Set([...known.choices, ...field.choices])];
    known.whole &&= field.whole;
  }
}

function nestedRows(schema: JsonSchema): { item: JsonSchema; kind: Level['kind']; keys: string[] } | undefined {
  if (schema.type === 'array' && isSchema(schema.items)) return { item: schema.items, kind: 'list', keys: [] };
  if (!isSchema(schema.additionalProperties)) return undefined;
  const keys = isSchema(schema.propertyNames) ? (schema.propertyNames.enum as string[] | undefined) : undefined;
  return { item: schema.additionalProperties, kind: 'record', keys: keys ?? [] };
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type FieldKind = 'text' | 'number' | 'date' | 'choice' | 'yes' | 'list' | 'both' | 'lines' | 'either';

/**
 * Describes a field that fits into the cells of one row. `both` (a bilingual text) and `lines` (several bilingual texts)
 * have a cell for each language. `either` (a text or a bilingual text) has three cells. All other kinds have one cell. In
 * cells of `list` and `lines`, each line is an item.
 */
export type Field = {
  path: string[];
  kind: FieldKind;
  required: boolean;
  choices: string[];
  whole: boolean;
};

/** Returns undefined if the value needs its own rows. */
function createField(schema: JsonSchema, path: string[], required: boolean): Field | undefined {
  const kind = fieldKind(schema);
  if (!kind) return undefined;
  const item = kind === 'list' ? (schema.items as JsonSchema) : schema;
  return { path, kind, required, choices: enumValues(item), whole: schema.type === 'integer' };
}

function fieldKind(schema: JsonSchema): FieldKind | undefined {
  if (isBilingual(schema)) return 'both';
  if (schema.const === true) return 'yes';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'string')
    return schema.format === 'date' ? 'date' : enumValues(schema).length > 0 ? 'choice' : 'text';
  if (schema.type === 'array' && isSchema(schema.items)) {
    if (isBilingual(schema.items)) return 'lines';
    return schema.items.type === 'string' ? 'list' : undefined;
  }
  if (schema.anyOf?.length === 2 && schema.anyOf.some((part) => fieldKind(part as JsonSchema) === 'text'))
    return 'either';
  return undefined;
}

/** Sorts the fields of a value in schema order; unknown fields come last. */
export function inSchemaOrder(value: unknown, schema: unknown): unknown {
  const known = isSchema(schema) ? schema : {};
  if (Array.isArray(value)) return value.map((item) => inSchemaOrder(item, known.items));
  if (!isSchema(value)) return value;
  const variants = [known, ...(known.oneOf ?? []), ...(known.anyOf ?? [])] as JsonSchema[];
  const fields = new Map(variants.flatMap(({ properties }) => Object.entries(properties ?? {})));
  const names = new Set([...fields.keys(), ...Object.keys(value)].filter((name) => Object.hasOwn(value, name)));
  return Object.fromEntries(
    [...names].map((name) => [name, inSchemaOrder(value[name], fields.get(name) ?? known.additionalProperties)]),
  );
}

/** Returns true for bilingual texts, and for pairs of files in both languages. */
export function isBilingual({ properties }: JsonSchema): boolean {
  return Object.keys(properties ?? {}).join() === 'en,mr';
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function enumValues(schema: JsonSchema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.filter((value): value is string => typeof value === 'string');
}
