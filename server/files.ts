import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Maps addresses to files, both decoded: `/scheme` → `scheme/index.html`, `/feed.atom` → `feed.atom`. */
export type FilesByAddress = ReadonlyMap<string, string>;

/** Maps the lower-cased address of a retired entry to the encoded address of its successor. */
export type Replaced = ReadonlyMap<string, string>;

/** The build writes this file below the served folder, in a hidden folder that has no address. */
export const REPLACED_FILE = '.hosts/replaced.json';

export function readReplaced(root: string): Replaced {
  const file = join(root, REPLACED_FILE);
  return new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) : []);
}

/** Matches compressed variants, and dot-folders of build tools (`.vite`); only `.well-known` is public. */
const NOT_PUBLIC = /\.(br|gz)$|(^|\/)\.(?!well-known(\/|$))/;

const ALL_ENTRIES = { recursive: true, withFileTypes: true } as const;

/** Lists the finished files. Requests are looked up in this list only, so that no other file can be reached. */
export function listFiles(root: string): FilesByAddress {
  return mapFiles(root, readdirSync(root, ALL_ENTRIES));
}

/** Time for which a response may differ from the folder after a publication. */
export const RECHECK_MS = 1000;

/** Opens the folder. `renew` lists the files again, but not more often than once a second. */
export function openFolder(root: string) {
  const folder = { files: listFiles(root), replaced: readReplaced(root), renew };
  let renewedAt = performance.now();
  let renewal = Promise.resolve();

  function renew(): Promise<void> {
    if (performance.now() - renewedAt >= RECHECK_MS) {
      // Requests that arrive in the meantime wait for the same list.
      renewedAt = Infinity;
      renewal = list();
    }
    return renewal;
  }

  async function list(): Promise<void> {
    try {
      folder.files = mapFiles(root, await readdir(root, ALL_ENTRIES));
      folder.replaced = readReplaced(root);
    } catch {
      // Keeps the old list, because a folder cannot be read while it is replaced.
    }
    renewedAt = performance.now();
  }

  return folder;
}

function mapFiles(root: string, entries: readonly Dirent[]): FilesByAddress {
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !NOT_PUBLIC.test(file))
      .map((file) => [`/${decodeName(file.replace(/(^|\/)index\.html$/, ''))}`, file]),
  );
}

/** Decodes the name of an album's folder, which may be `Our day` or `Our%20day`. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
