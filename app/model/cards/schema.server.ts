import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { bilingualAlt, CONTENT_ROOT, slug } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

const drawing = slug.refine((name) => existsSync(join(CONTENT_ROOT, 'drawings', `${name}.svg`)), code('noSuchDrawing'));

const card = z.strictObject({
  drawing: drawing.describe('A drawing of content/drawings, without its ending.'),
  ground: z.enum(['geru', 'neel', 'vana', 'raat']).describe('Colour of the ground, as in the design.'),
  stands: z
    .literal(true)
    .optional()
    .describe('Figures that stand on the ground; without it the drawing fills the card.'),
  view: z
    .string()
    .regex(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/, code('notViewBox'))
    .optional()
    .describe('A part of the drawing, or more room around it.'),
  pages: z
    .array(z.string().regex(/^[a-z][a-z/-]*$/, code('notAddressStart')))
    .optional()
    .describe('Beginnings of the addresses that have this card, without the first stroke.'),
  categories: z.array(slug).optional().describe('Ids from content/categories. Schemes of these have this card.'),
  alt: bilingualAlt.describe('Says what is drawn; read out in its place.'),
});

/** content/cards.yaml: link preview pictures for messengers. `home` is for pages without a card of their own. */
export const cardsSchema = z.strictObject({
  cards: z.record(slug, card).refine((cards) => 'home' in cards, code('noHomeCard')),
});
export type Card = z.infer<typeof card>;
