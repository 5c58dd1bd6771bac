import type { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What one field of an entry is, as far as its cells are concerned. */
export type FieldKind = 'text' | 'number' | 'date' | 'choice' | 'yes' | 'list' | 'both' | 'lines' | 'either';

/**
 * A field that stands in cells of one row. `both` (a text in both languages) and `lines` (several of them) have a cell
 * for each language, `either` (one text, or one in both languages) has three, all others one. Of `list` and `lines`,
 * each line of the cell is an item.
 */
export type Field = {
  path: string[];
  kind: FieldKind;
  required: boolean;
  choices: string[];
  whole: boolean;
};

/** What a schema says of a value that fits into cells; undefined for what needs rows of its own. */
export function fieldOf(schema: JsonSchema, path: string[], required: boolean): Field | undefined {
  const kind = kindOf(schema);
  if (!kind) return undefined;
  const item = kind === 'list' ? (schema.items as JsonSchema) : schema;
  return { path, kind, required, choices: valuesOf(item), whole: schema.type === 'integer' };
}

function kindOf(schema: JsonSchema): FieldKind | undefined {
  if (isBilingual(schema)) return 'both';
  if (schema.const === true) return 'yes';
  if (schema.type === 'number' || schema.type === 'integer') return 'number';
  if (schema.type === 'string')
    return schema.format === 'date' ? 'date' : valuesOf(schema).length > 0 ? 'choice' : 'text';
  if (schema.type === 'array' && isSchema(schema.items)) {
    if (isBilingual(schema.items)) return 'lines';
    return schema.items.type === 'string' ? 'list' : undefined;
  }
  if (schema.anyOf?.length === 2 && schema.anyOf.some((part) => kindOf(part as JsonSchema) === 'text')) return 'either';
  return undefined;
}

/** Texts and pairs of files alike. */
export function isBilingual({ properties }: JsonSchema): boolean {
  return Object.keys(properties ?? {}).join() === 'en,mr';
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function valuesOf(schema: JsonSchema): string[] {
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  return values.filter((value): value is string => typeof value === 'string');
}

/** The same field in two forms of a condition: what either may hold. */
export function joined(one: Field, other: Field): Field {
  return {
    ...one,
    required: one.required && other.required,
    choices: [...new Set([...one.choices, ...other.choices])],
    whole: one.whole && other.whole,
  };
}
