import type { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A field of a collection, by the names on the way to it, and the values from which it is chosen, if it is. */
export type SchemaField = { path: string[]; choices: (string | number | boolean)[] };

/** A schema that holds itself, such as posts below posts, is followed this far. */
const DEEPEST = 8;

/** Every field that a JSON Schema knows, in its order. Positions in lists and keys of records are no part of the path. */
export function fieldsIn(root: JsonSchema): SchemaField[] {
  const fields: SchemaField[] = [];
  walk(root, []);
  return fields;

  function walk(schema: JsonSchema, path: string[]): void {
    if (path.length > DEEPEST) return;
    if (schema.$ref) {
      walk(resolved(root, schema.$ref), path);
      return;
    }
    const choices = valuesOf(schema);
    if (choices.length > 0) fields.push({ path, choices });
    for (const part of partsOf(schema)) walk(part, path);
    for (const [name, part] of Object.entries(schema.properties ?? {})) {
      if (typeof part !== 'object') continue;
      fields.push({ path: [...path, name], choices: [] });
      walk(part, [...path, name]);
    }
  }
}

function valuesOf({ enum: listed, const: only }: JsonSchema): SchemaField['choices'] {
  const values = listed ?? (only === undefined ? [] : [only]);
  return values.filter((value) => typeof value !== 'object') as SchemaField['choices'];
}

/** Schemas that stand for the same field: choices between schemas, items of a list, values of a record. */
function partsOf({ anyOf, oneOf, allOf, items, additionalProperties }: JsonSchema): JsonSchema[] {
  const parts = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? []), items, additionalProperties].flat();
  return parts.filter((part): part is JsonSchema => typeof part === 'object' && part !== null);
}

function resolved(root: JsonSchema, reference: string): JsonSchema {
  const steps = reference.split('/').slice(1);
  return steps.reduce((part, step) => (part as Record<string, unknown>)[step] as JsonSchema, root);
}
