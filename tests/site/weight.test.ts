import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { textContent } from '#app/finish/htmlPage.server.ts';
import { className } from '#site-build/css/classNames.ts';
import { CLIENT_BUILD, files, type Page, pages } from './pages.ts';
import { startedBy, startOf, withImports } from './scripts.ts';

const KB = 1000;
const SHOWN_PAGES = 12;

/** Maximum sizes in compressed bytes. */
const MAX_BYTES = {
  /** Size that a server can send in its first round trip (initial congestion window). */
  html: 14_000,
  /** For the few pages with long lists. Target: 18 kB. */
  longestHtml: 18_400,
  /** What a page fetches in ten seconds without interaction, without fonts and photos. Target: 50 and 55 kB. */
  read: { en: 47_000, mr: 48_900 },
  /** Target: 85 kB. */
  home: 51_000,
  /** The scripts of every page: inline, and the module with its static imports. */
  early: 4_600,
  /** What a phone fetches from a tap into a search field to the results: 1.8 seconds at 400 kbit/s. */
  search: { en: 84_000, mr: 90_000 },
  /** What a phone fetches from a touch of a search field to the suggestions, with the script of the results. */
  suggestions: { en: 75_000, mr: 80_000 },
  fonts: { en: 20_000, mr: 80_000 },
};

/** Share of pages that may exceed the size of the first round trip. */
const MAX_LONGER_PAGES = 8.2 / 100;

/**
 * Pages with a large island, which they have besides the search boxes, and the data that the island fetches. `max`: bytes of
 * the page with React, the island, its data and its words. Target: 120 kB.
 */
const USED: { plain: string; island: RegExp; max: number; data: (language: string) => string[] }[] = [
  { plain: '/scheme', island: /SchemeBrowser/, max: 113_700, data: () => [] },
  { plain: '/eligibility', island: /Finder/, max: 150_000, data: (language) => [`eligibility/${language}.json`] },
  {
    plain: '/search',
    island: /SearchResults/,
    max: 105_000,
    data: (language) => [`search/${language}.json`],
  },
  { plain: '/hostels/governmenthostels/hostelpdf', island: /HostelPage/, max: 115_000, data: () => [] },
];

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Returns the Brotli size of a file, or its plain size if it has no Brotli variant. */
function compressedSize(file: string): number {
  const variant = join(CLIENT_BUILD, `${file}.br`);
  return statSync(existsSync(variant) ? variant : join(CLIENT_BUILD, file)).size;
}

