import type { Replaced, SiteFiles } from './files.ts';
import { type MadeAnswer, madeAnswer } from './made.ts';

/** What a host does with an address. `file` is the name below the served folder. */
export type Answer =
  | { kind: 'page'; file: string }
  | { kind: 'made'; made: MadeAnswer }
  | { kind: 'not-found'; file: string | undefined }
  | { kind: 'gone'; file: string }
  | { kind: 'moved'; to: string }
  | { kind: 'replaced'; to: string }
  | { kind: 'elsewhere'; to: string }
  | { kind: 'unreadable' };

/** Parts of addresses that have no page of their own, and the page that a person who types them looks for. */
export const FIRST_PAGES: Readonly<Record<string, string>> = {
  '/citizen': '/citizen/services',
  '/hostels': '/hostels/governmenthostels',
  '/manual-scavenger-act': '/manual-scavenger-act/act',
  '/notices': '/notices/notices',
};

/**
 * Finds what an address of the site stands for. `rawPath` is the path as it was sent, still encoded and without the query.
 * `replaced`: where the addresses of retired entries lead on to.
 */
export function answerFor(rawPath: string, files: SiteFiles, replaced: Replaced = new Map()): Answer {
  const path = readPath(rawPath);
  if (path === undefined) return { kind: 'unreadable' };
  // Two slashes never stand in an address of the site. Sent on, `//example.org/` would lead to another site.
  if (path.includes('//')) return notFound(path, files);

  const oneAddress = path.replace(/\/(index\.html)?$/, '') || '/';
  if (oneAddress !== path) return { kind: 'moved', to: encodePath(oneAddress) };

  const made = madeAnswer(path);
  if (made) return { kind: 'made', made };
  const file = files.get(path);
  if (file !== undefined && !isErrorPage(path)) return { kind: 'page', file };
  const to = replaced.get(small(path));
  if (to !== undefined) return { kind: 'replaced', to };
  return (
    gonePage(path, files) ?? meantPage(path, files) ?? eventFor(path, files) ?? albumFor(path) ?? notFound(path, files)
  );
}

/** Decodes each part once. Nothing comes back for a path that no link of the site can have. */
function readPath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const parts = rawPath.split('/').map(decodeURIComponent);
    return parts.some(isUnreadable) ? undefined : parts.join('/');
  } catch {
    return undefined;
  }
}

function isUnreadable(part: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  return part === '.' || part === '..' || /[/\\\u0000-\u001f\u007f]/.test(part);
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** The pages that are only shown in place of another one: opened by their own address they are "not found" as well. */
function isErrorPage(path: string): boolean {
  return /^(\/mr)?\/(404|notices\/events\/not-found)$|\/gone\.html$/.test(path);
}

/** What stood at this address is retired: the build has laid a page there that says so. */
function gonePage(path: string, files: SiteFiles): Answer | undefined {
  const file = files.get(`${path}/gone.html`);
  return file === undefined ? undefined : { kind: 'gone', file };
}

/** Capital letters of the alphabet made small, as nginx compares addresses. */
export function small(path: string): string {
  return path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A page that was typed in capital letters, or only the beginning of its address. */
function meantPage(path: string, files: SiteFiles): Answer | undefined {
  const [, language = '', plain = ''] = /^(\/mr(?=\/|$))?(.*)$/s.exec(small(path)) ?? [];
  const to = language + (FIRST_PAGES[plain] ?? plain);
  if (to === path || isErrorPage(to) || !files.get(to)?.endsWith('index.html')) return undefined;
  return { kind: 'moved', to: encodePath(to) };
}

/** The specification reads an event's number as an integer: `3abc` and `03` are event 3 (application specification, section 5). */
function eventFor(path: string, files: SiteFiles): Answer | undefined {
  const match = /^((?:\/mr)?\/notices\/events)\/([^/]+?)(\.data)?$/.exec(path);
  if (!match) return undefined;
  const [, events = '', id = '', data = ''] = match;
  const meant = `${events}/${Number.parseInt(id, 10)}${data}`;
  const file = files.get(meant);
  if (file !== undefined) return { kind: 'page', file };
  const gone = gonePage(meant, files);
  if (gone) return gone;
  return { kind: 'not-found', file: files.get(`${events}/not-found`) };
}

/** An unknown album leads to the gallery. Its `.data` file does not: the router reads a 404 there, and could not read a page. */
function albumFor(path: string): Answer | undefined {
  const gallery = /^((?:\/mr)?\/photogallery)\/[^/]+$/.exec(path)?.[1];
  if (gallery === undefined || path.endsWith('.data')) return undefined;
  return { kind: 'elsewhere', to: gallery };
}

function notFound(path: string, files: SiteFiles): Answer {
  return { kind: 'not-found', file: files.get(path.startsWith('/mr/') ? '/mr/404' : '/404') };
}
