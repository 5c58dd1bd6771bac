import { describe, expect, it } from 'vitest';
import { DRAWER, FOOTER_LINKS, isCurrent, NAVIGATION } from './navigation.ts';

const inNavigation = NAVIGATION.flatMap((item) => ('links' in item ? item.links : [item]));
const inDrawer = DRAWER.flatMap(({ links }) => links.flatMap((link) => ('nested' in link ? link.nested : [link])));

describe('the navigation', () => {
  it('has the ten entries that the specification lists, in the same order', () => {
    expect(NAVIGATION.map(({ word }) => word)).toEqual([
      ...['nav.home', 'nav.about', 'nav.office', 'nav.schemes', 'nav.documents', 'nav.manual', 'nav.notices'],
      ...['nav.rts', 'nav.rti', 'nav.hostels'],
    ]);
  });

  it('contains no path twice in the same list', () => {
    for (const list of [inNavigation, inDrawer, FOOTER_LINKS]) {
      const paths = list.map(({ path }) => path);
      expect(paths).toEqual([...new Set(paths)]);
    }
  });
});

describe('isCurrent', () => {
  it.each([
    { path: '/scheme', here: '/scheme', is: true },
    { path: '/scheme', here: '/scheme/made-up', is: true },
    { path: '/district', sections: ['/office'], here: '/office', is: true },
    { path: '/district', sections: ['/office'], here: '/office/social', is: true },
    { path: '/district', sections: ['/office'], here: '/officers', is: false },
    { path: '/hostels/governmenthostels', here: '/hostels/governmenthostels/hostelpdf', is: true },
    { path: '/scheme', here: '/schemes', is: false },
    { path: '/', here: '/', is: true },
    { path: '/', here: '/scheme', is: false },
  ])('returns $is for $path on $here', ({ here, is, ...link }) => {
    expect(isCurrent(link, here)).toBe(is);
  });
});
