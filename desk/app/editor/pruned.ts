import { canonicalJson } from '#content-check/yaml/canonicalJson.ts';

/** An entry without what is empty: a form leaves maps without fields where nothing was written. Empty lists say something. */
export function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => pruned(item) ?? {});
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, field]) => {
    const kept = pruned(field);
    return kept === undefined ? [] : [[key, kept]];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Compares two entries, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(pruned(one)) === canonicalJson(pruned(other));
}
