import { expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { searchEntries } from './documents.server.ts';

/** The home page, the search, the sitemap, and the page for unknown addresses. */
const LEFT_OUT = ['/', '/search', '/sitemap', '/*'];

it('the search finds all screens except four, as entries or as named screens (namedScreens.server.ts)', () => {
  const found = new Set<string>(searchEntries('en').map(({ path }) => path.replace(/[?#].*/, '')));
  const screens = Object.keys(SCREENS).filter((path) => !path.includes(':'));
  expect(screens.filter((path) => !found.has(path))).toEqual(LEFT_OUT);
});
