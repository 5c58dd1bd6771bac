import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { COLLECTIONS, schemaName } from '#app/model/collections.server.ts';
import { pageOfEntry } from '#app/model/pageOfEntry.ts';
import { isReservedFileName } from '#app/model/reservedName.ts';

export type Collection = { name: string; files: string; schema: z.ZodType; isFolder: boolean };

/** Collections that are written by releases and test runs. */
const NOT_EDITED = /^(changes|conformance)/;

/** Collections by schema name, such as `schemes` and `site`. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  Object.entries(COLLECTIONS)
    .filter(([files]) => !NOT_EDITED.test(files))
    .map(([files, schema]) => {
      const name = schemaName(files);
      return [name, { name, files, schema, isFolder: files.includes('*') }];
    }),
);

/** Entry names become file names, which have at most 255 letters with those of temporary files, and must not leave the folder. */
const ENTRY_NAME = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the file of an entry, such as `schemes/vayoshree.yaml`, or undefined for an invalid name. */
export function entryFile({ files, isFolder }: Collection, entry: string): string | undefined {
  if (!isFolder) return entry === '' ? files : undefined;
  return ENTRY_NAME.test(entry) && !isReservedFileName(entry) ? files.replace('*', entry) : undefined;
}

/** Finds the entry of a file such as `schemes/vayoshree.yaml`. Returns undefined for a file that the desk cannot open. */
export function entryOfFile(file: string): { collection: Collection; entry: string } | undefined {
  for (const collection of collections.values()) {
    const entry = collection.isFolder ? basename(file, '.yaml') : '';
    if (entryFile(collection, entry) === file) return { collection, entry };
  }
  return undefined;
}

/** Lists the names of entries. In a collection that is a single file, the entry has an empty name. */
export function listEntryNames({ files, isFolder }: Collection, root: string): string[] {
  const found = globSync(files, { cwd: root }).sort();
  return found.map((file) => (isFolder ? file.slice(files.indexOf('*'), -'.yaml'.length) : ''));
}

/** Returns the English path of the page that best shows an entry; without such a page, that of the home page. */
export function entryPage(collection: string, entry: unknown): string {
  const { id, name } = (entry ?? {}) as Record<string, unknown>;
  return pageOfEntry(collection, String(id ?? name ?? '')) ?? '/';
}
