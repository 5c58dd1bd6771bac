import { loadEntry } from '../load.server.ts';
import * as pageOf from '../pageOf.ts';
import { schemes } from '../schemes/data.server.ts';
import { type Card, cardsSchema } from './schema.server.ts';

export const cards = loadEntry('cards.yaml', cardsSchema).cards;

/** Size in pixels that messengers show without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const cardPath = (name: string) => `/cards/${name}.png`;

const named = Object.entries(cards).map(([name, card]) => ({ name, ...card }));

/** Finds the card of a path (without language): by a scheme's category, else by the longest matching prefix, else `home`. */
export function findCard(path: string): (Card & { name: string }) | undefined {
  const scheme = schemes.find(({ id }) => path === pageOf.schemes(id));
  const byCategory = scheme && named.find(({ categories = [] }) => categories.includes(scheme.category));
  const [byAddress] = named
    .flatMap((card) => (card.pages ?? []).map((page) => ({ card, page })))
    .filter(({ page }) => `${path}/`.startsWith(`/${page}/`))
    .sort((a, b) => b.page.length - a.page.length);
  return byCategory ?? byAddress?.card ?? named.find(({ name }) => name === 'home');
}
