// The service worker imports this file, so it must run in the oldest browsers: Safari before 16.4 has no lookbehind.

/** Maps each folder without a page to the page to which it redirects. */
export const FIRST_PAGES: Readonly<Record<string, string>> = {
  '/citizen': '/citizen/services',
  '/hostels': '/hostels/governmenthostels',
  '/manual-scavenger-act': '/manual-scavenger-act/act',
  '/notices': '/notices/notices',
};

/**
 * Separates a path from what a chat appends to a shared address: anything after its last Latin letter or digit, such as a Marathi
 * case ending. After a slash, only characters that are neither letter nor digit. deploy/nginx/generate.ts also writes it for nginx.
 */
export const SHARED_ADDRESS =
  /^(\/(?:.*[0-9A-Za-z](?=[^/0-9A-Za-z]+$)|(?:.*[^/](?=\/))?(?=\/?(?!\.)[^/\p{L}\p{N}]+$))).+$/su;

/** Lower-cases only ASCII letters, because nginx compares addresses in this way. */
export function lowerCase(path: string): string {
  return path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Removes the name of a page's file and the slash before it. */
export const removeFileName = (path: string): string => path.replace(/\/(index\.html)?$/, '') || '/';

/** Returns the correct path for a path with capital letters, or for a folder without a page. */
export function correctPath(path: string): string {
  return lowerCase(path).replace(
    /^(\/mr(?=\/))?(.+)$/s,
    (_, language = '', plain = '') => language + (FIRST_PAGES[plain] ?? plain),
  );
}

/** Removes the characters that a chat has appended to a path. */
export const removeAppended = (path: string): string => path.replace(SHARED_ADDRESS, '$1');

/** Lists the paths that an encoded path may mean, in the order in which the host tries them (addresses.ts). Empty for invalid paths. */
export function listMeantPaths(rawPath: string): string[] {
  try {
    const plain = removeFileName(decodeURI(rawPath));
    const shared = removeAppended(plain);
    return [plain, shared, correctPath(shared)].map(encodeURI);
  } catch {
    return [];
  }
}
