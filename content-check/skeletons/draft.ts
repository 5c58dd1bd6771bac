import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, parse, parseDocument, stringify } from 'yaml';
import { entryFileName } from '#app/model/entryFileName.ts';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { contentFiles } from '../text/texts.ts';
import { UserError } from '../UserError.ts';
import { editDocument, parseWithEmptyValues } from '../yaml/editYaml.ts';

export const KINDS = ['scheme', 'notice', 'event', 'album', 'hostel', 'office'] as const;
export type Kind = (typeof KINDS)[number];
/** `file` is the path in `content/`. `addition` means that `text` replaces an existing file. */
export type Draft = { file: string; text: string; addition: boolean };
/** Values of placeholders, such as `<id>`, in the YAML files. */
type Values = { id?: string; number?: number; file?: string };

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Allows capitals, because the specification has album ids such as hostelVisit and lokshahi-Din. */
const ALBUM_ID = /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/;

/** Creates the text for `npm run new`, but does not write it. Throws a UserError for wrong arguments. */
export function draft(kind: string, args: string[]): Draft {
  const known = KINDS.find((name) => name === kind);
  if (!known)
    throw new UserError(
      `“${kind}” is not one of: ${KINDS.join(', ')}.`,
      `“${kind}” हा प्रकार नाही. यांपैकी एक लिहा: ${KINDS.join(', ')}.`,
    );
  if (known === 'office') return draftOffice(args);
  if (known === 'event') return draftEvent(args);
  if (known === 'album') return draftAlbum(parseId(args, ALBUM_ID));
  const id = parseId(args, SLUG);
  return draftFile(known, id, { id });
}

function parseId([id = '', ...more]: string[], pattern: RegExp): string {
  if (pattern.test(id) && more.length === 0) return id;
  const given = [id, ...more].join(' ');
  throw new UserError(
    `“${given}” cannot be a name. Write one name in small English letters and digits, with hyphens between words: vayoshree-2026.`,
    `“${given}” हे नाव चालत नाही. लहान इंग्रजी अक्षरांत व अंकांत एकच नाव लिहा, शब्दांमध्ये जोडरेषा द्या: vayoshree-2026.`,
  );
}

function draftFile(kind: Kind, name: string, values: Values): Draft {
  const file = join(`${kind}s`, `${name}.yaml`);
  if (existsSync(join(CONTENT_ROOT, file)))
    throw new UserError(
      `content/${file} is there already. Choose another name, or change that file.`,
      `content/${file} ही फाइल आधीच आहे. दुसरे नाव निवडा किंवा तीच फाइल बदला.`,
    );
  return { file, text: skeleton(kind, values), addition: false };
}

function draftAlbum(id: string): Draft {
  const file = entryFileName(id);
  return draftFile('album', file, { id, number: nextNumber('albums', 'order'), file });
}

function draftEvent(args: string[]): Draft {
  if (args.length > 0)
    throw new UserError(
      'An event gets the next number by itself. Write only: npm run new event',
      'कार्यक्रमाला पुढचा क्रमांक आपोआप मिळतो. एवढेच लिहा: npm run new event',
    );
  const number = nextNumber('events', 'id');
  return draftFile('event', String(number), { number });
}

function draftOffice([group = '', location = '', ...more]: string[]): Draft {
  const groups = readEntries('offices').map(({ id }) => String(id));
  if (!groups.includes(group) || !SLUG.test(location) || more.length > 0)
    throw new UserError(
      `Write the group and the place, such as: npm run new office assistant palghar. Groups: ${groups.join(', ')}.`,
      `गट व ठिकाण लिहा, उदाहरणार्थ: npm run new office assistant palghar. गट: ${groups.join(', ')}.`,
    );
  const file = join('offices', `${group}.yaml`);
  const text = addOffice(readFileSync(join(CONTENT_ROOT, file), 'utf8'), location, locationName(location));
  return { file, text, addition: true };
}

/** Adds an office to the YAML of a group. `name` is the YAML of its bilingual location name. */
export function addOffice(group: string, location: string, name: string): string {
  const parsed = parseDocument(group);
  const isBlockMap = (map: unknown) => isMap(map) && !map.flow;
  if (parsed.errors.length > 0 || !['offices', 'locationTranslations'].every((field) => isBlockMap(parsed.get(field))))
    throw new UserError(
      'The file of this group cannot be read. Run npm run content and correct it first.',
      'या गटाची फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.',
    );
  if (parsed.hasIn(['offices', location]))
    throw new UserError(
      `This group has an office at ${location} already. Change it in its file.`,
      `या गटात ${location} येथील कार्यालय आधीच आहे. त्याच्या फाइलमध्ये बदल करा.`,
    );
  return editDocument(group, (document) => {
    if (!document.hasIn(['locationTranslations', location]))
      document.setIn(['locationTranslations', location], parseWithEmptyValues(name).contents);
    document.setIn(['offices', location], parseWithEmptyValues(skeleton('office', {})).contents);
  });
}

/** Returns the YAML of a district's name, with empty texts for other places. */
function locationName(location: string): string {
  const { districts } = parse(readFileSync(join(CONTENT_ROOT, 'districts.yaml'), 'utf8')) as {
    districts: Record<string, unknown>;
  };
  return districts[location] ? stringify(districts[location]) : 'en:\nmr:\n';
}

function readEntries(folder: string): Record<string, unknown>[] {
  try {
    return contentFiles(folder).map(({ entry }) => entry as Record<string, unknown>);
  } catch {
    throw new UserError(
      `A file in content/${folder} cannot be read. Run npm run content and correct it first.`,
      `content/${folder} मधील एक फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.`,
    );
  }
}

/** Returns the largest number plus one. Does not fill gaps, because bookmarks may contain numbers of removed entries. */
function nextNumber(folder: string, field: string): number {
  const numbers = readEntries(folder).map((entry) => Number(entry[field]));
  return 1 + Math.max(0, ...numbers.filter(Number.isInteger));
}

/** Creates an entry with empty required fields. */
export function skeleton(kind: Kind, values: Values): string {
  const read = (name: string) => readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8');
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`<${name}>`, String(value)),
    read(kind) + read('provenance'),
  );
}
