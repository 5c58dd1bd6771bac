import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { FIRST_PAGES } from '#server/spellings.ts';
import { generateHeadersFile } from './cloudflare-pages/generate.ts';
import { generateAnswersConf, generateMapsConf } from './nginx/generate.ts';

// `npm run hosts` updates these files.
it.each([
  ['nginx/maps.conf', generateMapsConf()],
  ['nginx/answers.conf', generateAnswersConf()],
  ['cloudflare-pages/_headers', generateHeadersFile()],
])('deploy/%s is up to date with server/ (npm run hosts)', async (file, text) => {
  expect(existsSync(join(import.meta.dirname, file))).toBe(true);
  await expect(text).toMatchFileSnapshot(file);
});

it('every parent address of a page is a page or redirects to a page', () => {
  const screens = Object.keys(SCREENS);
  const parents = screens.flatMap((path) => {
    const parts = path.split('/').slice(1, -1);
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  });
  expect(parents.filter((path) => !screens.includes(path) && !FIRST_PAGES[path])).toEqual([]);
  expect(Object.values(FIRST_PAGES).filter((path) => !screens.includes(path))).toEqual([]);
});