const sum = (paths: Iterable<string>) => [...new Set(paths)].reduce((all, file) => all + compressedSize(file), 0);
const scriptFiles = (names: Iterable<string>) => [...names].map((name) => `assets/${name}`);
const fileAt = (address: string) => files.get(decodeURI(address).replace(/#.*/, '')) ?? address;

const htmlOf = ({ path }: Page) => compressedSize(files.get(path) ?? '');

/** Maps the name of a drawing to its file. */
const drawings = new Map(
  [...files.values()].flatMap((file) => {
    const [, name] = /^assets\/([\w-]+)-[\w-]{8}\.svg$/.exec(file) ?? [];
    return name ? [[name, file] as const] : [];
  }),
);

/** Lists the stylesheets, scripts, icons and drawings that a page fetches by itself. */
function ownFiles(page: Page): string[] {
  const { source, html } = page;
  const attributes = [
    ...source
      .elements('link', { rel: 'stylesheet' })
      .flatMap(({ attribs }) => ('data-late' in attribs ? [attribs.href] : [])),
    ...source.elements('use').map(({ attribs }) => attribs.href),
    ...source.elements('img').flatMap(({ attribs }) => (attribs.loading === 'lazy' ? [] : [attribs.src])),
  ].flatMap((address) => (address?.startsWith('/pictures/') ? [] : [address ?? '']));
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const drawn = [...drawings].flatMap(([name, file]) =>
    classes.has(className(name, 'Drawing.module.css')) ? [file] : [],
  );
  return [...attributes.map(fileAt), ...scriptFiles(withImports(startedBy(page))), ...drawn];
}

const firstVisit = (page: Page) => htmlOf(page) + sum([...ownFiles(page), 'sw.js']);

/** Lists the files of a page and of its island. Throws if the page does not have the island. */
function filesInUse(page: Page, { island, data }: (typeof USED)[number]): string[] {
  const { hydrate, files: common, islands } = startOf(page);
  const used = islands.find(({ module }) => island.test(module));
  if (!used) throw new Error(`${page.path} has no island ${island}.`);
  const props = typeof used.props === 'string' ? [used.props] : [];
  const react = used.plain ? [] : [hydrate, ...common];
  const added = [...react, used.module, ...used.files, ...Object.values(used.words), ...props].map(fileAt);
  return [...ownFiles(page), ...added, ...data(page.language)];
}

const inUse = (page: Page, used: (typeof USED)[number]) => htmlOf(page) + sum(filesInUse(page, used));

/** Adds up what a phone fetches from a tap into a search field of another page to the results. */
function fromTapToResults(page: Page, used: (typeof USED)[number]): number {
  const home = pages.find(({ plain, language }) => plain === '/' && language === page.language);
  if (!home) throw new Error(`There is no home page in ${page.language}.`);
  const known = new Set(ownFiles(home));
  return htmlOf(page) + sum(filesInUse(page, used).filter((file) => !known.has(file)));
}

function earlyScripts(page: Page): number {
  const inline = page.source.elements('script').filter(({ attribs }) => !attribs.src && !attribs.type);
  const bytes = inline.map((script) => brotliCompressSync(textContent(script)).length);
  return bytes.reduce((all, each) => all + each, sum(scriptFiles(withImports(startedBy(page)))));
}

type Weight = { path: string; bytes: number };

function weigh(bytesOf: (page: Page) => number, weighed = pages): Weight[] {
  return weighed.map((page) => ({ path: page.path, bytes: bytesOf(page) })).sort((a, b) => b.bytes - a.bytes);
}

function report(title: string, weights: Weight[]): void {
  const median = weights[Math.floor(weights.length / 2)]?.bytes ?? 0;
  const heaviest = weights.slice(0, SHOWN_PAGES).map(({ path, bytes }) => `${kilobytes(bytes).padStart(9)}  ${path}`);
  console.info([`${title} of ${weights.length} pages, median ${kilobytes(median)}`, ...heaviest].join('\n'));
}

const over = (weights: Weight[], most: number) =>
  weights.filter(({ bytes }) => bytes > most).map(({ path, bytes }) => `${path}: ${kilobytes(bytes)}`);

describe('the compressed size of a first visit', () => {
  it(`is at most ${kilobytes(MAX_BYTES.longestHtml)} of HTML and styles, and fits into one round trip on most pages`, () => {
    const weights = weigh(htmlOf);
    report('HTML', weights);
    expect(weights.at(-1)?.bytes).toBeGreaterThan(0);
    expect.soft(over(weights, MAX_BYTES.longestHtml)).toEqual([]);
    expect(over(weights, MAX_BYTES.html).length / weights.length).toBeLessThanOrEqual(MAX_LONGER_PAGES);
  });

  it.each(['en', 'mr'] as const)('is within the budget if the page is only read: %s', (language) => {
    const own = new Set(['/', ...USED.map(({ plain }) => plain)]);
    const read = pages.filter((page) => page.language === language && !own.has(page.plain));
    const weights = weigh(firstVisit, read);
    report('Everything without letters and photos', weights);
    expect(over(weights, MAX_BYTES.read[language])).toEqual([]);
  });

  it(`is at most ${kilobytes(MAX_BYTES.home)} on the home page`, () => {
    const weights = weigh(
      firstVisit,
      pages.filter(({ plain }) => plain === '/'),
    );
    report('Everything without letters and photos', weights);
    expect(over(weights, MAX_BYTES.home)).toEqual([]);
  });

  it.each(USED)('is at most $max bytes with the island in use: $plain', (used) => {
    const weights = weigh(
      (page) => inUse(page, used),
      pages.filter(({ plain }) => plain === used.plain),
    );
    report('In use', weights);
    expect(weights.length).toBeGreaterThan(0);
    expect(over(weights, used.max)).toEqual([]);
  });

  it.each(['en', 'mr'] as const)(
    'is within the budget from a tap into a search field to the results: %s',
    (language) => {
      const used = USED.filter(({ plain }) => plain === '/search');
      const weights = used.flatMap((screen) =>
        weigh(
          (page) => fromTapToResults(page, screen),
          pages.filter((page) => page.plain === '/search' && page.language === language),
        ),
      );
      report('From a tap to the results', weights);
      expect(weights).toHaveLength(1);
      expect(over(weights, MAX_BYTES.search[language])).toEqual([]);
    },
  );

  it.each(['en', 'mr'] as const)(
    'is within the budget from a touch of a search field to the suggestions: %s',
    (language) => {
      const wanted = /^assets\/(searchAhead|searchSuggestions|Combobox|SearchResults\.island)-.*\.(js|css)$/;
      const own = [...files.values()].filter((file) => wanted.test(file)).map((file) => file.replace('assets/', ''));
      const [home] = pages.filter(({ plain, language: code }) => plain === '/' && code === language);
      const known = new Set(home ? ownFiles(home) : []);
      const added = scriptFiles([...own, ...withImports(own)]).filter((file) => !known.has(file));
      expect(own.length).toBeGreaterThan(2);
      expect(sum([...added, `search/${language}.json`])).toBeLessThanOrEqual(MAX_BYTES.suggestions[language]);
    },
  );

  it(`is at most ${kilobytes(MAX_BYTES.early)} of script without the islands`, () => {
    const weights = weigh(earlyScripts);
    report('Early scripts', weights.slice(0, 1));
    expect(over(weights, MAX_BYTES.early)).toEqual([]);
  });

  it.each(['en', 'mr'] as const)('is at most the budget for fonts: %s', (language) => {
    const own = { en: /mukta-(latin|switch)-/, mr: /mukta-mr-/ }[language];
    const fonts = [...files.values()].filter((file) => file.endsWith('.woff2') && own.test(file));
    expect(fonts.length).toBeGreaterThan(1);
    expect(sum(fonts)).toBeLessThanOrEqual(MAX_BYTES.fonts[language]);
  });
});
