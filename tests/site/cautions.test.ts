import type { HtmlElement } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { LANGUAGES, type Language, pathIn } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { albums } from '#app/model/albums/data.server.ts';
import { type Cautioned, cautionsOf, cautionWords } from '#app/model/cautions.ts';
import { events } from '#app/model/events/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { helplines } from '#app/model/helplines/data.server.ts';
import { hostels, sampleHostels } from '#app/model/hostels/data.server.ts';
import { hostelPath } from '#app/model/hostels/rules.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { services } from '#app/model/services/data.server.ts';
import { site } from '#app/model/site/data.server.ts';
import { situations } from '#app/model/situations/data.server.ts';
import { videos } from '#app/model/videos/data.server.ts';
import { attribute, files, flaws, pageAt, readBuilt, textOf } from './pages.ts';

type Entry = Cautioned & { title: Bilingual; path?: string };

const withCautions = (entries: readonly Entry[]) => entries.filter((entry) => cautionsOf(entry).length > 0);

/** Entries that have a page of their own. */
const OF_PAGES = withCautions([
  ...schemes.map((one) => ({ ...one, path: `/scheme/${one.id}` })),
  ...situations.map((one) => ({ ...one, title: one.heading ?? one.title, path: `/situations/${one.id}` })),
  ...services.map((one) => ({ ...one, path: `/citizen/services/${one.id}` })),
  ...events.map((one) => ({ ...one, path: `/notices/events/${one.id}` })),
  ...albums.map((one) => ({ ...one, path: `/photogallery/${one.id}` })),
]);

/** Entries whose name itself misleads: it is invented, or no longer in use. */
const MISNAMED = withCautions([
  ...[...hostels, ...sampleHostels].map((one) => ({
    ...one,
    title: one.hostelFullname,
    path: hostelPath(one.name),
    confidence: undefined,
  })),
  ...OF_PAGES.filter(({ sample }) => sample),
  ...videos.map((one) => ({ ...one, path: `/videogallery#${one.id}` })),
]);

/** Lists the cautions of an entry that are missing in a text; its words may begin a sentence. */
function missing(entry: Cautioned, text: string, language: Language): string[] {
  const t = words(language, 'components');
  const wanted = cautionsOf(entry).map((caution) => {
    const alone = caution.kind === 'oldName' ? { nameUntil: caution.until } : undefined;
    return alone ? cautionWords(alone, t, language) : t(`caution.${caution.kind as 'sample'}`);
  });
  return wanted.filter((caution) => !text.toLowerCase().includes(caution.toLowerCase()));
}

describe.each(LANGUAGES)('the page of an entry with a caution, in "%s"', (language) => {
  it('says it in title, link preview, description and above its first section', () => {
    const found = OF_PAGES.flatMap((entry) => {
      const page = pageAt(pathIn(language, entry.path ?? ''));
      const content = (attributes: Record<string, string>) =>
        page.source.elements('meta', attributes)[0]?.attribs.content ?? '';
      const surfaces = {
        title: page.source.elements('title').map(textContent).join(),
        'og:title': content({ property: 'og:title' }),
        'og:description': content({ property: 'og:description' }),
        description: content({ name: 'description' }),
        top: textOf(page.main.querySelector('h1')?.parent ?? page.main),
      };
      return Object.entries(surfaces).flatMap(([surface, text]) =>
        missing(entry, text, language).map((caution) => `${page.path} ${surface}: ${caution}`),
      );
    });
    expect(found).toEqual([]);
    expect(OF_PAGES.length).toBeGreaterThan(0);
  });

  it('is sent with it', () => {
    const found = OF_PAGES.filter(({ path = '' }) => !path.startsWith('/photogallery')).flatMap((entry) => {
      const page = pageAt(pathIn(language, entry.path ?? ''));
      const shared = /"ShareButton":(\[.*?\])/.exec(page.html)?.[1] ?? '';
      return missing(entry, shared || page.html.slice(page.html.lastIndexOf('<script')), language).map(
        (caution) => `${page.path}: ${caution}`,
      );
    });
    expect(found).toEqual([]);
  });
});

