import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { institutionSchema } from '#app/model/institutions/schema.server.ts';

/** Code must not mention the entries of these collections. */
const COLLECTIONS = '{schemes,categories,hostels,albums,notices,services,videos}';

/** Code and tests, without this file. */
const sources = globSync('{app,desk,server,worker,deploy,scripts,tests}/**/*.{ts,tsx,mjs,js}')
  .filter((file) => !file.endsWith('content-free.test.ts'))
  .sort()
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));

/** Names of screens and institution types. Code may contain them, although some entries have the same id. */
const CODE_NAMES = new Set<string>([...readdirSync('app/screens'), ...institutionSchema.shape.id.options]);

const ids = globSync(`content/${COLLECTIONS}/*.yaml`).flatMap((file) => {
  const { id, name } = parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  return [String(id ?? name)];
});
/** Returns all texts of a value, in both languages. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value).trim()];

/** Texts of the interface. Tests may contain them, although some entries have the same title. */
const interfaceTexts = new Set(
  globSync('words/*/site/*.json').flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8')))),
);

/** Titles of entries, offices, photos and quick links of the home page, in both languages. */
const titles = globSync('content/{schemes,hostels,albums,notices,services,videos,events,offices,home}{/*,}.yaml')
  .flatMap((file) => {
    const { title, hostelFullname, offices, galleryImages, services } = parse(readFileSync(file, 'utf8'));
    const partTitles = [offices, galleryImages, services]
      .flatMap((parts: object | undefined) => Object.values(parts ?? {}))
      .map(({ title, name, designation }) => [title, name, designation].filter(Boolean));
    return textsIn([title ?? [], hostelFullname ?? [], partTitles]);
  })
  .filter((title) => !interfaceTexts.has(title));

const distinctIds = ids.filter((id) => /[- ]/.test(id) && !CODE_NAMES.has(id));

/** Returns `file:line match` for every line that matches. */
function findLines(pattern: RegExp, includes: (file: string) => boolean): string[] {
  return sources
    .filter(({ file }) => includes(file))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, index) => {
        const match = pattern.exec(line)?.[0];
        return match ? [`${file}:${index + 1} ${match.trim()}`] : [];
      }),
    );
}

const anyOf = (texts: string[]) => texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

describe('code and tests', () => {
  it('contain no id of an entry', () => {
    const address = anyOf([...new Set([...ids, ...ids.map(encodeURIComponent)])]);
    const atAddress = `(?:/(?:scheme|citizen/services|photogallery)/|[?]hostel=)(?:${address})(?![\\w-])`;
    expect(findLines(new RegExp(`['"\`](?:${anyOf(distinctIds)})['"\`]|${atAddress}`), () => true)).toEqual([]);
  });
});

describe('interface texts', () => {
  it.each(globSync('words/*/{site/*,documents,handouts}.json'))('%s contains no school year', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/20\d\d[-–]\d\d(?!\d|-)|२०[०-९]{2}[-–][०-९]{2}/);
  });
});

describe('tests of pages', () => {
  const isPageTest = (file: string) => /^tests\/(site|e2e|delivery|host-contract|smoke)\//.test(file);

  it('contain no title from the content, amount or date', () => {
    const month = 'January|February|March|April|June|July|August|September|October|November|December';
    const patterns = [`['"\`](?:${anyOf(titles)})['"\`]`, '₹\\s?[\\d०-९]', `\\b\\d{1,2} (?:${month}) 20\\d\\d`];
    expect(findLines(new RegExp(patterns.join('|')), isPageTest)).toEqual([]);
  });
});

describe('unit tests', () => {
  const isUnit = (file: string) =>
    /\.test\.tsx?$/.test(file) && !/^tests\/(site|delivery)\/|\.content\.test\.|\/conformance\//.test(file);

  it('import the content only in *.content.test.ts', () => {
    expect(
      findLines(/import (?!type )[^;]* from '[^']*(?<!conformance|field-names|glossary)\/data\.server\.ts'/, isUnit),
    ).toEqual([]);
  });
});
