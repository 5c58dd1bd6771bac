import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Maps addresses to files, both decoded: `/scheme` → `scheme/index.html`, `/scheme.data` → `scheme.data`. */
export type SiteFiles = ReadonlyMap<string, string>;

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

/** Time for which a response may differ from the folder after a publication. */
export const RECHECK_MS = 1000;

/** Lists the finished files. Requests are looked up in this list only, so that no other file can be reached. */
export function listFiles(root: string): SiteFiles {
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
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
