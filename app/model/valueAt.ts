/** Returns the value at a path inside an entry; undefined if there is none. */
export function valueAt(entry: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<string, unknown> | null | undefined)?.[step], entry);
}
