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

/** A place, and its path in one word by which rules know fields: `sections.0.lines.1`. */
type Field = Place & { field: string };

/** A text in both languages, and where it stands. */
export type Text = Field & { en: string; mr: string };

/** Any text of a file that is not bilingual: an id, a path, a phone number, a source. */
export type Plain = Field & { value: string };

/** A content file before any schema. */
export type ContentFile = { file: string; entry: unknown };

/** Where words stand that are no content, by the folder whose name the language takes: `app/i18n/mr/shell.json`. */
const WORDS_ROOT = join(process.cwd(), 'app', 'i18n');

/** Folders with `en.json` and `mr.json`: words for problems and sheets, which the site never shows, and of the documents. */
const WORD_FOLDERS = ['app/model/problems', 'app/model/documents/words', 'spreadsheets/words'];

/** Word lists, glossary and specification speak about texts, records of changes say what once stood there: rules are not for them. */
const NOT_SITE = /^content\/(words\/|changes\/|(glossary|specification)\.yaml$|README)/;

/** Every YAML file of the content, or of one folder of it, sorted by path. Its texts say the figures that they quote. */
export function contentFiles(folder = ''): ContentFile[] {
  return withQuotedFigures(rawContentFiles(folder));
}

/** Files whose texts say the figures that they quote. */
export function withQuotedFigures(typed: ContentFile[]): ContentFile[] {
  const entries = entriesOnDisk();
  return typed.map(({ file, entry }) => ({ file, entry: withFigures(entry, entries).entry }));
}

/** The same files as they were typed. */
export function rawContentFiles(folder = ''): ContentFile[] {
  return readdirSync(join(CONTENT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(CONTENT_ROOT, folder, name))
    .map((path) => ({ path, file: nameInContent(path) }))
    .filter(({ file }) => !NOT_SITE.test(file))
    .sort((a, b) => a.file.localeCompare(b.file))
    .map(({ path, file }) => ({ file, entry: parse(readFileSync(path, 'utf8')) as unknown }));
}

/** The name of a file without its folders and ending: what most entries have as their id. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** Every bilingual text of a file, in the order in which it stands there. Pairs of file paths are no texts. */
export function collectTexts({ file, entry }: ContentFile): Text[] {
  const texts: Text[] = [];
  walk(entry, [], (value, path) => {
    if (!isLeaf(value)) return true;
    if (!value.en.startsWith('/')) texts.push({ ...fieldAt(file, path), en: value.en.trim(), mr: value.mr.trim() });
    return false;
  });
  return texts;
}

/** The English of every bilingual text of a file. */
export function collectEnglishTexts(file: ContentFile): Plain[] {
  return collectTexts(file).map((text) => ({ ...text, value: text.en }));
}

/** Every other text of a file. */
export function collectPlainTexts({ file, entry }: ContentFile): Plain[] {
  const plains: Plain[] = [];
  walk(entry, [], (value, path) => {
    if (typeof value === 'string') plains.push({ ...fieldAt(file, path), value });
    return !isLeaf(value) || value.en.startsWith('/');
  });
  return plains;
}

/** What says how sure it is, that it is a sample, or which day it describes: the entry, or each office and helpline in it. */
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

/** A text in one of its languages, as the place of a problem. */
export function inLanguage({ file, path }: Place, language: Language): Place {
  return { file, path: [...path, language] };
}

/** The words of the interface, of documents and for problems, as texts. A word that one language lacks is empty there. */
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

/** Where a word of the interface is mended: each language has a file of its own. Other places are left as they are. */
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

/** Visits every value; goes deeper where `visit` says so. */
function walk(value: unknown, path: Path, visit: (value: unknown, path: Path) => boolean): void {
  if (!visit(value, path) || typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    walk(inner, [...path, Array.isArray(value) ? Number(key) : key], visit);
}
