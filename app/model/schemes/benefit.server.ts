import { z } from 'zod';
import { bilingual, figure, percent, rupees } from '../fields.server.ts';

/** To whom or for what an amount is paid. Each needs its patterns in `amount` and `said` of schemes.json. */
const UNITS = [
  'person',
  'couple',
  'house',
  'family',
  'student',
  'girl',
  'resident',
  'group',
  'organisation',
  'award',
  'project',
  'case',
  'settlement',
  'marriage',
] as const;

/** A benefit. With `upTo`, `rupees` is the maximum amount. The card of a scheme shows its first benefit. */
export const benefit = z.strictObject({
  figure,
  what: bilingual.describe('What the benefit is, in a few words: "Widow pension", "For a house in a village".'),
  rupees: rupees.optional(),
  upTo: z.literal(true).optional(),
  percent: percent.optional(),
  words: bilingual.optional().describe('Shown instead of an amount: "Tuition fee and living allowance".'),
  period: z.enum(['once', 'month', 'year']).optional(),
  per: z.enum(UNITS).optional(),
  note: bilingual.optional(),
  term: z
    .literal(true)
    .optional()
    .describe('A condition, not a benefit: interest, own share, a limit, a fee or a fine. Pages list it separately.'),
  part: z.literal(true).optional().describe('A part of the first amount, which already contains it.'),
});
