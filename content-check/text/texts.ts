import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#app/i18n/language.ts';
import { CONTENT_ROOT, nameInContent } from '#app/model/fields.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { parseYaml, refuse } from '#app/model/load.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path, Place } from '#app/model/problems/problem.ts';
import { parseYamlOnce } from '#app/model/yaml.server.ts';

/** `field` is the path as a string, such as `sections.0.lines.1`. */
type Field = Place & { field: string };

/** `fileIn` returns the message catalogue of a language. Only interface texts have it. */
export type Text = Field & { en: string; mr: string; fileIn?: (language: Language) => string };

/** An id, path, phone number or source. */
export type Plain = Field & { value: string };
export type ContentFile = { file: string; entry: unknown };

/** Files that are not shown on the site, to which the rules on texts do not apply. */
const NOT_SITE = /^content\/(words\/|changes\/|(glossary|specification)\.yaml$|README)/;

/** Reads all content, or one folder, sorted by path. Resolves quoted figures. */
export function contentFiles(folder = ''): ContentFile[] {
  return withQuotedFigures(rawContentFiles(folder));
}

export function withQuotedFigures(rawFiles: ContentFile[]): ContentFile[] {
  const entries = entriesOnDisk();
  return rawFiles.map(({ file, entry }) => ({ file, entry: withFigures(entry, entries).entry }));
}

export const isOnSite = ({ file }: Pick<ContentFile, 'file'>): boolean => !NOT_SITE.test(file);

/** Reads content without resolving quoted figures. */
export function rawContentFiles(folder = ''): ContentFile[] {
  return readdirSync(join(CONTENT_ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => join(CONTENT_ROOT, folder, name))
    .map((path) => ({ path, file: nameInContent(path) }))
    .filter(isOnSite)
    .sort((a, b) => a.file.localeCompare(b.file))
    .map(({ path, file }) => ({ file, entry: parseYamlOnce(readFileSync(path, 'utf8')) }));
}

/** Returns the file name without its extension, which is the id of most entries. */
export function entryName(file: string): string {
  return file.replace(/^.*\/|\.yaml$/g, '');
}

/** Collects bilingual texts in file order. Omits bilingual file paths. */
export function collectTexts({ file, entry }: ContentFile): Text[] {
  return collect(entry, (value, path) =>
    isLeaf(value) && !value.en.startsWith('/')
      ? { ...fieldAt(file, path), en: value.en.trim(), mr: value.mr.trim() }
      : undefined,
  );
}

export function collectEnglishTexts(file: ContentFile): Plain[] {
  return collectTexts(file).map((text) => ({ ...text, value: text.en }));
}

export function collectPlainTexts({ file, entry }: ContentFile): Plain[] {
  return collect(entry, (value, path) => (typeof value === 'string' ? { ...fieldAt(file, path), value } : undefined));
}

/** An entry, or a part of it, that has its own confidence, sample mark or `asOf`. */
export type Marked = { path: Path; part: Record<string, unknown> };

export function markedParts({ entry }: ContentFile): Marked[] {
  return collect(entry, (value, path) => {
    if (typeof value !== 'object' || value === null) return undefined;
    // Ignores `asOf` in parts, because conditions of age use it with a different meaning.
    const isMarked = 'confidence' in value || 'sample' in value || (path.length === 0 && 'asOf' in value);
    return isMarked ? { path, part: value as Record<string, unknown> } : undefined;
  });
}

/** Returns the place of a text in one language. */
export function inLanguage({ file, path, fileIn }: Place & Pick<Text, 'fileIn'>, language: Language): Place {
  return fileIn ? { file: fileIn(language), path } : { file, path: [...path, language] };
}

/** Collects the texts of all message catalogues. A text that is missing in one language is empty. */
export function interfaceTexts(): Text[] {
  return globSync('**/*.json', { cwd: 'words/en' }).sort().flatMap(catalogueTexts);
}

function catalogueTexts(name: string): Text[] {
  const fileIn = (language: Language) => `words/${language}/${name}`;
  const english = readCatalogue(fileIn('en'));
  const marathi = readCatalogue(fileIn('mr'));
  return [...new Map([...english, ...marathi])].map(([field, { path }]) => ({
    file: `words/${name}`,
    field,
    path,
    fileIn,
    en: english.get(field)?.value ?? '',
    mr: marathi.get(field)?.value ?? '',
  }));
}

function readCatalogue(file: string): Map<string, Plain> {
  if (!existsSync(file)) refuse(file, [], 'missingWordFile');
  const tree = parseYaml(file, readFileSync(file, 'utf8'));
  return new Map(collectPlainTexts({ file, entry: tree }).map((word) => [word.field, word]));
}

function fieldAt(file: string, path: Path): Field {
  return { file, path, field: path.join('.') };
}

/** Collects the results of `find` for a value and all nested values, except those in bilingual texts. */
function collect<Found>(
  value: unknown,
  find: (value: unknown, path: Path) => Found | undefined,
  path: Path = [],
): Found[] {
  const found = find(value, path);
  const isText = isLeaf(value) && !value.en.startsWith('/');
  const inside = typeof value === 'object' && value !== null && !isText ? Object.entries(value) : [];
  return [
    ...(found === undefined ? [] : [found]),
    ...inside.flatMap(([key, inner]) => collect(inner, find, [...path, Array.isArray(value) ? Number(key) : key])),
  ];
}
