import { z } from 'zod';
import { bilingualAlt, hasDrawing, reference, slug } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

const drawing = slug.refine(hasDrawing, code('noSuchDrawing'));

const card = z.strictObject({
  drawing: drawing.describe('Name of a file in content/drawings, without `.svg`.'),
  ground: z.enum(['geru', 'neel', 'vana', 'raat']).describe('Background colour, by its name in the design.'),
  stands: z
    .literal(true)
    .optional()
    .describe('The figures of the drawing stand on a ground line. If omitted, the drawing fills the card.'),
  view: z
    .string()
    .regex(/^-?[\d.]+ -?[\d.]+ [\d.]+ [\d.]+$/, code('notViewBox'))
    .optional()
    .describe('Shows only a part of the drawing, or adds space around it.'),
  pages: z
    .array(z.string().regex(/^[a-z][a-z/-]*$/, code('notAddressStart')))
    .optional()
    .describe('Beginnings of the paths that have this card, without the first slash.'),
  categories: z.array(reference('categories')).optional().describe('Categories whose schemes have this card.'),
  alt: bilingualAlt.describe('What the drawing shows, for screen readers.'),
});

/** content/cards.yaml: link preview pictures for messengers. `home` is for pages without a card of their own. */
export const cardsSchema = z.strictObject({
  cards: z.record(slug, card).refine((cards) => 'home' in cards, code('noHomeCard')),
});
export type Card = z.infer<typeof card>;
