import { expect, it } from 'vitest';
import { SCREENS } from '#app/screens.ts';
import { searchEntries } from './documents.server.ts';

/** The start of the site, lists of what the search finds by itself, and the page of unknown addresses. */
const LEFT_OUT = ['/', '/search', '/sitemap', '/*'];

it('every screen is found by the search, in namedScreens.server.ts or by its entry', () => {
  const found = new Set<string>(searchEntries('en').map(({ path }) => path.replace(/[?#].*/, '')));
  const screens = Object.keys(SCREENS).filter((path) => !path.includes(':'));
  expect(screens.filter((path) => !found.has(path))).toEqual(LEFT_OUT);
});
