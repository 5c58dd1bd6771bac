/** Returns the value at a path inside an entry; undefined if there is none. Never returns a property of a prototype, such as `constructor`. */
export function valueAt(entry: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((part, step) => {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    return (part as Record<string, unknown>)[step];
  }, entry);
}
