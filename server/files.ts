import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Address → file, both without encoding: `/scheme` → `scheme/index.html`, `/scheme.data` → `scheme.data`. */
export type SiteFiles = ReadonlyMap<string, string>;

/** Lower-cased address of a retired entry → its successor, encoded. */
export type Replaced = ReadonlyMap<string, string>;

/** Written by the build below the served folder, in a hidden folder without an address. */
export const REPLACED_FILE = '.hosts/replaced.json';

export function readReplaced(root: string): Replaced {
  const file = join(root, REPLACED_FILE);
  return new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, string][]) : []);
}

/**
 * Reads the names of the finished files once, at start. A request is looked up in this list and never joined to a path,
 * so what is not in the list cannot be reached, whatever the address looks like.
 */
export function listFiles(root: string): SiteFiles {
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((file) => !isCompressedTwin(file) && !isHidden(file))
      .map((file) => [addressOf(file), file]),
  );
}

function addressOf(file: string): string {
  const page = file.replace(/(^|\/)index\.html$/, '');
  return `/${decodeName(page)}`;
}

/** Decodes an album's folder, `Our day` or `Our%20day`. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isCompressedTwin(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/** Hides dot-folders of build tools (`.vite`); only `.well-known` is public. */
function isHidden(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('.') && name !== '.well-known');
}
