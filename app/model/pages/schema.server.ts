import { z } from 'zod';
import {
  bilingual,
  bilingualLines,
  bilingualTitle,
  namedFigures,
  provenance,
  sitePath,
  slug,
  webLink,
} from '../fields.server.ts';
import { officeReference } from '../offices/schema.server.ts';

/** A program that reads the screen aloud or hands it to a Braille display. */
const screenReader = z.strictObject({
  name: bilingual,
  system: bilingual.describe('Where it runs: the kind of computer or phone.'),
  cost: z.enum(['builtIn', 'free', 'commercial']).describe('builtIn: part of the system.'),
  start: bilingual.describe('How it is switched on, or where to get it.'),
  address: webLink.optional().describe('The maker’s own address, where it is sure.'),
});

/** A page of text: help, policies, feedback, contact. */
export const informationPageSchema = z.strictObject({
  kind: z.literal('information'),
  id: slug,
  title: bilingualTitle,
  description: bilingual,
  sections: z
    .array(
      z.strictObject({
        id: slug
          .optional()
          .describe('Ends the address of the part, and lists it at the head of the page: /policies#privacy.'),
        title: bilingualTitle,
        content: bilingualLines,
        screenReaders: z.array(screenReader).optional(),
        office: officeReference.optional().describe('An office to write to; its address stands under the text.'),
        links: z.array(z.strictObject({ label: bilingual, path: sitePath })).optional(),
      }),
    )
    .min(1),
  namedFigures,
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
  namedFigures,
  asOf: provenance.asOf,
});

export const pageSchema = z.discriminatedUnion('kind', [informationPageSchema, emptyPageSchema]);
export type InformationPage = z.infer<typeof informationPageSchema>;
export type EmptyPage = z.infer<typeof emptyPageSchema>;
