// The service worker imports this file, so it must run in the oldest browsers: Safari before 16.4 has no lookbehind.

/** Maps each folder without a page to the page to which it redirects. */
export const FIRST_PAGES: Readonly<Record<string, string>> = {
  '/citizen': '/citizen/services',
  '/hostels': '/hostels/governmenthostels',
  '/manual-scavenger-act': '/manual-scavenger-act/act',
  '/notices': '/notices/notices',
};

/**
 * Separates a path from what a chat appends to a shared address: anything after its last Latin letter or digit, so also a
 * Marathi ending; after a slash, only characters that are neither letter nor digit. deploy/nginx/generate.ts writes it for nginx.
 */
export const SHARED_ADDRESS =
  /^(\/(?:.*[0-9A-Za-z](?=[^/0-9A-Za-z]+$)|(?:.*[^/](?=\/))?(?=\/?(?!\.)[^/\p{L}\p{N}]+$))).+$/su;

/** Lower-cases only ASCII letters, because nginx compares addresses in this way. */
export function lowerCase(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Removes the name of a page's file and the slash before it. */
export const withoutFile = (path: string): string => path.replace(/\/(index\.html)?$/, '') || '/';

/** Returns the path that is meant by one with capital letters, or by a folder. */
export function correctPath(path: string): string {
  return lowerCase(path).replace(
    /^(\/mr(?=\/))?(.+)$/s,
    (_, language = '', plain = '') => language + (FIRST_PAGES[plain] ?? plain),
  );
}

/** Removes what a chat has appended to a path. */
export const withoutAppended = (path: string): string => path.replace(SHARED_ADDRESS, '$1');

/** Lists the paths that an encoded path may mean, in the order in which the host tries them (addresses.ts). None for an invalid path. */
export function meantPaths(rawPath: string): string[] {
  try {
    const plain = withoutFile(decodeURI(rawPath));
    const shared = withoutAppended(plain);
    return [plain, shared, correctPath(shared)].map(encodeURI);
  } catch {
    return [];
  }
}
