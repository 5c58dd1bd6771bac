import { createDynamicResponse, createResponse, type GeneratedResponse } from './dynamic-responses.ts';
import { createErrorResponse } from './error-page.ts';
import type { FilesByAddress, Replaced } from './files.ts';
import { ONE_HOUR } from './headers.ts';
import { correctPath, lowerCase, removeAppended, removeFileName } from './spellings.ts';

/** A response to an address. `file`: path below the served folder. With 404 and 410, the complete file is sent. */
export type Route = { status: 200 | 404 | 410; file: string } | GeneratedResponse;

/** Resolves the raw address of a request, which is encoded, may have a query, and may contain the host if it comes from a proxy. */
export function resolveRoute(url: string, files: FilesByAddress, replaced: Replaced = new Map()): Route {
  const [, rawPath = '', query = ''] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(.*)$/is.exec(url) ?? [];
  const path = decodePath(rawPath);
  if (path === undefined) return createErrorResponse(400);
  // Prevents a redirect to an address such as `//example.org/`, which is another site.
  if (path.includes('//')) return notFound(path, files);

  const canonicalPath = removeFileName(path);
  if (canonicalPath !== path) return permanentRedirect(encodePath(canonicalPath) + query);

  const response = createDynamicResponse(path);
  if (response) return response;
  const file = files.get(path);
  if (file !== undefined && !isErrorPage(path)) return { status: 200, file };
  const successor = replaced.get(lowerCase(path));
  if (successor !== undefined) return permanentRedirect(successor);
  const gone = findRetiredNotice(path, files);
  if (gone) return gone;
  const correct = correctAddress(path, files);
  if (correct !== undefined) return permanentRedirect(encodePath(correct) + query);
  const event = findEvent(path, files);
  if (event) return event;
  const shared = findShared(path, files);
  if (shared !== undefined) return permanentRedirect(encodePath(shared) + query);
  return findAlbum(path) ?? notFound(path, files);
}

const permanentRedirect = (location: string) => createResponse(301, ONE_HOUR, { location });

/** Decodes each part of a path once. Returns undefined for an invalid path. */
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
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for control characters.
  return part === '.' || part === '..' || /[/\\\u0000-\u001f\u007f]/.test(part);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Returns whether a path is that of an error page, which is sent only with status 404 or 410. */
function isErrorPage(path: string): boolean {
  return /^(\/mr)?\/(404|notices\/events\/not-found)$|\/gone\.html$/.test(path);
}

/** Finds the page that the build writes for a retired page or file. */
function findRetiredNotice(path: string, files: FilesByAddress): Route | undefined {
  const file = files.get(`${path}/gone.html`);
  return file === undefined ? undefined : { status: 410, file };
}

/** Finds the page for an address with capital letters, or for a folder. */
function correctAddress(path: string, files: FilesByAddress): string | undefined {
  const target = correctPath(path);
  return target !== path && !isErrorPage(target) && files.get(target)?.endsWith('index.html') ? target : undefined;
}

/** Finds the page, file or retired entry for an address to which a chat has appended characters. */
function findShared(path: string, files: FilesByAddress): string | undefined {
  const address = removeAppended(path);
  if (address === path || isErrorPage(address)) return undefined;
  return files.has(address) || findRetiredNotice(address, files) ? address : correctAddress(address, files);
}

/** Reads an event's number as an integer: `3abc` and `03` are event 3 (application specification, section 5). */
function findEvent(path: string, files: FilesByAddress): Route | undefined {
  const match = /^((?:\/mr)?\/notices\/events)\/([^/]+)$/.exec(path);
  if (!match) return undefined;
  const [, events = '', id = ''] = match;
  const address = `${events}/${Number.parseInt(id, 10)}`;
  const file = files.get(address);
  return file === undefined ? findRetiredNotice(address, files) : { status: 200, file };
}

/** Redirects an unknown album to the gallery. */
function findAlbum(path: string): Route | undefined {
  const gallery = /^((?:\/mr)?\/photogallery)\/[^/]+$/.exec(path)?.[1];
  return gallery === undefined ? undefined : createResponse(302, 'no-cache', { location: gallery });
}

function notFound(path: string, files: FilesByAddress): Route {
  const language = path.startsWith('/mr/') ? '/mr' : '';
  const isEvent = /^(\/mr)?\/notices\/events\/[^/]+$/.test(path);
  const file = files.get(language + (isEvent ? '/notices/events/not-found' : '/404'));
  return file === undefined ? createErrorResponse(404) : { status: 404, file };
}
