import { z } from 'zod';
import { bilingual, bilingualTitle, isoDate, retirable, slug, webLink } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** State of a portal at the last check. If it is missing, nobody has checked yet and pages show no state. */
const portalState = z.strictObject({
  is: z
    .enum(['ok', 'moved', 'down', 'unknown'])
    .describe(
      'ok: it opens. moved: its address leads to another one. down: it does not open. unknown: no source gives its address.',
    ),
  since: isoDate.describe('Day on which the portal was found in this state. Not shown for the state `unknown`.'),
  note: bilingual
    .optional()
    .describe('One more sentence for visitors: where to go, for example. Required for the state `unknown`.'),
});

export const portalSchema = z
  .strictObject({
    id: slug,
    title: bilingualTitle,
    shortName: bilingual.describe('Shown instead of a logo.'),
    purpose: bilingual.describe('What visitors do there, in a few words.'),
    url: webLink.optional().describe('Address on another site. Omit it only if no source gives it.'),
    state: portalState.optional(),
    ...retirable,
  })
  .refine(({ url, state }) => (url === undefined) === (state?.is === 'unknown'), {
    path: ['url'],
    error: code('noPortalAddress'),
  })
  .refine(({ state }) => state?.is !== 'unknown' || state.note !== undefined, {
    path: ['state', 'note'],
    error: code('noPortalNote'),
  });

/** A portal whose address may not be known yet. */
export type NamedPortal = z.infer<typeof portalSchema>;

export type Portal = NamedPortal & { url: string };
