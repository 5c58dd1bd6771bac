import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { FIRST_PAGES } from '#server/addresses.ts';
import { GENERATED_FILES } from './generate.ts';

it.each(Object.entries(GENERATED_FILES))('deploy/%s is up to date with server/ (npm run hosts)', (file, text) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text());
});

it('every parent of a page is a page or redirects to one', () => {
  const screens = Object.keys(SCREENS);
  const parents = screens.flatMap((path) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  expect(parents.filter((path) => !screens.includes(path) && !FIRST_PAGES[path])).toEqual([]);
  expect(Object.values(FIRST_PAGES).filter((path) => !screens.includes(path))).toEqual([]);
});
