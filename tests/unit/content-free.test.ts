import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { institutionSchema } from '#app/model/institutions/schema.server.ts';

/** Collections of what the department offers and publishes: no program may know which entries they have. */
const COLLECTIONS = '{schemes,categories,hostels,albums,notices,services,videos}';

/** Programs and their tests, without this file. */
const sources = globSync('{app,desk,server,worker,deploy,scripts,tests}/**/*.{ts,tsx,mjs,js}')
  .filter((file) => !file.endsWith('content-free.test.ts'))
  .sort()
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Screens and kinds of institutions are parts of the code; some entries have the same words for their ids. */
const OF_THE_CODE = new Set<string>([...readdirSync('app/screens'), ...institutionSchema.shape.id.options]);

const ids = globSync(`content/${COLLECTIONS}/*.yaml`).flatMap((file) => {
  const { id, name } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return [String(id ?? name)];
});
/** Every text of a value, of both languages. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value).trim()];

/** Names that the words of the site have too: those of its own screens. */
const wordsOfSite = new Set(
  globSync('app/i18n/*/*.json').flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
);

/** Titles of entries, offices, photos and quick links of the home page, in both languages. */
const titles = globSync('content/{schemes,hostels,albums,notices,services,videos,events,offices,home}{/*,}.yaml')
  .flatMap((file) => {
    const { title, hostelFullname, offices, galleryImages, services } = parse(readFileSync(file, 'utf8'));
    const ofParts = [offices, galleryImages, services]
      .flatMap((parts: object | undefined) => Object.values(parts ?? {}))
      .map(({ title, name, designation }) => [title, name, designation].filter(Boolean));
    return textsIn([title ?? [], hostelFullname ?? [], ofParts]);
  })
  .filter((title) => !wordsOfSite.has(title));

const named = ids.filter((id) => /[- ]/.test(id) && !OF_THE_CODE.has(id));

/** `file:line what` for every line of these files in which the pattern is found. */
function found(pattern: RegExp, isAsked: (file: string) => boolean): string[] {
  return sources
    .filter(({ file }) => isAsked(file))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => {
        const what = pattern.exec(line)?.[0];
        return what ? [`${file}:${index + 1} ${what.trim()}`] : [];
      }),
    );
}

const anyOf = (texts: string[]) => texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

describe('programs and their tests', () => {
  it('name no entry of the content', () => {
    const address = anyOf([...new Set([...ids, ...ids.map(encodeURIComponent)])]);
    const atAddress = `(?:/(?:scheme|citizen/services|photogallery)/|[?]hostel=)(?:${address})(?![\\w-])`;
    expect(found(new RegExp(`['"\`](?:${anyOf(named)})['"\`]|${atAddress}`), () => true)).toEqual([]);
  });
});

describe('words of the site', () => {
  it.each(globSync('{app/i18n,app/model/documents/words}/**/*.json'))('%s states no school year', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/20\d\d[-–]\d\d(?!\d|-)|२०[०-९]{2}[-–][०-९]{2}/);
  });
});

describe('tests of pages', () => {
  const asksPages = (file: string) => /^tests\/(site|e2e|delivery|host-contract|smoke)\//.test(file);

  it('state no title of the content', () => {
    expect(found(new RegExp(`['"\`](?:${anyOf(titles)})['"\`]`), asksPages)).toEqual([]);
  });

  it('state no amount of the content', () => {
    expect(found(/₹\s?[\d०-९]/, asksPages)).toEqual([]);
  });

  it('state no day of the content', () => {
    expect(
      found(
        /\b\d{1,2} (January|February|March|April|June|July|August|September|October|November|December) 20\d\d/,
        asksPages,
      ),
    ).toEqual([]);
  });
});

describe('tests of units', () => {
  const isUnit = (file: string) =>
    /\.test\.tsx?$/.test(file) && !/^tests\/(site|delivery)\/|\.content\.test\.|\/conformance\//.test(file);

  it('read the content only in *.content.test.ts, where they ask what holds for any true content', () => {
    expect(
      found(/import (?!type )[^;]* from '[^']*(?<!conformance|field-names|glossary)\/data\.server\.ts'/, isUnit),
    ).toEqual([]);
  });
});
