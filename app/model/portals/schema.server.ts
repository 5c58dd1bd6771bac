import { z } from 'zod';
import { bilingual, bilingualTitle, isoDate, provenance, slug, webLink } from '../fields.server.ts';

/** How a portal was found when somebody looked. Without it nobody has looked yet, and pages say nothing. */
const portalState = z.strictObject({
  is: z
    .enum(['ok', 'moved', 'down'], { error: 'must be ok, moved or down' })
    .describe('ok: it opens. moved: its address leads to another one. down: it does not open.'),
  since: isoDate.describe('Day on which somebody looked and found it so. Pages print it.'),
  note: bilingual.optional().describe('One more sentence for visitors, such as where to go instead.'),
});

export const portalSchema = z.strictObject({
  id: slug,
  title: bilingualTitle,
  shortName: bilingual.describe('Stands in place of a logo.'),
  purpose: bilingual.describe('What one does there, in a few words.'),
  url: webLink,
  state: portalState.optional(),
  ...provenance,
});
export type Portal = z.infer<typeof portalSchema>;