it('a sample is not offered to search engines', () => {
  const samples = OF_PAGES.filter(({ sample }) => sample);
  const maps = LANGUAGES.map((language) => readBuilt(files.get(`/sitemap-${language}.xml`) ?? '')).join();
  for (const { path = '' } of samples) {
    expect(maps).not.toContain(`${site.address}${encodeURI(path)}<`);
    for (const language of LANGUAGES)
      expect(
        pageAt(pathIn(language, path)).source.elements('meta', { name: 'robots', content: 'noindex' }),
      ).toHaveLength(1);
  }
});

/** Parts of a page that name an entry and belong to it. */
const UNIT = /^(li|tr|article|figure|section|main|body)$/;

function unitOf(element: HtmlElement): HtmlElement {
  let unit = element;
  while (!UNIT.test(unit.tagName) && unit.parent) unit = unit.parent;
  return unit;
}

it('every link to an entry with a misleading name says so beside it', () => {
  expect(
    flaws((page) => {
      const links = MISNAMED.filter(({ path = '' }) => page.html.includes(`href="${pathIn(page.language, path)}"`));
      if (links.length === 0) return [];
      return page.main.querySelectorAll('a').flatMap((link) => {
        const href = attribute(link, 'href');
        const entry = links.find(({ path = '' }) => href === pathIn(page.language, path));
        return entry ? missing(entry, textOf(unitOf(link)), page.language).map((caution) => `${href}: ${caution}`) : [];
      });
    }),
  ).toEqual([]);
});

it('every helpline that is to be confirmed says so wherever a page names it', () => {
  const doubtful = withCautions(Object.values(helplines)) as (Entry & { number: string })[];
  expect(
    flaws((page) =>
      doubtful.flatMap(({ number, ...entry }) => {
        if (!page.html.includes(number)) return [];
        return page.body
          .querySelectorAll('a')
          .filter((link) => textOf(link).includes(number))
          .flatMap((link) =>
            missing(
              entry,
              textOf(link.parent?.tagName === 'p' ? (link.parent as HtmlElement) : unitOf(link)),
              page.language,
            ),
          );
      }),
    ),
  ).toEqual([]);
});

/** Published files of data that name entries by their title. */
const DATA = [...files.keys()].filter((address) => /\.(json|txt|ics|atom)$/.test(address));

/** Splits a file at what belongs to one entry: an object of JSON, a line of text, an entry of a feed or a calendar. */
function unitsOf(address: string, text: string): string[] {
  if (address.endsWith('.json')) return objectsIn(JSON.parse(text)).map((one) => JSON.stringify(one));
  if (address.endsWith('.atom')) return text.split('<entry>').slice(1);
  return address.endsWith('.ics') ? [text] : text.split('\n');
}

function objectsIn(value: unknown): object[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.values(value);
  return own.some((one) => typeof one === 'string') ? [value] : own.flatMap(objectsIn);
}

describe('every published file of data that names an entry with a misleading name', () => {
  it('says so beside the name', () => {
    const found = DATA.flatMap((address) => {
      const text = readBuilt(files.get(address) ?? '');
      const named = MISNAMED.flatMap((entry) =>
        LANGUAGES.filter((language) => text.includes(entry.title[language])).map((language) => ({ entry, language })),
      );
      if (named.length === 0) return [];
      return unitsOf(address, text).flatMap((unit) =>
        named
          .filter(
            ({ entry, language }) =>
              unit.includes(`"${entry.title[language]}"`) ||
              unit.includes(`${entry.title[language]}:`) ||
              unit.includes(`${entry.title[language]}<`),
          )
          .filter(({ entry }) => !isMarkedByField(entry, unit))
          .flatMap(({ entry, language }) =>
            missing(entry, unit, language).map((caution) => `${address} ${entry.title[language]}: ${caution}`),
          ),
      );
    });
    expect(found).toEqual([]);
  });
});

/** Whether a record of the open data has the fields that carry the cautions. */
const isMarkedByField = ({ sample, nameUntil }: Cautioned, unit: string) =>
  Boolean((sample && unit.includes('"sample":true')) || (nameUntil && unit.includes(`"nameUntil":"${nameUntil}"`)));
