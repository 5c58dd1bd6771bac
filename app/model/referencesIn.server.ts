import type { z } from 'zod';
import { isRecord } from '#app/isRecord.ts';
import type { Referable } from './fields.server.ts';
import type { Path } from './problems/problem.ts';

/** An id of an entry of the collection `to`, and where it stands. */
export type Reference = { to: Referable; id: string; path: Path };

/** Parts of a schema (zod's `def`) that contain other schemas. */
type Parts = {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  left?: z.ZodType;
  right?: z.ZodType;
};

const partsOf = (schema: z.ZodType) => schema.def as Parts;

/** The schemas that apply to the same value: a type that may be missing, each type of a union, both ends of a conversion. */
const alternatives = ({ innerType, options = [], in: input, out, left, right }: Parts) =>
  [innerType, ...options, input, out, left, right].filter((schema) => schema !== undefined);

const declared = (schema: z.ZodType) => schema.meta()?.reference as Referable | undefined;

/** Finds all ids of other entries in the raw data of an entry, which may still be invalid. */
export function referencesIn(schema: z.ZodType, value: unknown, path: Path = []): Reference[] {
  const to = declared(schema);
  if (to) return typeof value === 'string' ? [{ to, id: value, path }] : [];
  const { shape, element, valueType, ...rest } = partsOf(schema);
  const inside = (inner: z.ZodType | undefined, step: string | number, part: unknown) =>
    inner ? referencesIn(inner, part, [...path, step]) : [];
  const within = Array.isArray(value)
    ? value.flatMap((item, index) => inside(element, index, item))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, part]) => inside(shape?.[key] ?? valueType, key, part))
      : [];
  const found = [...within, ...alternatives(rest).flatMap((inner) => referencesIn(inner, value, path))];
  return [...new Map(found.map((one) => [one.path.join('.'), one])).values()];
}

/** Lists the names of the fields of a schema that contain ids, with the collections of the entries. `above`: schemas that contain this one. */
export function referenceFields(
  schema: z.ZodType,
  field = '',
  above: readonly z.ZodType[] = [],
): [string, Referable][] {
  const to = declared(schema);
  if (to) return [[field, to]];
  // A schema may contain itself.
  if (above.includes(schema)) return [];
  const { shape = {}, element, valueType, ...rest } = partsOf(schema);
  const inner = [element, valueType, ...alternatives(rest)].flatMap((part) => (part ? [[field, part] as const] : []));
  return [...Object.entries(shape), ...inner].flatMap(([name, part]) =>
    referenceFields(part, name, [...above, schema]),
  );
}
