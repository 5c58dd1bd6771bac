import { expect, it } from 'vitest';
import type { SitePath } from './screens.ts';

it('a link to a screen that does not exist does not compile', () => {
  const links: SitePath[] = ['/', '/office', '/scheme/any', '/scheme/any/sheet', '/scheme?category=any', '/office#any'];
  // @ts-expect-error: no screen has this path
  const broken: SitePath = '/nowhere';
  // @ts-expect-error: no link may lead to the not-found page
  const unknown: SitePath = '/*';
  expect(new Set([...links, broken, unknown]).size).toBe(links.length + 2);
});
