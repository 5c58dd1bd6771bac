import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { SCREENS } from '#app/screens.ts';
import { createSiteTree } from './tree.server.ts';

/** The page of a single hostel, the page of the tree itself, and the page for unknown addresses. */
const NOT_IN_TREE = ['/hostels/governmenthostels/hostelpdf', '/sitemap', '/*'];

describe.each(LANGUAGES)('the tree of the site in "%s"', (language) => {
  const tree = createSiteTree(language);
  const paths: string[] = tree.flatMap(({ path, links }) => [
    ...(path ? [path] : []),
    ...links.map((link) => link.path),
  ]);

  it('contains every screen of the site', () => {
    const screens = Object.keys(SCREENS).filter((path) => !path.includes(':') && !NOT_IN_TREE.includes(path));
    expect(screens.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('links no page twice in the same part', () => {
    for (const { title, links } of tree) expect(new Set(links.map(({ path }) => path)).size, title).toBe(links.length);
  });

  it('begins with the home page and lists the categories under the schemes', () => {
    expect(tree[0]).toMatchObject({ path: '/', links: [] });
    const schemes = tree.find(({ links }) => links.some(({ path }) => path === '/scheme'));
    expect(schemes?.links.map(({ path }) => path)).toContain('/scheme?category=health');
  });
});
