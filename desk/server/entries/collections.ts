import { globSync } from 'node:fs';
import type { z } from 'zod';
import { pageOfEntry } from '#app/model/changes/pageOfEntry.ts';
import { COLLECTIONS, schemaName } from '#content-check/json-schemas/collections.ts';

/** Entries of one schema: a folder with a file each, or one single file. */
export type Collection = { name: string; files: string; schema: z.ZodType; isFolder: boolean };

/** Written by programs: a release, a test run. */
const NOT_EDITED = /^(changes|conformance)/;

/** Everything that can be edited, by the name of its schema: `schemes`, `site`. */
export const collections: ReadonlyMap<string, Collection> = new Map(
  Object.entries(COLLECTIONS)
    .filter(([files]) => !NOT_EDITED.test(files))
    .map(([files, schema]) => {
      const name = schemaName(files);
      return [name, { name, files, schema, isFolder: files.includes('*') }];
    }),
);

/** What an entry may be called: it becomes a file name, so nothing in it leads into another folder. */
const ENTRY_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The file of an entry inside the content: `schemes/vayoshree.yaml`. Undefined for what cannot be an entry. */
export function entryFile({ files, isFolder }: Collection, entry: string): string | undefined {
  if (!isFolder) return entry === '' ? files : undefined;
  return ENTRY_NAME.test(entry) ? files.replace('*', entry) : undefined;
}

/** Names of the entries that a folder of content or of drafts has; a single file is the entry without a name. */
export function listEntryNames({ files, isFolder }: Collection, root: string): string[] {
  const found = globSync(files, { cwd: root }).sort();
  return found.map((file) => (isFolder ? file.slice(files.indexOf('*'), -'.yaml'.length) : ''));
}

/** The English path of the page on which a change of this entry is seen best; the home page where nothing is nearer. */
export function entryPage(collection: string, entry: unknown): string {
  const { id, name } = (entry ?? {}) as Record<string, unknown>;
  return pageOfEntry(collection, String(id ?? name ?? '')) ?? '/';
}
