import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_ROOT } from '../fields.server.ts';
import { isRecord } from './named.server.ts';

/** Reads the entries that sentences may quote, by their files below content/: `schemes/vayoshree.yaml`. */
export type Entries = {
  /** Returns an entry as it was typed; undefined where there is no such file, or it is not YAML. */
  read: (file: string) => unknown;
  files: (folder: string) => string[];
};

/** Reads entries from a content folder, each file once. */
export function entriesOnDisk(root = CONTENT_ROOT): Entries {
  const read = new Map<string, unknown>();
  return {
    read: (file) => {
      if (!read.has(file)) read.set(file, readable(join(root, file)));
      return read.get(file);
    },
    files: (folder) =>
      existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  };
}

export function entriesIn(entries: ReadonlyMap<string, unknown>): Entries {
  return {
    read: (file) => entries.get(file),
    files: (folder) => [...entries.keys()].filter((file) => file.startsWith(`${folder}/`)),
  };
}

/**
 * Counts the entries of a folder that are neither samples nor retired, or what a single file such as districts.yaml lists;
 * undefined where there is no such folder or file.
 */
export function countOf(collection: string, { files, read }: Entries): number | undefined {
  const single = read(`${collection}.yaml`);
  if (isRecord(single)) return countIn(single, [collection]);
  const entries = files(collection).filter((file) => file.endsWith('.yaml'));
  return entries.length === 0
    ? undefined
    : entries.map(read).filter((entry) => isRecord(entry) && !entry.sample && !isRetired(entry, read('site.yaml')))
        .length;
}

function isRetired({ retired }: Record<string, unknown>, site: unknown): boolean {
  return isRecord(retired) && isRecord(site) && String(retired.on) <= String(site.lastUpdated);
}

/** Counts the items in a field (`districts`), or adds up a number of each item (`districts.inDistrict`). */
export function countIn(entry: unknown, [field = '', ...rest]: string[]): number | undefined {
  const items = isRecord(entry) && isRecord(entry[field]) ? Object.values(entry[field]) : undefined;
  if (!items || rest.length > 1) return undefined;
  const [part] = rest;
  if (part === undefined) return items.length;
  const numbers = items.flatMap((item) => (isRecord(item) && typeof item[part] === 'number' ? [item[part]] : []));
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0);
}

function readable(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
