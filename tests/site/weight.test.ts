import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plainPath } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { CLIENT_BUILD, files, type Page, pages } from './pages.ts';
import { startedBy, withImports, wordsOf } from './scripts.ts';

const KB = 1000;
const HEAVIEST = 12;

/** Most that may travel for a first visit, in bytes as the network carries them. */
const MOST = {
  /** What the first answer of a server carries. */
  html: 14_000,
  fonts: { en: 20_000, mr: 80_000 },
  /** The libraries and the shell are 109 of it. */
  script: 130_000,
  /** The data of another page of the same kind. The first page of a kind also brings its script, words and styles. */
  laterPage: 12_000,
  newKind: 31_200,
};

/** Screens that cannot keep to the first answer in Marathi: long lists, and what is printed. */
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

/** The finder, and in Marathi the list of hostels for printing. */
const LONGER_SCRIPT: Partial<Record<string, number>> = { eligibility: 134_500, hostel: 132_000 };

const SCREEN_OF = Object.entries(SCREENS).map(([pattern, screen]) => ({
  address: new RegExp(`^${pattern.replace(/:\w+|\*/, '[^/]+')}$`),
  screen,
}));

const screenOf = (path: string) =>
  SCREEN_OF.find(({ address }) => address.test(plainPath(path)))?.screen ?? 'not-found';

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** Bytes that travel for a file: its Brotli variant, or itself where it is packed already. */
function travelling(file: string): number {
  const variant = join(CLIENT_BUILD, `${file}.br`);
  return statSync(existsSync(variant) ? variant : join(CLIENT_BUILD, file)).size;
}

const sum = (paths: Iterable<string>) => [...paths].reduce((all, file) => all + travelling(file), 0);
const scriptFiles = (names: Iterable<string>) => [...names].map((name) => `assets/${name}`);

const htmlOf = ({ path }: Page) => travelling(files.get(path) ?? '');
const scriptsOf = (page: Page) => new Set([...withImports(startedBy(page)), ...withImports(wordsOf(page))]);

type Weight = { path: string; bytes: number };

function weigh(bytesOf: (page: Page) => number): Weight[] {
  return pages.map((page) => ({ path: page.path, bytes: bytesOf(page) })).sort((a, b) => b.bytes - a.bytes);
}

function report(title: string, weights: Weight[]): void {
  const middle = weights[Math.floor(weights.length / 2)]?.bytes ?? 0;
  const heaviest = weights.slice(0, HEAVIEST).map(({ path, bytes }) => `${kilobytes(bytes).padStart(9)}  ${path}`);
  console.info([`${title} of ${weights.length} pages, in the middle ${kilobytes(middle)}`, ...heaviest].join('\n'));
}

const over = (weights: Weight[], most: number, longer: Partial<Record<string, number>> = {}) =>
  weights
    .filter(({ path, bytes }) => bytes > (longer[screenOf(path)] ?? most))
    .map(({ path, bytes }) => `${path}: ${kilobytes(bytes)}`);

describe('what travels for a first visit', () => {
  it(`is at most ${kilobytes(MOST.html)} of HTML and styles, but for ${Object.keys(LONGER_HTML).length} screens`, () => {
    const weights = weigh(htmlOf);
    report('HTML', weights);
    expect(weights.at(-1)?.bytes).toBeGreaterThan(0);
    expect(over(weights, MOST.html, LONGER_HTML)).toEqual([]);
  });

  it(`is at most ${kilobytes(MOST.script)} of script and words, but for ${Object.keys(LONGER_SCRIPT).length} screens`, () => {
    const weights = weigh((page) => sum(scriptFiles(scriptsOf(page))));
    report('Script', weights);
    expect(over(weights, MOST.script, LONGER_SCRIPT)).toEqual([]);
  });

  it.each(['en', 'mr'] as const)('is at most the fonts of its language: %s', (language) => {
    const own = { en: /mukta-(latin|switch)-/, mr: /mukta-mr-/ }[language];
    const fonts = [...files.values()].filter((file) => file.endsWith('.woff2') && own.test(file));
    expect(fonts.length).toBeGreaterThan(1);
    expect(sum(fonts)).toBeLessThanOrEqual(MOST.fonts[language]);
  });
});

describe('what travels for a later page', () => {
  const dataOf = ({ path }: Page) => files.get(path === '/' ? '/_.data' : `${path}.data`) ?? [];

  it(`is at most ${kilobytes(MOST.laterPage)} where one of its kind was seen before`, () => {
    const weights = weigh((page) => sum([dataOf(page)].flat()));
    report('Data', weights);
    expect(weights.filter(({ bytes }) => bytes === 0).length).toBeLessThan(pages.length / 10);
    expect(over(weights, MOST.laterPage)).toEqual([]);
  });

  it(`is at most ${kilobytes(MOST.newKind)} where it is the first of its kind after the home page`, () => {
    const home = { en: pages.find(({ path }) => path === '/'), mr: pages.find(({ path }) => path === '/mr') };
    const weights = weigh((page) => {
      const known = scriptsOf(home[page.language] ?? page);
      const scripts = [...scriptsOf(page)].filter((name) => !known.has(name));
      const styles = [...page.html.matchAll(/"\/(assets\/screens\/[\w.-]+\.css)"/g)].map(([, file = '']) => file);
      return sum([...scriptFiles(scripts), ...new Set(styles), ...[dataOf(page)].flat()]);
    });
    report('The first of a kind', weights);
    expect(over(weights, MOST.newKind)).toEqual([]);
  });
});
