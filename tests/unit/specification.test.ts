import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const document = readFileSync('docs/specification.md', 'utf8');

/** Text of all tests, to look titles up in. Titles with a value in them are quoted with … in its place. */
const tests = ['app', 'content-check', 'server', 'scripts', 'site-build', 'spreadsheets', 'tests']
  .flatMap(testsBelow)
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function testsBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return testsBelow(path);
    return /\.(test|spec)\.(ts|tsx|mjs)$/.test(name) ? [path] : [];
  });
}

/** Cells of the last column that quote titles after the file they stand in. */
const quoted = [...document.matchAll(/`[^`]+\.(?:test|spec)\.\w+`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
  ([, titles = '']) => [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
);

const files = [...document.matchAll(/`((?:app|content|server|scripts|tests|e2e|site)\/[\w./*-]+)`/g)]
  .map(([, path = '']) => path.replace(/^(e2e|site)\//, 'tests/$1/'))
  .filter((path) => !path.includes('*'));

/** `e2e/screens/home.spec.ts`: "a title", "another" */
const JOURNEY = /`(e2e\/[\w/-]+\.spec\.ts)`(?:: ("[^"]+"(?:, "[^"]+")*))?/g;

/** Cells of the column "Seen in the browser by". */
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

/** What stands in the source of a title: values in it are quoted with … in their place. */
const partsOf = (title: string) =>
  title
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');

describe('the table of the specification', () => {
  it.each([...new Set(quoted)])('names a test that exists: %s', (title) => {
    for (const part of partsOf(title)) expect(tests).toContain(part);
  });

  it.each([...new Set(files)])('names a place that exists: %s', (path) => {
    expect(existsSync(path)).toBe(true);
  });

  it.each(seen)('names in its last column a journey of that file: $journey', ({ file, titles }) => {
    const journeys = readFileSync(file, 'utf8');
    for (const part of titles.flatMap(partsOf)) expect(journeys).toContain(part);
  });

  it('has a last column that holds nothing but journeys, in every table with tests', () => {
    expect(seen.length).toBeGreaterThan(50);
    const others = lastCells.flatMap((cell) => cell.replaceAll(JOURNEY, '').replaceAll('; ', '').trim());
    expect(new Set(others)).toEqual(new Set(['', '—']));
  });

  it('quotes tests and places at all', () => {
    expect(quoted.length).toBeGreaterThan(30);
    expect(files.length).toBeGreaterThan(60);
  });

  it('knows every path of the specification’s route table', () => {
    const ours = ['/scheme/:schemeId', '/citizen/services/:serviceId', '/search', '/feedback', '/policies', '/help'];
    const additions = [...ours, '/web-information-manager', '/accessibility', '/*'];
    for (const path of Object.keys(SCREENS).filter((candidate) => !additions.includes(candidate))) {
      const written = path.replace(/:(\w+)/, '{$1}').replace('/hostels/governmenthostels/hostelpdf', '…/hostelpdf');
      expect(document, path).toContain(`\`${written}\``);
    }
  });
});
