import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conformance } from '#app/model/conformance/data.server.ts';

const SOURCES = '{app,content-check,deploy,desk,scripts,server,site-build,spreadsheets,tests}/**/*.{ts,tsx,mjs}';

/** Files with example tags that belong to no test. */
const EXAMPLE_FILES = /conformance-tags\.test\.ts$|scripts[\\/]conformance[\\/]/;

function tagsIn(source: string): string[] {
  return [...source.matchAll(/(?<=')@?conformance\/([\w-]+)(?=')/g)].map(([, check = '']) => check);
}

const testTags = globSync(SOURCES)
  .filter((file) => !EXAMPLE_FILES.test(file))
  .flatMap((file) => tagsIn(readFileSync(file, 'utf8')));

it('tagsIn finds tags of Vitest and Playwright, and ignores imports', () => {
  const source =
    "it('a', { tags: ['conformance/one'] }); test('b', { tag: ['@conformance/two'] }); import './conformance/run.ts'";
  expect(tagsIn(source)).toEqual(['one', 'two']);
});

it('the tags of tests are exactly the automatic checks of the conformance report', () => {
  const automatic = Object.entries(conformance.checks).filter(([, { manual }]) => !manual);
  expect([...new Set(testTags)].sort()).toEqual(automatic.map(([name]) => name).sort());
});
