import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#app/isRecord.ts';
import { collections, folderOrFile } from '../collections.server.ts';
import { type Bilingual, CONTENT_ROOT } from '../fields.server.ts';
import { readYaml } from '../figures/source.server.ts';
import { isLeaf } from '../localize.ts';
import { referenceFields } from '../referencesIn.server.ts';

const idFields = Map.groupBy(
  [
    ...[...collections.values()].flatMap(({ schema }) => referenceFields(schema)),
    ...[...collections.values()].flatMap(({ files, namedBy = [] }) =>
      namedBy.map((field) => [field, folderOrFile(files)] as const),
    ),
  ],
  ([field]) => field,
);

/** Finds the content folders and files whose entries a field refers to by id. */
export function foldersNamedBy(field: string): readonly string[] {
  return [...new Set(idFields.get(field)?.map(([, folder]) => folder))];
}

const cache = new Map<string, { state: string; titles: Map<string, Bilingual> }>();

/** Finds the title of the entry that an id in a field refers to; undefined if the entry or its title is missing. */
export function titleOfId(field: string, id: string): Bilingual | undefined {
  for (const folder of foldersNamedBy(field)) {
    const title = readTitles(folder).get(id);
    if (title) return title;
  }
  return undefined;
}

/** Rereads the titles of a folder when one of its files has changed, because the desk must offer new entries immediately. */
function readTitles(folder: string): Map<string, Bilingual> {
  const root = join(CONTENT_ROOT, folder);
  const files = folder.endsWith('.yaml') ? [root] : readdirSync(root).map((file) => join(root, file));
  const paths = files.filter((file) => file.endsWith('.yaml'));
  const state = paths.map((path) => `${path} ${statSync(path).mtimeMs}`).join('\n');
  const known = cache.get(folder);
  if (known?.state === state) return known.titles;
  const titles = new Map(paths.flatMap((path) => listTitles(readYaml(path))));
  cache.set(folder, { state, titles });
  return titles;
}

/** Lists the ids and titles of an entry and of the records inside it. */
function listTitles(entry: unknown): [string, Bilingual][] {
  if (!isRecord(entry)) return [];
  const records = Object.values(entry).filter((value) => isRecord(value) && !isLeaf(value));
  const pairs = [[entry.id, entry], ...records.flatMap((record) => Object.entries(record as object))];
  return pairs.flatMap(([id, value]) => {
    // The title of an institution list is in `category`.
    const title = isRecord(value) ? [value, value.title, value.category].find(isLeaf) : undefined;
    return title ? [[String(id), title] as [string, Bilingual]] : [];
  });
}
