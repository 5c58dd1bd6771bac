import { LANGUAGES } from '#app/i18n/language.ts';
import { entryFileName } from '#app/model/entryFileName.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { type ContentFile, collectTexts, inLanguage, nameOf, type Text } from '../text/texts.ts';
import { contradictions } from './contradictions.ts';

/** A leader is excepted: post and body together are the name. */
const NAME = /^(?!content\/leaders\/)\S+ (title|hostelFullname)$/;

/** Requires unique names in a collection, and one full name for each hostel. */
export function names(files: ContentFile[]): Problem[] {
  const texts = files.flatMap(collectTexts);
  return [...sameTitles(texts), ...hostelNames(texts)];
}

function sameTitles(texts: Text[]): Problem[] {
  const titles = texts.filter(({ file, field }) => NAME.test(`${file} ${field}`) && file.split('/').length === 3);
  return LANGUAGES.flatMap((language) =>
    [...Map.groupBy(titles, (text) => `${folderOf(text.file)} ${text[language].toLowerCase()}`)].flatMap(
      ([, [first, ...others]]) =>
        first
          ? others.map((other) =>
              errorAt(inLanguage(other, language), 'sameName', { name: other[language], other: formatPlace(first) }),
            )
          : [],
    ),
  );
}

/** A name that ends in a place, "Government Hostel for Girls, Malvan", is that of an entry in content/hostels. */
const HOSTEL_NAME = /(?<![\w’] )\b(?:[A-Z][\w.’-]*\s)+Hostel\b(?: (?:for )?[A-Z][\w.’-]*)*, [A-Z][\w-]*/g;

function hostelNames(texts: Text[]): Problem[] {
  const full = texts.filter(({ field }) => field === 'hostelFullname');
  const known = new Map(full.map((text) => [text.en, text]));
  const elsewhere = texts.filter(({ file }) => !file.startsWith('content/hostels/'));
  const unknown = elsewhere.flatMap((text) =>
    [...text.en.matchAll(HOSTEL_NAME)]
      .filter(([name]) => ![...known.keys()].some((known) => known.includes(name) || name.includes(known)))
      .map(([name]) => errorAt(text, 'noSuchHostel', { name })),
  );
  // Both languages of one name go together: the same English name has one Marathi name.
  const pairs = [...full, ...elsewhere.filter(({ en }) => known.has(en))].map((text) => ({
    ...inLanguage(text, 'mr'),
    subject: text.en,
    value: text.mr,
  }));
  return [...unknown, ...contradictions(pairs, 'hostelNameDiffers', (name) => ({ name }))];
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'));
}

/** Requires that id and file name agree: a copied file with its former id would be published as the same page. */
export function fileNames(files: ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.split('/').length === 3)
    .flatMap(({ file, entry }) => {
      const { id, name } = entry as Record<string, unknown>;
      const [field, value] = id === undefined ? (['name', name] as const) : (['id', id] as const);
      if ((typeof value !== 'string' && typeof value !== 'number') || entryFileName(String(value)) === nameOf(file))
        return [];
      return [errorAt({ file, path: [field] }, 'idIsNotFileName', { id: String(value), name: nameOf(file) })];
    });
}
