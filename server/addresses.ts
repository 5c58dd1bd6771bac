import { type DynamicResponse, dynamicResponse } from './dynamic-responses.ts';
import type { Replaced, SiteFiles } from './files.ts';

/** How a host responds to an address. `file` is the name below the served folder. */
export type Route =
  | { kind: 'file'; file: string }
  | { kind: 'dynamic'; response: DynamicResponse }
  | { kind: 'not-found'; file: string | undefined }
  | { kind: 'gone'; file: string }
  | { kind: 'permanent-redirect'; to: string; keepsQuery: boolean }
  | { kind: 'temporary-redirect'; to: string }
  | { kind: 'bad-request' };

/** Folders without a page of their own, and the page to which they lead. */
export const FIRST_PAGES: Readonly<Record<string, string>> = {
  '/citizen': '/citizen/services',
  '/hostels': '/hostels/governmenthostels',
  '/manual-scavenger-act': '/manual-scavenger-act/act',
  '/notices': '/notices/notices',
};

/**
 * Resolves an address of the site. `rawPath` is the path as it was sent, still encoded and without the query.
 * `replaced`: successors of retired entries.
 */
export function resolveRoute(rawPath: string, files: SiteFiles, replaced: Replaced = new Map()): Route {
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'bad-request' };
  // Sent on, `//example.org/` would lead to another site.
  if (path.includes('//')) return notFound(path, files);

  const oneAddress = path.replace(/\/(index\.html)?$/, '') || '/';
  if (oneAddress !== path) return { kind: 'permanent-redirect', to: encodePath(oneAddress), keepsQuery: true };

  const response = dynamicResponse(path);
  if (response) return { kind: 'dynamic', response };
  const file = files.get(path);
  if (file !== undefined && !isErrorPage(path)) return { kind: 'file', file };
  const to = replaced.get(lowerCase(path));
  if (to !== undefined) return { kind: 'permanent-redirect', to, keepsQuery: false };
  return (
    findGone(path, files) ??
    correctAddress(path, files) ??
    findEvent(path, files) ??
    findAlbum(path) ??
    notFound(path, files)
  );
}

/** Decodes each part once. Undefined for a path that no link of the site can have. */
function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const parts = rawPath.split('/').map(decodeURIComponent);
    return parts.some(isForbidden) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}

function isForbidden(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return part === '.' || part === '..' || /[/\\\u0000-\u001f\u007f]/.test(part);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Matches pages that are only sent in place of another one. */
function isErrorPage(path: string): boolean {
  return /^(\/mr)?\/(404|notices\/events\/not-found)$|\/gone\.html$/.test(path);
}

/** Finds the notice that the build puts in place of a retired page or file. */
function findGone(path: string, files: SiteFiles): Route | undefined {
  const file = files.get(`${path}/gone.html`);
  return file === undefined ? undefined : { kind: 'gone', file };
}

/** Lower-cases ASCII letters, as nginx compares addresses. */
export function lowerCase(path: string): string {
  return path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Redirects from capital letters, and from a folder to its page. */
function correctAddress(path: string, files: SiteFiles): Route | undefined {
  const [, language = '', plain = ''] = /^(\/mr(?=\/|$))?(.*)$/s.exec(lowerCase(path)) ?? [];
  const to = language + (FIRST_PAGES[plain] ?? plain);
  if (to === path || isErrorPage(to) || !files.get(to)?.endsWith('index.html')) return undefined;
  return { kind: 'permanent-redirect', to: encodePath(to), keepsQuery: true };
}

/** The specification reads an event's number as an integer: `3abc` and `03` are event 3 (application specification, section 5). */
function findEvent(path: string, files: SiteFiles): Route | undefined {
  const match = /^((?:\/mr)?\/notices\/events)\/([^/]+?)(\.data)?$/.exec(path);
  if (!match) return undefined;
  const [, events = '', id = '', data = ''] = match;
  const meant = `${events}/${Number.parseInt(id, 10)}${data}`;
  const file = files.get(meant);
  if (file !== undefined) return { kind: 'file', file };
  const gone = findGone(meant, files);
  if (gone) return gone;
  return { kind: 'not-found', file: files.get(`${events}/not-found`) };
}

/** Redirects an unknown album to the gallery, except its `.data` file, for which the router expects a 404. */
function findAlbum(path: string): Route | undefined {
  const gallery = /^((?:\/mr)?\/photogallery)\/[^/]+$/.exec(path)?.[1];
  if (gallery === undefined || path.endsWith('.data')) return undefined;
  return { kind: 'temporary-redirect', to: gallery };
}

function notFound(path: string, files: SiteFiles): Route {
  return { kind: 'not-found', file: files.get(path.startsWith('/mr/') ? '/mr/404' : '/404') };
}
