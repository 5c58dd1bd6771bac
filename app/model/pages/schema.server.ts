import { z } from 'zod';
import { bilingual, bilingualLines, bilingualTitle, isoDate, provenance, sitePath, slug } from '../fields.server.ts';

/** A page of plain text: help, policies, feedback, contact. */
export const informationPageSchema = z.strictObject({
  kind: z.literal('information'),
  id: slug,
  title: bilingualTitle,
  description: bilingual,
  sections: z
    .array(
      z.strictObject({
        title: bilingualTitle,
        content: bilingualLines,
        links: z.array(z.strictObject({ label: bilingual, path: sitePath })).optional(),
      }),
    )
    .min(1),
  ...provenance,
});

/** A page for which the department has published nothing yet: what will stand here, and where to ask meanwhile. */
export const emptyPageSchema = z.strictObject({
  kind: z.literal('empty'),
  id: slug,
  title: bilingualTitle,
  description: bilingual,
  whatWillAppear: bilingual,
  askMeanwhile: bilingual,
  links: z.array(z.strictObject({ label: bilingual, path: sitePath })).min(1),
  lastChecked: isoDate,
});

export const pageSchema = z.discriminatedUnion('kind', [informationPageSchema, emptyPageSchema]);
export type InformationPage = z.infer<typeof informationPageSchema>;
export type EmptyPage = z.infer<typeof emptyPageSchema>;
