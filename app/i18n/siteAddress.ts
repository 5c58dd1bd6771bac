/** Matches what no path of the site holds: two slashes in a row, encoded slashes, backslashes and control characters. */
const FORBIDDEN = /\/\/|%(2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Resolves a text to an address of this site: path, query and fragment; undefined if it leads elsewhere. Uses the
 * browser's own parser, which ignores tabs and reads a backslash as a slash.
 */
export function siteAddress(text: string, origin: string): string | undefined {
  try {
    const url = new URL(text, origin);
    if (url.origin !== origin || FORBIDDEN.test(url.pathname)) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
