import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';

const document = readFileSync('docs/specification.md', 'utf8');

/** Text of all tests, to look titles up in. Titles with a value in them are quoted with … in its place. */
const tests = ['app', 'server', 'scripts', 'tests']
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

describe('the table of the specification', () => {
  it.each([...new Set(quoted)])('names a test that exists: %s', (title) => {
    const parts = title
      .split('…')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    for (const part of parts) expect(tests).toContain(part);
  });

  it.each([...new Set(files)])('names a place that exists: %s', (path) => {
    expect(existsSync(path)).toBe(true);
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
