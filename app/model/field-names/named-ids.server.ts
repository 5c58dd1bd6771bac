import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Bilingual, CONTENT_ROOT } from '../fields.server.ts';
import { isLeaf } from '../localize.ts';

/** Fields that hold ids, or are records with ids as keys → the files and folders in which entries with these ids stand. */
const ENTRIES_OF: Record<string, readonly string[]> = {
  album: ['albums'],
  aboveLimitOf: ['schemes'],
  bodies: ['bodies.yaml'],
  body: ['bodies.yaml'],
  categories: ['categories'],
  category: ['categories'],
  district: ['districts.yaml'],
  districts: ['districts.yaml'],
  document: ['required-documents.yaml'],
  documents: ['required-documents.yaml'],
  footerLogos: ['portals'],
  grievances: ['services'],
  group: ['offices'],
  id: ['offices', 'institutions', 'categories'],
  links: ['portals'],
  location: ['districts.yaml', 'offices'],
  locationTranslations: ['districts.yaml', 'offices'],
  logoCarousel: ['portals'],
  name: ['districts.yaml'],
  officeGroup: ['offices'],
  officeLocation: ['districts.yaml', 'offices'],
  offices: ['districts.yaml', 'offices'],
  portal: ['portals'],
  portals: ['portals'],
  related: ['schemes'],
  report: ['portals'],
  schemes: ['schemes'],
  sharesTotalWith: ['schemes'],
  socialLinks: ['portals'],
  videos: ['videos'],
};

/** The folders and files of the content in which the ids of a field stand; none for a field without ids. */
export function foldersNamedBy(field: string): readonly string[] {
  return ENTRIES_OF[field] ?? [];
}

type Titles = { asOf: string; titles: Map<string, Bilingual> };
const read = new Map<string, Titles>();

/**
 * The title of the entry that an id in this field points to; undefined for a field without ids and for an id that nobody
 * has. The files are read as they are, without a schema, so that a broken entry costs nothing but its name.
 */
export function nameOfId(field: string, id: string): Bilingual | undefined {
  for (const place of ENTRIES_OF[field] ?? []) {
    const title = titlesIn(place).get(id);
    if (title) return title;
  }
  return undefined;
}

/** Read again when a file has changed: an editor who has just written a paper finds it in the list. */
function titlesIn(place: string): Map<string, Bilingual> {
  const files = place.endsWith('.yaml') ? [place] : readdirSync(join(CONTENT_ROOT, place)).map((it) => join(place, it));
  const paths = files.filter((file) => file.endsWith('.yaml')).map((file) => join(CONTENT_ROOT, file));
  const asOf = paths.map((path) => `${path} ${statSync(path).mtimeMs}`).join('\n');
  const known = read.get(place);
  if (known?.asOf === asOf) return known.titles;
  const titles = new Map(paths.flatMap((path) => titled(readFileSync(path, 'utf8'))));
  read.set(place, { asOf, titles });
  return titles;
}

/** Ids and titles of a file: of its entry, and of the records in it. */
function titled(text: string): [string, Bilingual][] {
  const entry = readable(text);
  if (!isRecord(entry)) return [];
  const own = [[entry.id, titleOf(entry)]];
  const records = Object.values(entry).filter((value) => isRecord(value) && !isLeaf(value));
  const inside = records.flatMap((record) =>
    Object.entries(record as object).map(([id, value]) => [id, isLeaf(value) ? value : titleOf(value)]),
  );
  return [...own, ...inside].filter((pair): pair is [string, Bilingual] => pair[1] !== undefined);
}

/** Institutions are titled by their category. */
function titleOf(entry: unknown): Bilingual | undefined {
  if (!isRecord(entry)) return undefined;
  return [entry.title, entry.category].find(isLeaf);
}

function readable(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
