/** Matches two slashes in a row, encoded slashes, backslashes and control characters, which no path of the site has. */
const FORBIDDEN = /\/\/|%(2f|5c|[01][0-9a-f]|7f)/i;

/** Returns path, query and fragment of an address of this site; undefined if it leads elsewhere. */
export function siteAddress(text: string, origin: string): string | undefined {
  try {
    const url = new URL(text, origin);
    if (url.origin !== origin || FORBIDDEN.test(url.pathname)) return undefined;
    return url.pathname + url.search + url.hash;
  } catch {
    return undefined;
  }
}
