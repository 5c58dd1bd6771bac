import { dirname } from 'node:path';
import { LANGUAGES } from '#app/i18n/language.ts';
import { entryFileName } from '#app/model/entryFileName.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { formatPlace } from '#app/model/problems/sentences.ts';
import { type ContentFile, collectTexts, entryName, inLanguage, type Text } from '../text/texts.ts';
import { contradictions } from './contradictions.ts';

/** Excludes leaders, because several leaders may have the same title. */
const NAME = /^(?!content\/leaders\/)\S+ (title|plainTitle|hostelFullname)$/;

/** Requires unique names in each collection, and the same full name for a hostel everywhere. */
export function names(files: ContentFile[]): Problem[] {
  const texts = files.flatMap(collectTexts);
  return [...sameTitles(texts), ...hostelNames(texts)];
}

function sameTitles(texts: Text[]): Problem[] {
  const titles = texts.filter(({ file, field }) => NAME.test(`${file} ${field}`) && file.split('/').length === 3);
  return LANGUAGES.flatMap((language) =>
    [...Map.groupBy(titles, (text) => `${dirname(text.file)} ${text[language].toLowerCase()}`)].flatMap(
      ([, [first, ...others]]) =>
        first
          ? others.map((other) =>
              errorAt(inLanguage(other, language), 'sameName', { name: other[language], other: formatPlace(first) }),
            )
          : [],
    ),
  );
}

/** Matches the name of a hostel, including its place: "Government Hostel for Girls, Malvan". */
const HOSTEL_NAME = /(?<![\w’] )\b(?:[A-Z][\w.’-]{0,40}\s){1,20}Hostel\b(?: (?:for )?[A-Z][\w.’-]*)*, [A-Z][\w-]*/g;

/** Requires an entry for each hostel that a text mentions, and only one Marathi name for each English name. */
function hostelNames(texts: Text[]): Problem[] {
  const full = texts.filter(({ field }) => field === 'hostelFullname');
  const known = new Map(full.map((text) => [text.en, text]));
  const elsewhere = texts.filter(({ file }) => !file.startsWith('content/hostels/'));
  const unknown = elsewhere.flatMap((text) =>
    [...text.en.matchAll(HOSTEL_NAME)]
      .filter(([name]) => ![...known.keys()].some((hostel) => hostel.includes(name) || name.includes(hostel)))
      .map(([name]) => errorAt(text, 'noSuchHostel', { name })),
  );
  const pairs = [...full, ...elsewhere.filter(({ en }) => known.has(en))].map((text) => ({
    ...inLanguage(text, 'mr'),
    subject: text.en,
    value: text.mr,
  }));
  return [...unknown, ...contradictions(pairs, 'hostelNameDiffers', (name) => ({ name }))];
}

/** Requires ids to equal file names, because a copied file with its old id would replace the original page. */
export function fileNames(files: ContentFile[]): Problem[] {
  return files
    .filter(({ file }) => file.split('/').length === 3)
    .flatMap(({ file, entry }) => {
      const { id, name } = Object(entry) as Record<string, unknown>;
      const [field, value] = id === undefined ? (['name', name] as const) : (['id', id] as const);
      if ((typeof value !== 'string' && typeof value !== 'number') || entryFileName(String(value)) === entryName(file))
        return [];
      return [errorAt({ file, path: [field] }, 'idIsNotFileName', { id: String(value), name: entryName(file) })];
    });
}
