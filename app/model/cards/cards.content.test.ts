import { describe, expect, it } from 'vitest';
import { schemes } from '../schemes/data.server.ts';
import { cards, findCard } from './data.server.ts';

const named = Object.entries(cards).map(([name, card]) => ({
  name,
  pages: card.pages ?? [],
  categories: card.categories ?? [],
}));

describe('the link preview card of a page', () => {
  it.each(named.flatMap(({ name, pages }) => pages.map((page) => ({ name, page }))))(
    'is "$name" for /$page and the pages below it',
    ({ name, page }) => {
      expect(findCard(`/${page}`)?.name).toBe(name);
      expect(findCard(`/${page}/made-up`)?.name).toBe(name);
      expect(findCard(`/${page}made-up`)?.name).not.toBe(name);
    },
  );

  it('is the card of the home page when no other card matches', () => {
    expect([findCard('/'), findCard('/made-up')].map((card) => card?.name)).toEqual(['home', 'home']);
  });

  it('is the card of the category on the page of a scheme, or the card of the list of schemes if the category has none', () => {
    for (const { id, category } of schemes) {
      const card = named.find(({ categories }) => categories.includes(category));
      expect(findCard(`/scheme/${id}`)?.name).toBe(card?.name ?? findCard('/scheme')?.name);
    }
  });
});
