import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { z } from 'zod';
import { albumSchema } from '#app/model/albums/schema.server.ts';
import { eventSchema } from '#app/model/events/schema.server.ts';
import { hostelSchema } from '#app/model/hostels/schema.server.ts';
import { ContentError, parseEntry } from '#app/model/load.server.ts';
import { noticeSchema } from '#app/model/notices/schema.server.ts';
import { officeGroupSchema, officeSchema } from '#app/model/offices/schema.server.ts';
import { schemeSchema } from '#app/model/schemes/schema.server.ts';
import { UserError } from '../UserError.ts';
import { addOffice, draft, KINDS, type Kind, skeleton } from './draft.ts';

const DAY = '2026-06-01';
const PICTURE = firstFile('pictures/albums/*').replace('content', '');
const NEXT_EVENT = 1 + Math.max(...globSync('content/events/*.yaml').map((file) => Number(basename(file, '.yaml'))));
const NEXT_PLACE =
  1 + Math.max(...globSync('content/albums/*.yaml').map((file) => parse(readFileSync(file, 'utf8')).order));
const provenance = { source: ['The act'], confidence: 'high', asOf: DAY };

/** Returns the first file of the content that matches the pattern. */
function firstFile(pattern: string): string {
  const [file] = globSync(`content/${pattern}`).sort();
  if (!file) throw new Error(`content/${pattern} is empty`);
  return file;
}

/** For each kind: its schema, an existing entry, and fields to fill in that are not texts. */
const FILLED: Record<Kind, { schema: z.ZodType; entry?: string; fields: Record<string, unknown> }> = {
  scheme: {
    schema: schemeSchema,
    entry: firstFile('schemes/*.yaml'),
    fields: {
      category: 'example',
      audiences: ['senior'],
      'eligibility.0.source': 'The act',
      'benefits.0.rupees': 3000,
      documents: ['aadhaar'],
      'apply.bodies': ['acsw'],
      'apply.steps.0.channel': 'office',
    },
  },
  notice: {
    schema: noticeSchema,
    entry: firstFile('notices/*.yaml'),
    fields: { date: DAY },
  },
  event: {
    schema: eventSchema,
    entry: firstFile('events/*.yaml'),
    fields: { image: PICTURE, postedDate: DAY, startDate: DAY, endDate: DAY },
  },
  album: {
    schema: albumSchema,
    entry: firstFile('albums/*.yaml'),
    fields: Object.fromEntries([0, 1, 2, 3].map((at) => [`images.${at}.src`, PICTURE])),
  },
  hostel: {
    schema: hostelSchema,
    entry: firstFile('hostels/*.yaml'),
    fields: {
      srNo: 2,
      category: 'aided',
      students: 'girls',
      district: 'thane',
      mapLink: 'Thane',
    },
  },
  office: { schema: officeSchema, fields: { office_google_location: 'Thane' } },
};

describe.each(KINDS)('a new %s', (kind) => {
  const { schema, entry, fields } = FILLED[kind];
  const text = skeleton(kind, { id: 'example', number: 12, file: 'example' });

  it('is rejected while its texts are empty, because each is required in both languages', () => {
    const problems = refusal(text, schema);
    for (const field of emptyTexts(parse(text)))
      expect(problems).toContain(`${field} ${field.endsWith('en') ? 'missingEnglish' : 'missingMarathi'}`);
  });

  it('is rejected while a text is empty in one language', { tags: ['conformance/both-languages'] }, () => {
    const [field = ''] = emptyTexts(parse(text)).filter((empty) => empty.endsWith('.mr'));
    const problems = refusal(stringify(filled(text, { ...fields, ...provenance, [field]: '' })), schema);
    expect(problems).toEqual([`${field} missingMarathi`]);
  });

  it('is accepted when it is filled in', () => {
    expect(() =>
      parseEntry('content/example.yaml', stringify(filled(text, { ...fields, ...provenance })), schema),
    ).not.toThrow();
  });

  it('has all required fields, in the order of existing entries', () => {
    const keys = Object.keys(parse(text));
    const missing = schema.safeParse({}).error?.issues.map(({ path }) => String(path[0])) ?? [];
    expect(keys).toEqual(expect.arrayContaining(missing));
    if (entry) {
      const existing = Object.keys(parse(readFileSync(entry, 'utf8')));
      expect(existing.filter((key) => keys.includes(key))).toEqual(keys.filter((key) => existing.includes(key)));
    }
  });
});

