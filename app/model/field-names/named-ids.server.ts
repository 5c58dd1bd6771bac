import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Bilingual, CONTENT_ROOT } from '../fields.server.ts';
import { isRecord } from '../figures/named.server.ts';
import { readYaml } from '../figures/source.server.ts';
import { isLeaf } from '../localize.ts';

/** Maps content files and folders to the fields that contain ids of their entries, as values or as record keys. */
const ID_FIELDS: Record<string, readonly string[]> = {
  albums: ['album'],
  'bodies.yaml': ['ask', 'bodies', 'body', 'nearby', 'offices'],
  'districts.yaml': [
    'district',
    'districts',
    'location',
    'locationTranslations',
    'name',
    'northToSouth',
    'officeLocation',
    'offices',
  ],
  'helplines.yaml': ['call', 'helplines'],
  offices: ['group', 'id', 'location', 'locationTranslations', 'officeGroup', 'officeLocation', 'offices'],
  institutions: ['id', 'namedIn'],
  categories: ['categories', 'category', 'id'],
  pages: ['page'],
  portals: ['footerLogos', 'links', 'logoCarousel', 'portal', 'portals', 'report', 'socialLinks'],
  'paper-conditions.yaml': ['condition', 'conditions'],
  'required-documents.yaml': ['document', 'documents'],
  schemes: ['aboveLimitOf', 'counted', 'excludes', 'related', 'scheme', 'schemes', 'sharesTotalWith'],
  services: ['grievances'],
  situations: ['related', 'situation', 'situations'],
  'talukas.yaml': ['talukas'],
  videos: ['videos'],
};

/** Finds the content folders and files whose entries a field refers to by id. */
export function foldersNamedBy(field: string): readonly string[] {
  return Object.keys(ID_FIELDS).filter((folder) => ID_FIELDS[folder]?.includes(field));
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
  const records = Object.values(entry).filter((value) => isRecord(value) && !Array.isArray(value) && !isLeaf(value));
  const pairs = [[entry.id, entry], ...records.flatMap((record) => Object.entries(record as object))];
  return pairs.flatMap(([id, value]) => {
    // The title of an institution list is in `category`.
    const title = isRecord(value) ? [value, value.title, value.category].find(isLeaf) : undefined;
    return title ? [[String(id), title] as [string, Bilingual]] : [];
  });
}
