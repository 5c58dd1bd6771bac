import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, isRecord } from '#app/isRecord.ts';
import { CONTENT_ROOT } from '../fields.server.ts';
import { parseYamlOnce } from '../yaml.server.ts';

/** Reads entries by file name (`schemes/vayoshree.yaml`). `read` returns undefined for an unreadable file. */
export type Entries = {
  read: (file: string) => unknown;
  files: (folder: string) => string[];
};

/** Reads entries from a content folder, each file once. */
export function entriesOnDisk(root = CONTENT_ROOT): Entries {
  const entries = new Map<string, unknown>();
  return {
    read: (file) => {
      if (!entries.has(file)) entries.set(file, readYaml(join(root, file)));
      return entries.get(file);
    },
    files: (folder) =>
      existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [],
  };
}

export function entriesInMemory(entries: ReadonlyMap<string, unknown>): Entries {
  return {
    read: (file) => entries.get(file),
    files: (folder) => [...entries.keys()].filter((file) => file.startsWith(`${folder}/`)),
  };
}

/** Reads a YAML file; undefined if it is missing or not valid YAML. */
export function readYaml(path: string): unknown {
  try {
    return parseYamlOnce(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts the entries of a folder except samples and retired entries, or the items of a file such as districts.yaml.
 * Returns undefined if there is no such folder or file.
 */
export function countEntries(collection: string, { files, read }: Entries): number | undefined {
  const single = read(`${collection}.yaml`);
  if (isRecord(single)) return countItems(single, [collection]);
  const entries = files(collection).filter((file) => file.endsWith('.yaml'));
  if (entries.length === 0) return undefined;
  const site = read('site.yaml');
  return entries.map(read).filter((entry) => isRecord(entry) && !entry.sample && !isRetired(entry, site)).length;
}

function isRetired({ retired }: Record<string, unknown>, site: unknown): boolean {
  return isRecord(retired) && isRecord(site) && String(retired.on) <= String(site.lastUpdated);
}

/** Counts the items in a field (`districts`) or adds up a number in each item (`districts.inDistrict`). */
export function countItems(entry: unknown, [field = '', part, ...rest]: string[]): number | undefined {
  if (!isRecord(entry) || !isObject(entry[field]) || rest.length > 0) return undefined;
  const items = Object.values(entry[field]);
  if (part === undefined) return items.length;
  const numbers = items.map((item) => isRecord(item) && item[part]).filter((value) => typeof value === 'number');
  return numbers.length === 0 ? undefined : numbers.reduce((sum, number) => sum + number, 0);
}
