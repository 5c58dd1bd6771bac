import { canonicalJson } from '#content-check/yaml/canonicalJson.ts';

/** Removes empty maps and fields, which a form leaves where nothing was written. Empty lists are kept. */
export function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmptyFields(item) ?? {});
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value)
    .map(([key, field]) => [key, withoutEmptyFields(field)] as const)
    .filter(([, field]) => field !== undefined);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Compares two entries, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(withoutEmptyFields(one)) === canonicalJson(withoutEmptyFields(other));
}
