import { globSync } from 'node:fs';
import type { z } from 'zod';
import { pageOfEntry } from '#app/model/pageOfEntry.ts';
import { COLLECTIONS, schemaName } from '#content-check/json-schemas/collections.ts';

export type Collection = { name: string; files: string; schema: z.ZodType; isFolder: boolean };

/** Collections that releases and test runs write. */
const NOT_EDITED = /^(changes|conformance)/;

/** By schema name: `schemes`, `site`. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  Object.entries(COLLECTIONS)
    .filter(([files]) => !NOT_EDITED.test(files))
    .map(([files, schema]) => {
      const name = schemaName(files);
      return [name, { name, files, schema, isFolder: files.includes('*') }];
    }),
);

/** Entry names become file names and must not leave the folder. */
const ENTRY_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns `schemes/vayoshree.yaml`; undefined for an invalid name. */
export function entryFile({ files, isFolder }: Collection, entry: string): string | undefined {
  if (!isFolder) return entry === '' ? files : undefined;
  return ENTRY_NAME.test(entry) ? files.replace('*', entry) : undefined;
}

/** Lists entry names; a collection of one file has the empty name. */
export function listEntryNames({ files, isFolder }: Collection, root: string): string[] {
  const found = globSync(files, { cwd: root }).sort();
  return found.map((file) => (isFolder ? file.slice(files.indexOf('*'), -'.yaml'.length) : ''));
}

/** The English path of the page that shows this entry best; the home page by default. */
export function entryPage(collection: string, entry: unknown): string {
  const { id, name } = (entry ?? {}) as Record<string, unknown>;
  return pageOfEntry(collection, String(id ?? name ?? '')) ?? '/';
}
