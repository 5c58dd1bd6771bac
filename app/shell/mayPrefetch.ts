import { savesData } from '#app/components/preferences/preferences.ts';

type Connection = { effectiveType?: string };

/** Whether the next page may be fetched before it is asked for. Browsers that say nothing of the line are taken at their word. */
export function mayPrefetch(connection: Connection | undefined = connectionOfBrowser()): boolean {
  return !savesData() && !connection?.effectiveType?.endsWith('2g');
}

function connectionOfBrowser(): Connection | undefined {
  // TypeScript does not know the Network Information API, which half of the browsers have.
  return (globalThis.navigator as Navigator & { connection?: Connection })?.connection;
}
