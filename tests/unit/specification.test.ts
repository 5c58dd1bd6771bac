import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const document = readFileSync('docs/specification.md', 'utf8');

/** Source text of all tests, which must contain the titles quoted in the document. */
const tests = ['app', 'content-check', 'server', 'scripts', 'site-build', 'spreadsheets', 'tests']
  .flatMap(testFilesIn)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function testFilesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return testFilesIn(path);
    return /\.(test|spec)\.(ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

/** Titles that are quoted after the path of their test. */
const quoted = [...document.matchAll(/`[^`]+\.(?:test|spec)\.\w+`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
  ([, titles = '']) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
);

const files = [...document.matchAll(/`((?:app|content|server|scripts|tests|e2e|site)\/[\w./*-]+)`/g)]
  .map(([, path = '']) => path.replace(/^(e2e|site)\//, 'tests/$1/'))
  .filter((path) => !path.includes('*'));

/** Matches a journey with its titles: `e2e/screens/home.spec.ts`: "a title", "another" */
const JOURNEY = /`(e2e\/[\w/-]+\.spec\.ts)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g;

/** Cells of the column "Seen in the browser by", which is last. */
const lastCells = document
  .split('\n\n')
  .filter((part) => /^\|.* Seen in the browser by \|$/m.test(part))
  .flatMap((table) => table.trim().split('\n').slice(2))
  .map((line) => line.split(' | ').at(-1)?.replace(/ *\|$/, '').trim() ?? '');

const seen = lastCells.flatMap((cell) =>
  [...cell.matchAll(JOURNEY)].map(([journey, path = '', titles = '']) => ({
    journey,
    file: `tests/${path}`,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  })),
);

/** Splits a quoted title at …, which replaces its values. */
const literalParts = (title: string) =>
  title
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');

describe('docs/specification.md', () => {
  it.each([...new Set(quoted)])('quotes an existing test: %s', (title) => {
    for (const part of literalParts(title)) expect(tests).toContain(part);
  });

  it.each([...new Set(files)])('names an existing path: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(seen)('quotes titles of the named journey: $journey', ({ file, titles }) => {
    const journeys = readFileSync(file, 'utf8');
    for (const part of titles.flatMap(literalParts)) expect(journeys).toContain(part);
  });

  it('has only journeys in the column "Seen in the browser by"', () => {
    expect(seen.length).toBeGreaterThan(50);
    const others = lastCells.flatMap((cell) => cell.replaceAll(JOURNEY, '').replaceAll('; ', '').trim());
    expect(new Set(others)).toEqual(new Set(['', '—']));
  });

  it('quotes enough tests and paths', () => {
    expect(quoted.length).toBeGreaterThan(30);
    expect(files.length).toBeGreaterThan(60);
  });

  it('contains every path of the route table', () => {
    const ours = ['/scheme/:schemeId', '/citizen/services/:serviceId', '/search', '/feedback', '/policies', '/help'];
    const additions = [...ours, '/web-information-manager', '/accessibility', '/*'];
    for (const path of Object.keys(SCREENS).filter((candidate) => !additions.includes(candidate))) {
      const written = path.replace(/:(\w+)/, '{$1}').replace('/hostels/governmenthostels/hostelpdf', '…/hostelpdf');
      expect(document, path).toContain(`\`${written}\``);
    }
  });
});
