import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCREENS, type SitePath } from '#app/screens.ts';
import { pathsToPrerender } from '#site-build/paths.ts';
import { entryPages } from './entryPages.server.ts';
import * as pageOf from './pageOf.ts';

const PATHS = pathsToPrerender();
const SCREEN_PATHS = Object.keys(SCREENS);

describe('the page of an entry', () => {
  it.each(Object.entries(pageOf))('has a screen: %s', (_, page) => {
    const [start = ''] = page(':').split(/[?#]/);
    expect(
      SCREEN_PATHS.filter((path) => path === start || (start.endsWith(':') && path.startsWith(start))),
    ).not.toEqual([]);
  });

  it('is written as browsers write the address of the page', () => {
    const asInBrowsers = (page: string) => new URL(page, 'https://site.example').pathname;
    for (const page of entryPages.keys()) expect(asInBrowsers(page)).toBe(page);
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]*$/), (id) => {
        expect(asInBrowsers(pageOf.albums(id))).toBe(pageOf.albums(id));
      }),
    );
  });

  it('is a finished page', () => {
    for (const page of entryPages.keys()) expect(PATHS).toContain(decodeURI(page));
  });

  it('does not compile for a collection without pages', () => {
    // @ts-expect-error: portals have no pages
    expect(pageOf.portals).toBeUndefined();
    const page: SitePath = pageOf.schemes('any');
    expect(page).toBe('/scheme/any');
  });
});

it.each(SCREEN_PATHS.filter((path) => path.includes(':')))('the screen %s shows entries', (screen) => {
  const [before = '', after = ''] = screen.split(/:\w+/);
  expect(PATHS.filter((path) => path.startsWith(before) && path.endsWith(after))).not.toEqual([]);
});
