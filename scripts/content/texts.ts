import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { CONTENT_ROOT, nameInContent } from '#app/model/fields.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { ContentError } from '#app/model/load.server.ts';
import { isLeaf } from '#app/model/localize.ts';

/** Where something stands: the file as an editor opens it, and the field in it, `sections.0.lines.1`. */
export type Place = { file: string; field: string };

/** A text in both languages, and where it stands. */
export type Text = Place & { en: string; mr: string };

/** Any text of a file that is not bilingual: an id, a path, a phone number, a source. */
export type Plain = Place & { value: string };

/** A content file before any schema. */
export type ContentFile = { file: string; entry: unknown };

const WORDS_ROOT = join(process.cwd(), 'app', 'i18n');

/** Word lists, glossary and specification speak about texts, records of changes say what once stood there: rules are not for them. */
const NOT_SITE = /^content\/(words\/|changes\/|(glossary|specification)\.yaml$|README)/;

/** Every YAML file of the content, or of one folder of it, sorted by path. Its texts say the figures that they quote. */
export function contentFiles(folder = ''): ContentFile[] {
  const entries = entriesOnDisk();
  return typedFiles(folder).map(({ file, entry }) => ({ file, entry: withFigures(entry, entries).entry }));
}

/** The same files as they were typed. */
export function typedFiles(folder = ''): ContentFile[] {
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
export function textsOf({ file, entry }: ContentFile): Text[] {
  const texts: Text[] = [];
  walk(entry, [], (value, field) => {
    if (!isLeaf(value)) return true;
    if (!value.en.startsWith('/')) texts.push({ file, field, en: value.en.trim(), mr: value.mr.trim() });
    return false;
  });
  return texts;
}

/** Every other text of a file. */
export function plainsOf({ file, entry }: ContentFile): Plain[] {
  const plains: Plain[] = [];
  walk(entry, [], (value, field) => {
    if (typeof value === 'string') plains.push({ file, field, value });
    return !isLeaf(value) || value.en.startsWith('/');
  });
  return plains;
}

/** What says how sure it is, that it is a sample, or which day it describes: the entry, or each office and helpline in it. */
export type Marked = { path: string[]; part: Record<string, unknown> };

export function markedParts({ entry }: ContentFile): Marked[] {
  const parts: Marked[] = [];
  walk(entry, [], (value, field) => {
    if (typeof value !== 'object' || value === null) return true;
    // A condition of age has a day of its own: `asOf` marks an entry alone.
    if ('confidence' in value || 'sample' in value || (field === '' && 'asOf' in value))
      parts.push({ path: field === '' ? [] : field.split('.'), part: value as Record<string, unknown> });
    return true;
  });
  return parts;
}

/** The words of the interface as texts. A word that one language lacks is empty there. */
export function interfaceTexts(): Text[] {
  return readdirSync(join(WORDS_ROOT, 'en'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const english = new Map(wordsOf(readWords('en', name)));
      const marathi = new Map(wordsOf(readWords('mr', name)));
      return [...new Set([...english.keys(), ...marathi.keys()])].map((field) => ({
        file: `app/i18n/${name}`,
        field,
        en: english.get(field) ?? '',
        mr: marathi.get(field) ?? '',
      }));
    });
}

/** Where a word of the interface is mended: each language has a file of its own. */
export function placeOfWord({ file, field }: Place): Place {
  const [, key = field, language = 'mr'] = /^(.*?)(?:\.(en|mr))?$/.exec(field) ?? [];
  return { file: file.replace('app/i18n/', `app/i18n/${language}/`), field: key };
}

function readWords(language: string, name: string): unknown {
  const file = join(WORDS_ROOT, language, name);
  const place = relative(process.cwd(), file);
  if (!existsSync(file)) throw new ContentError(`${place}\n  is missing: every file of words stands in both languages`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(`${place}\n  is not readable as JSON: ${reason}. Look for a comma or a quotation mark`);
  }
}

function wordsOf(tree: unknown): [string, string][] {
  const words: [string, string][] = [];
  walk(tree, [], (value, field) => {
    if (typeof value === 'string') words.push([field, value]);
    return true;
  });
  return words;
}

/** Visits every value; goes deeper where `visit` says so. */
function walk(value: unknown, path: string[], visit: (value: unknown, field: string) => boolean): void {
  if (!visit(value, path.join('.')) || typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], visit);
}
