import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { albums } from '#app/model/albums/data.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { hostels } from '#app/model/hostels/data.server.ts';
import { officeGroups } from '#app/model/offices/data.server.ts';
import { pages as informationPages } from '#app/model/pages/data.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { SECTION_NAMES } from '#app/model/schemes/schema.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { flaws, pages } from './pages.ts';
import { scripts, scriptsWith, startedBy, startOf, withImports } from './scripts.ts';

/** Section names of the specification, which the interface also shows. */
const SHARED = new Set<string>(SECTION_NAMES);

/** Collects texts of an entry that are long enough to be unique. */
function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 40 && /\s/.test(value) && !SHARED.has(value) ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(collectTexts) : [];
}

describe('the scripts of the browser', () => {
  it('contain the interface texts of the shell in both languages', () => {
    expect(scriptsWith('Skip to main content')).toHaveLength(1);
    expect(scriptsWith('मुख्य मजकुराकडे जा')).toHaveLength(1);
  });

  it.each([
    { library: 'zod', marks: ['ZodError', 'unrecognized_keys', 'invalid_union', '_zod'] },
    { library: 'yaml', marks: ['YAMLParseError', 'YAMLError', 'tag:yaml.org'] },
    { library: 'our content checks', marks: ['Write the Marathi text', 'ContentError', 'less sure'] },
    { library: 'server code', marks: ['node:fs', 'node:crypto', 'readFileSync', 'process.cwd'] },
    { library: 'the editor’s desk', marks: ['मजकुराचे टेबल', 'Editor’s desk', 'rjsf'] },
    { library: 'development builds', marks: ['react.development', 'sourceMappingURL=data:'] },
  ])('do not contain $library', ({ marks }) => {
    expect(marks.flatMap((mark) => scriptsWith(mark).map((name) => `${mark} in ${name}`))).toEqual([]);
  });

  it('do not contain the texts of the content, because the pages contain them', () => {
    const all = [...scripts.values()].join('\n');
    const content = [schemes, hostels, officeGroups, services, events, albums, informationPages].flatMap(collectTexts);
    expect(content.length).toBeGreaterThan(1000);
    expect(content.filter((text) => all.includes(text) || all.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  });

  it('that a page runs by itself contain neither React nor an island', () => {
    const react = scriptsWith('react.dev/errors');
    expect(react.length).toBeGreaterThan(0);
    expect(
      flaws((page) =>
        [...withImports(startedBy(page))].filter((name) => react.includes(name) || /\.island-/.test(name)),
      ),
    ).toEqual([]);
  });

  it('that a page runs by itself are the same on every page', () => {
    expect(new Set(pages.map((page) => startedBy(page).join()))).toEqual(new Set([expect.stringMatching(/^entry\./)]));
  });

  it('list all files that an island needs before it starts', () => {
    expect(
      flaws((page) => {
        const { hydrate, files, islands } = startOf(page);
        return islands.flatMap(({ module, files: own }) => {
          const listed = new Set([hydrate, module, ...files, ...own].map((address) => basename(address)));
          return [...withImports(listed)].filter((name) => !listed.has(name));
        });
      }),
    ).toEqual([]);
  });

  it('load the eligibility finder only on its own page', () => {
    const finderScripts = scriptsWith('severalDisabilities');
    expect(finderScripts.length).toBeGreaterThan(0);
    const withFinder = pages.filter((page) =>
      startOf(page).islands.some(({ module, files }) =>
        [module, ...files].some((address) => finderScripts.includes(basename(address))),
      ),
    );
    expect(new Set(withFinder.map(({ plain }) => plain))).toEqual(new Set(['/eligibility']));
  });

  it('that start a page contain no interface texts, because pages fetch these separately', () => {
    const words = ['en', 'mr'].flatMap((language) =>
      ['shell', 'components', 'home'].map((namespace) => {
        const file = join(process.cwd(), 'words', language, 'site', `${namespace}.json`);
        return Object.values(JSON.parse(readFileSync(file, 'utf8')) as object).find(
          (text) => typeof text === 'string' && text.length > 12,
        ) as string;
      }),
    );
    expect(
      flaws(
        (page) => {
          const texts = [...withImports(startedBy(page))].map((name) => scripts.get(name) ?? '').join('\n');
          return words.filter((word) => texts.includes(word));
        },
        pages.filter(({ plain }) => plain === '/' || plain === '/news'),
      ),
    ).toEqual([]);
  });
});
