import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Bilingual, CONTENT_ROOT } from '../fields.server.ts';
import { isLeaf } from '../localize.ts';

/** Files and folders of the content → the fields that hold ids of their entries, or are records with these as keys. */
const FIELDS_OF: Record<string, readonly string[]> = {
  albums: ['album'],
  'bodies.yaml': ['bodies', 'body'],
  'districts.yaml': ['district', 'districts', 'location', 'locationTranslations', 'name', 'officeLocation', 'offices'],
  offices: ['group', 'id', 'location', 'locationTranslations', 'officeGroup', 'officeLocation', 'offices'],
  institutions: ['id'],
  categories: ['categories', 'category', 'id'],
  portals: ['footerLogos', 'links', 'logoCarousel', 'portal', 'portals', 'report', 'socialLinks'],
  'required-documents.yaml': ['document', 'documents'],
  schemes: ['aboveLimitOf', 'related', 'schemes', 'sharesTotalWith'],
  services: ['grievances'],
  videos: ['videos'],
};

/** The folders and files of the content in which the ids of a field stand; none for a field without ids. */
export function foldersNamedBy(field: string): readonly string[] {
  return Object.keys(FIELDS_OF).filter((place) => FIELDS_OF[place]?.includes(field));
}

type Titles = { asOf: string; titles: Map<string, Bilingual> };
const read = new Map<string, Titles>();

/**
 * The title of the entry that an id in this field points to; undefined for a field without ids and for an id that nobody
 * has. The files are read as they are, without a schema, so that a broken entry costs nothing but its name.
 */
export function nameOfId(field: string, id: string): Bilingual | undefined {
  for (const place of foldersNamedBy(field)) {
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
