import { savesData } from '#app/components/preferences/preferences.ts';

type Connection = { effectiveType?: string };

/** Tells whether the next page may be prefetched. Browsers without the Network Information API count as fast. */
export function mayPrefetch(connection: Connection | undefined = readConnection()): boolean {
  return !savesData() && !connection?.effectiveType?.endsWith('2g');
}

function readConnection(): Connection | undefined {
  // TypeScript does not know the Network Information API, which half of the browsers have.
  return (globalThis.navigator as Navigator & { connection?: Connection })?.connection;
}
