import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainPath } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { CLIENT_BUILD, files, type Page, pages } from './pages.ts';
import { startedBy, withImports, wordsOf } from './scripts.ts';

const KB = 1000;
const SHOWN_PAGES = 12;

/** Maximum sizes in compressed bytes. */
const MAX_BYTES = {
  /** Size that a server can send in its first round trip (initial congestion window). */
  html: 14_000,
  fonts: { en: 20_000, mr: 80_000 },
  /** Libraries and shell take 109 kB of this. */
  script: 130_000,
  /** `laterPage`: data of a page. `newKind`: also the script, words and styles of its screen. */
  laterPage: 12_000,
  newKind: 31_200,
};

/** Screens that exceed the budget in Marathi: long lists and printable pages. */
const LONGER_HTML: Partial<Record<string, number>> = {
  'conformance-report': 22_000,
  schemes: 21_000,
  hostel: 17_500,
  eligibility: 17_000,
  papers: 17_000,
  'self-disclosure': 17_000,
  sitemap: 16_000,
  scheme: 16_000,
  institutions: 15_500,
  home: 15_000,
};

/** Screens that exceed the budget: the eligibility finder and, in Marathi, the page of a hostel. */
const LONGER_SCRIPT: Partial<Record<string, number>> = { eligibility: 134_500, hostel: 132_000 };

const SCREEN_OF = Object.entries(SCREENS).map(([pattern, screen]) => ({
  address: new RegExp(`^${pattern.replace(/:\w+|\*/, '[^/]+')}$`),
  screen,
}));

const screenOf = (path: string) =>
  SCREEN_OF.find(({ address }) => address.test(plainPath(path)))?.screen ?? 'not-found';

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Returns the Brotli size of a file, or its plain size if it has no Brotli variant. */
function compressedSize(file: string): number {
  const variant = join(CLIENT_BUILD, `${file}.br`);
  return statSync(existsSync(variant) ? variant : join(CLIENT_BUILD, file)).size;
}

const sum = (paths: Iterable<string>) => [...paths].reduce((all, file) => all + compressedSize(file), 0);
const scriptFiles = (names: Iterable<string>) => [...names].map((name) => `assets/${name}`);

const htmlOf = ({ path }: Page) => compressedSize(files.get(path) ?? '');
const scriptsOf = (page: Page) => new Set([...withImports(startedBy(page)), ...withImports(wordsOf(page))]);

type Weight = { path: string; bytes: number };

function weigh(bytesOf: (page: Page) => number): Weight[] {
  return pages.map((page) => ({ path: page.path, bytes: bytesOf(page) })).sort((a, b) => b.bytes - a.bytes);
}

function report(title: string, weights: Weight[]): void {
  const median = weights[Math.floor(weights.length / 2)]?.bytes ?? 0;
  const heaviest = weights.slice(0, SHOWN_PAGES).map(({ path, bytes }) => `${kilobytes(bytes).padStart(9)}  ${path}`);
  console.info([`${title} of ${weights.length} pages, median ${kilobytes(median)}`, ...heaviest].join('\n'));
}

const over = (weights: Weight[], most: number, longer: Partial<Record<string, number>> = {}) =>
  weights
    .filter(({ path, bytes }) => bytes > (longer[screenOf(path)] ?? most))
    .map(({ path, bytes }) => `${path}: ${kilobytes(bytes)}`);

describe('the compressed size of a first visit', () => {
  it(`is at most ${kilobytes(MAX_BYTES.html)} of HTML and styles, except for ${Object.keys(LONGER_HTML).length} screens`, () => {
    const weights = weigh(htmlOf);
    report('HTML', weights);
    expect(weights.at(-1)?.bytes).toBeGreaterThan(0);
    expect(over(weights, MAX_BYTES.html, LONGER_HTML)).toEqual([]);
  });

  it(`is at most ${kilobytes(MAX_BYTES.script)} of script and words, except for ${Object.keys(LONGER_SCRIPT).length} screens`, () => {
    const weights = weigh((page) => sum(scriptFiles(scriptsOf(page))));
    report('Script', weights);
    expect(over(weights, MAX_BYTES.script, LONGER_SCRIPT)).toEqual([]);
  });

  it.each(['en', 'mr'] as const)('is at most the budget for fonts: %s', (language) => {
    const own = { en: /mukta-(latin|switch)-/, mr: /mukta-mr-/ }[language];
    const fonts = [...files.values()].filter((file) => file.endsWith('.woff2') && own.test(file));
    expect(fonts.length).toBeGreaterThan(1);
    expect(sum(fonts)).toBeLessThanOrEqual(MAX_BYTES.fonts[language]);
  });
});

describe('the compressed size of a later page', () => {
  const dataOf = ({ path }: Page) => files.get(path === '/' ? '/_.data' : `${path}.data`) ?? [];

  it(`is at most ${kilobytes(MAX_BYTES.laterPage)} after a visit to a page of the same screen`, () => {
    const weights = weigh((page) => sum([dataOf(page)].flat()));
    report('Data', weights);
    expect(weights.filter(({ bytes }) => bytes === 0).length).toBeLessThan(pages.length / 10);
    expect(over(weights, MAX_BYTES.laterPage)).toEqual([]);
  });

  it(`is at most ${kilobytes(MAX_BYTES.newKind)} for the first page of a screen after the home page`, () => {
    const home = { en: pages.find(({ path }) => path === '/'), mr: pages.find(({ path }) => path === '/mr') };
    const weights = weigh((page) => {
      const known = scriptsOf(home[page.language] ?? page);
      const scripts = [...scriptsOf(page)].filter((name) => !known.has(name));
      const styles = [...page.html.matchAll(/"\/(assets\/screens\/[\w.-]+\.css)"/g)].map(([, file = '']) => file);
      return sum([...scriptFiles(scripts), ...new Set(styles), ...[dataOf(page)].flat()]);
    });
    report('The first of a kind', weights);
    expect(over(weights, MAX_BYTES.newKind)).toEqual([]);
  });
});
