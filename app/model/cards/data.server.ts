import { loadEntry } from '../load.server.ts';
import { schemes } from '../schemes/data.server.ts';
import { type Card, cardsSchema } from './schema.server.ts';

/** Name → card. */
export const cards = loadEntry('cards.yaml', cardsSchema).cards;

/** The size that messengers show without cutting, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

export const cardPath = (name: string) => `/cards/${name}.png`;

type NamedCard = Card & { name: string };

const named: NamedCard[] = Object.entries(cards).map(([name, card]) => ({ name, ...card }));

const begins = (path: string, page: string) => `${path}/`.startsWith(`/${page}/`);

/** The card of a page. `path` has no language. */
export function findCard(path: string): NamedCard | undefined {
  const scheme = schemes.find(({ id }) => path === `/scheme/${id}`);
  const ofCategory = scheme && named.find(({ categories = [] }) => categories.includes(scheme.category));
  const [ofPage] = named
    .flatMap((card) => (card.pages ?? []).filter((page) => begins(path, page)).map((page) => ({ card, page })))
    .sort((a, b) => b.page.length - a.page.length);
  return ofCategory ?? ofPage?.card ?? named.find(({ name }) => name === 'home');
}
