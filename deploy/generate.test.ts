import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { FIRST_PAGES } from '#server/addresses.ts';
import { GENERATED_FILES } from './generate.ts';

it.each(Object.entries(GENERATED_FILES))('deploy/%s is up to date with server/ (npm run hosts)', (file, text) => {
  expect(readFileSync(join(import.meta.dirname, file), 'utf8')).toBe(text());
});

it('every beginning of the address of a page leads to a page', () => {
  const screens = Object.keys(SCREENS);
  const beginnings = screens.flatMap((path) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  });
  expect(beginnings.filter((path) => !screens.includes(path) && !FIRST_PAGES[path])).toEqual([]);
  expect(Object.values(FIRST_PAGES).filter((path) => !screens.includes(path))).toEqual([]);
});
