import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { CONTENT_ROOT } from '#app/model/fields.server.ts';
import { fileNameOf } from '#app/model/fileNameOf.ts';
import { contentFiles } from '../text/texts.ts';
import { UserError } from '../UserError.ts';
import { addOffice } from './office.ts';
import { KINDS, type Kind, skeleton } from './skeleton.ts';

/** `addition`: the file exists and gets one more part. */
export type Draft = { file: string; text: string; addition: boolean };

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** The specification has capitals in album ids: hostelVisit, lokshahi-Din. */
const ALBUM_ID = /^[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*$/;

/** Creates the text for `npm run new`, without writing it. Throws a UserError. */
export function draft(kind: string, words: string[]): Draft {
  switch (parseKind(kind)) {
    case 'scheme':
      return newFile('scheme', 'schemes', parseId(words, SLUG));
    case 'notice':
      return newFile('notice', 'notices', parseId(words, SLUG));
    case 'hostel':
      return newFile('hostel', 'hostels', parseId(words, SLUG));
    case 'album':
      return album(parseId(words, ALBUM_ID));
    case 'event':
      return event(words);
    case 'office':
      return office(words);
  }
}

function parseKind(kind: string): Kind {
  const known = KINDS.find((candidate) => candidate === kind);
  if (!known)
    throw new UserError(
      `“${kind}” is not one of: ${KINDS.join(', ')}.`,
      `“${kind}” हा प्रकार नाही. यांपैकी एक लिहा: ${KINDS.join(', ')}.`,
    );
  return known;
}

function parseId([id = '', ...more]: string[], pattern: RegExp): string {
  if (pattern.test(id) && more.length === 0) return id;
  const given = [id, ...more].join(' ');
  throw new UserError(
    `“${given}” cannot be a name. Write one name in small English letters and digits, with hyphens between words: vayoshree-2026.`,
    `“${given}” हे नाव चालत नाही. लहान इंग्रजी अक्षरांत व अंकांत एकच नाव लिहा, शब्दांमध्ये जोडरेषा द्या: vayoshree-2026.`,
  );
}

function newFile(kind: Kind, folder: string, name: string, known = {}): Draft {
  const file = join(folder, `${name}.yaml`);
  if (existsSync(join(CONTENT_ROOT, file)))
    throw new UserError(
      `content/${file} is there already. Choose another name, or change that file.`,
      `content/${file} ही फाइल आधीच आहे. दुसरे नाव निवडा किंवा तीच फाइल बदला.`,
    );
  return { file, text: skeleton(kind, { id: name, ...known }), addition: false };
}

function album(id: string): Draft {
  const file = fileNameOf(id);
  const number = 1 + highest(readEntries('albums').map(({ entry }) => entry.order));
  return newFile('album', 'albums', file, { id, number, file });
}

function event(words: string[]): Draft {
  if (words.length > 0)
    throw new UserError(
      'An event gets the next number by itself. Write only: npm run new event',
      'कार्यक्रमाला पुढचा क्रमांक आपोआप मिळतो. एवढेच लिहा: npm run new event',
    );
  const number = 1 + highest(readEntries('events').map(({ entry }) => entry.id));
  return newFile('event', 'events', String(number), { number });
}

function office([group = '', location = '', ...more]: string[]): Draft {
  const files = new Map(readEntries('offices').map(({ file, entry }) => [String(entry.id), file]));
  const file = files.get(group);
  if (!file || !SLUG.test(location) || more.length > 0) {
    const groups = [...files.keys()].join(', ');
    throw new UserError(
      `Write the group and the place, such as: npm run new office assistant palghar. Groups: ${groups}.`,
      `गट व ठिकाण लिहा, उदाहरणार्थ: npm run new office assistant palghar. गट: ${groups}.`,
    );
  }
  const text = addOffice(readFileSync(join(CONTENT_ROOT, file), 'utf8'), location, locationName(location));
  return { file, text, addition: true };
}

/** Reads content/districts.yaml; other places are left to the editor. */
function locationName(location: string): string {
  const { districts } = parse(readFileSync(join(CONTENT_ROOT, 'districts.yaml'), 'utf8')) as {
    districts: Record<string, unknown>;
  };
  return districts[location] ? stringify(districts[location]) : 'en:\nmr:\n';
}

function readEntries(folder: string): { file: string; entry: Record<string, unknown> }[] {
  try {
    return contentFiles(folder).map(({ file, entry }) => ({
      file: relative('content', file),
      entry: entry as Record<string, unknown>,
    }));
  } catch {
    throw new UserError(
      `A file in content/${folder} cannot be read. Run npm run content and correct it first.`,
      `content/${folder} मधील एक फाइल वाचता येत नाही. आधी npm run content चालवून ती दुरुस्त करा.`,
    );
  }
}

/** Skips numbers of removed entries, which bookmarks may hold. */
function highest(numbers: unknown[]): number {
  return Math.max(0, ...numbers.map(Number).filter(Number.isInteger));
}
