import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Language } from '#app/i18n/language.ts';
import { CONTENT_ROOT, nameInContent } from '#app/model/fields.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { parseYaml, refuse } from '#app/model/load.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path, Place } from '#app/model/problems/problem.ts';

/** `field`: the path as rules match it, `sections.0.lines.1`. */
type Field = Place & { field: string };

export type Text = Field & { en: string; mr: string };

/** An id, path, phone number or source. */
export type Plain = Field & { value: string };

export type ContentFile = { file: string; entry: unknown };

/** Catalogues by language: `app/i18n/mr/shell.json`. */
const WORDS_ROOT = join(process.cwd(), 'app', 'i18n');

/** Folders with `en.json` and `mr.json`. */
const WORD_FOLDERS = ['app/model/problems', 'app/model/documents/words', 'spreadsheets/words'];

/** Excludes texts about texts and records of changes. */
const NOT_SITE = /^content\/(words\/|changes\/|(glossary|specification)\.yaml$|README)/;

/** Reads the content, or one folder, sorted by path, with quoted figures resolved. */
export function contentFiles(folder = ''): ContentFile[] {
  return withQuotedFigures(rawContentFiles(folder));
}

export function withQuotedFigures(typed: ContentFile[]): ContentFile[] {
  const entries = entriesOnDisk();
  return typed.map(({ file, entry }) => ({ file, entry: withFigures(entry, entries).entry }));
}

/** Reads without resolving quoted figures. */
export function rawContentFiles(folder = ''): ContentFile[] {
  return readdirSync(join(CONTENT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(CONTENT_ROOT, folder, name))
    .map((path) => ({ path, file: nameInContent(path) }))
    .filter(({ file }) => !NOT_SITE.test(file))
    .sort((a, b) => a.file.localeCompare(b.file))
    .map(({ path, file }) => ({ file, entry: parse(readFileSync(path, 'utf8')) as unknown }));
}

/** The id of most entries. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** Collects bilingual texts in file order, without pairs of file paths. */
export function collectTexts({ file, entry }: ContentFile): Text[] {
  const texts: Text[] = [];
  walk(entry, [], (value, path) => {
    if (!isLeaf(value)) return true;
    if (!value.en.startsWith('/')) texts.push({ ...fieldAt(file, path), en: value.en.trim(), mr: value.mr.trim() });
    return false;
  });
  return texts;
}

export function collectEnglishTexts(file: ContentFile): Plain[] {
  return collectTexts(file).map((text) => ({ ...text, value: text.en }));
}

export function collectPlainTexts({ file, entry }: ContentFile): Plain[] {
  const plains: Plain[] = [];
  walk(entry, [], (value, path) => {
    if (typeof value === 'string') plains.push({ ...fieldAt(file, path), value });
    return !isLeaf(value) || value.en.startsWith('/');
  });
  return plains;
}

/** An entry or an inner part with its own confidence, sample mark or day. */
export type Marked = { path: Path; part: Record<string, unknown> };

export function markedParts({ entry }: ContentFile): Marked[] {
  const parts: Marked[] = [];
  walk(entry, [], (value, path) => {
    if (typeof value !== 'object' || value === null) return true;
    // A condition of age has a day of its own: `asOf` marks an entry alone.
    if ('confidence' in value || 'sample' in value || (path.length === 0 && 'asOf' in value))
      parts.push({ path, part: value as Record<string, unknown> });
    return true;
  });
  return parts;
}

export function inLanguage({ file, path }: Place, language: Language): Place {
  return { file, path: [...path, language] };
}

/** Collects the catalogues; a word that one language lacks is empty. */
export function interfaceTexts(): Text[] {
  const screens = readdirSync(join(WORDS_ROOT, 'en'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => textsOfWords(`app/i18n/${name}`, (language) => `app/i18n/${language}/${name}`));
  return [
    ...screens,
    ...WORD_FOLDERS.flatMap((folder) => textsOfWords(folder, (language) => `${folder}/${language}.json`)),
  ];
}

function textsOfWords(file: string, fileIn: (language: Language) => string): Text[] {
  const english = wordsOf(fileIn('en'));
  const marathi = wordsOf(fileIn('mr'));
  return [...new Map([...english, ...marathi])].map(([field, { path }]) => ({
    file,
    field,
    path,
    en: english.get(field)?.value ?? '',
    mr: marathi.get(field)?.value ?? '',
  }));
}

/** Names the catalogue of one language; places in content stay. */
export function toCatalogueFile<At extends Place>(place: At): At {
  const last = place.path.at(-1);
  const isNamed = last === 'en' || last === 'mr';
  const language = isNamed ? last : 'mr';
  const path = isNamed ? place.path.slice(0, -1) : place.path;
  if (WORD_FOLDERS.includes(place.file)) return { ...place, file: `${place.file}/${language}.json`, path };
  if (!place.file.startsWith('app/i18n/')) return place;
  return { ...place, file: place.file.replace('app/i18n/', `app/i18n/${language}/`), path };
}

function wordsOf(file: string): Map<string, Plain> {
  if (!existsSync(file)) refuse(file, [], 'missingWordFile');
  const tree = parseYaml(file, readFileSync(file, 'utf8'));
  return new Map(collectPlainTexts({ file, entry: tree }).map((word) => [word.field, word]));
}

function fieldAt(file: string, path: Path): Field {
  return { file, path, field: path.join('.') };
}

/** Descends where `visit` returns true. */
function walk(value: unknown, path: Path, visit: (value: unknown, path: Path) => boolean): void {
  if (!visit(value, path) || typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    walk(inner, [...path, Array.isArray(value) ? Number(key) : key], visit);
}
