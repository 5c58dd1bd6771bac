import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { conformance } from '#app/model/conformance/data.server.ts';

const SOURCES = '{app,content-check,deploy,desk,scripts,server,site-build,spreadsheets,tests}/**/*.{ts,tsx,mjs}';

/** This test and that of the reports write tags that no test carries. */
const WITH_EXAMPLES = /conformance-tags\.test\.ts$|scripts[\\/]conformance[\\/]/;

function tagsIn(source: string): string[] {
  return [...source.matchAll(/(?<=')@?conformance\/([\w-]+)(?=')/g)].map(([, check = '']) => check);
}

const carried = globSync(SOURCES)
  .filter((file) => !WITH_EXAMPLES.test(file))
  .flatMap((file) => tagsIn(readFileSync(file, 'utf8')));

it('a tag is found in a test of both runners, and not in an import', () => {
  const source =
    "it('a', { tags: ['conformance/one'] }); test('b', { tag: ['@conformance/two'] }); import './conformance/run.ts'";
  expect(tagsIn(source)).toEqual(['one', 'two']);
});

it('the checks that tests show, and no others, are tags of tests', () => {
  const byTests = Object.entries(conformance.checks).filter(([, { manual }]) => !manual);
  expect([...new Set(carried)].sort()).toEqual(byTests.map(([name]) => name).sort());
});