describe('a new entry', () => {
  it('gets the next number', () => {
    expect(draft('event', [])).toMatchObject({
      file: `events/${NEXT_EVENT}.yaml`,
      text: expect.stringContaining(`id: ${NEXT_EVENT}\n`),
    });
    expect(draft('album', ['trainingHall-2'])).toMatchObject({
      file: 'albums/training-hall-2.yaml',
      text: expect.stringContaining(`id: trainingHall-2\n`),
    });
    expect(draft('album', ['sports']).text).toContain(`order: ${NEXT_PLACE}\n`);
  });

  const scheme = basename(firstFile('schemes/*.yaml'), '.yaml');
  const album = basename(firstFile('albums/*.yaml'), '.yaml');
  const group = parse(readFileSync(firstFile('offices/*.yaml'), 'utf8'));
  it.each([
    ['an unknown kind', 'form', ['a'], '“form” is not one of', '“form” हा प्रकार नाही'],
    ['no name', 'scheme', [], 'cannot be a name', 'हे नाव चालत नाही'],
    ['a bad name', 'scheme', ['New Scheme'], '“New Scheme” cannot be', '“New Scheme” हे नाव'],
    ['a path outside the folder', 'scheme', ['../a'], 'cannot be a name', 'हे नाव चालत नाही'],
    ['two names', 'notice', ['a', 'b'], '“a b” cannot be a name', 'हे नाव चालत नाही'],
    ['an existing file', 'scheme', [scheme], 'is there already', 'ही फाइल आधीच आहे'],
    ['an existing album', 'album', [album.toUpperCase()], 'is there already', 'ही फाइल आधीच आहे'],
    ['a number for an event', 'event', ['9'], 'by itself', 'आपोआप मिळतो'],
    ['an unknown group', 'office', ['police', 'thane'], 'Groups: ', 'गट: '],
    ['a place that cannot be a name', 'office', [group.id, 'New Town'], 'Write the group', 'गट व ठिकाण लिहा'],
    ['an existing office', 'office', [group.id, Object.keys(group.offices)[0] ?? ''], 'already', 'आधीच आहे'],
  ])('is refused for %s, with the reason in both languages', (_, kind, names, en, mr) => {
    expect(() => draft(kind, names)).toThrow(UserError);
    expect(() => draft(kind, names)).toThrow(new RegExp(`${en}.*\n.*${mr}`));
  });
});

describe('a new office', () => {
  const GROUP = `# What a citizen goes there for.
id: assistant

locationTranslations:
  thane:
    en: Thane # as on its seal
    mr: ठाणे
offices:
  # the oldest
  thane:
    # asked by telephone
    office_phone_number: '022-12345'
    office_google_location: Assistant Commissioner, Social Welfare, in a line that is longer than eighty letters, Thane
`;

  it('is added without other changes to the file', () => {
    const added = addOffice(GROUP, 'palghar', 'en: Palghar\nmr: पालघर\n');
    const block = `  palghar:\n${skeleton('office', {}).replace(/^(?=.)/gm, '    ')}`;
    expect(added).toBe(GROUP.replace('ठाणे\n', 'ठाणे\n  palghar:\n    en: Palghar\n    mr: पालघर\n') + block);
    // Adds another office while the first one is incomplete.
    expect(addOffice(added, 'raigad', 'en:\nmr:\n')).toContain(block);
  });

  it('is not added to an unreadable file', () => {
    for (const text of ['offices: [', 'id: assistant\noffices:\n', 'offices: {}\nlocationTranslations: {}\n'])
      expect(() => addOffice(text, 'thane', 'en:\nmr:\n')).toThrow(UserError);
  });

  it('can be added to every existing group', () => {
    for (const file of globSync('content/offices/*.yaml')) {
      const text = readFileSync(file, 'utf8');
      const free = text.includes('  mumbai:') ? 'pune' : 'mumbai';
      expect(refusal(addOffice(text, free, 'en:\nmr:\n'), officeGroupSchema)).toContain(
        `offices.${free}.designation.mr missingMarathi`,
      );
    }
  });
});

function refusal(text: string, schema: z.ZodType): string[] {
  try {
    parseEntry('content/example.yaml', text, schema);
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ path, code }) => `${path.join('.')} ${code}`);
  }
  throw new Error('The file was accepted.');
}

/** Lists the fields of empty texts, such as `eligibility.0.text.mr`. */
function emptyTexts(value: unknown, path: string[] = []): string[] {
  if (value === null) return ['en', 'mr'].includes(path.at(-1) ?? '') ? [path.join('.')] : [];
  if (typeof value !== 'object') return [];
  return Object.entries(value as object).flatMap(([key, inner]) => emptyTexts(inner, [...path, key]));
}

function filled(text: string, fields: Record<string, unknown>, path = ''): unknown {
  const fill = (value: unknown, at: string): unknown => {
    if (at in fields) return fields[at];
    if (value === null) return at.endsWith('.en') ? 'A text' : 'मजकूर';
    if (Array.isArray(value)) return value.map((inner, index) => fill(inner, `${at}.${index}`));
    if (typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value as object).map(([key, inner]) => [key, fill(inner, at === '' ? key : `${at}.${key}`)]),
    );
  };
  return fill(parse(text), path);
}
