import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { officeReference } from '../offices/schema.server.ts';

/** A program that reads the screen aloud or sends its text to a Braille display. */
const screenReader = z.strictObject({
  name: fields.bilingual,
  system: fields.bilingual.describe('Kinds of computer or phone on which the program runs.'),
  cost: z.enum(['builtIn', 'free', 'commercial']).describe('Choose `builtIn` for a part of the operating system.'),
  start: fields.bilingual.describe('How to switch the program on, or where to get it.'),
  address: fields.webLink.optional().describe('Web address of the maker. Omit it if you are not sure.'),
});

const siteLinks = z.array(z.strictObject({ label: fields.bilingual, path: fields.sitePath }));

/** A page of text: help, policies, feedback, contact. */
const informationPageSchema = z.strictObject({
  kind: z.literal('information'),
  id: fields.slug,
  title: fields.bilingualTitle,
  description: fields.bilingual,
  sections: z
    .array(
      z.strictObject({
        id: fields.slug
          .optional()
          .describe('End of the address of the section: /policies#privacy. The contents omit sections without an id.'),
        title: fields.bilingualTitle,
        content: fields.bilingualLines,
        screenReaders: z.array(screenReader).optional(),
        office: officeReference.optional().describe('An office to write to; its address appears below the text.'),
        links: siteLinks.optional(),
      }),
    )
    .min(1),
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});

/** A page whose content the department has not published yet. It states what will appear and where to ask. */
const emptyPageSchema = z.strictObject({
  kind: z.literal('empty'),
  id: fields.slug,
  title: fields.bilingualTitle,
  description: fields.bilingual,
  whatWillAppear: fields.bilingual,
  askMeanwhile: fields.bilingual,
  links: siteLinks.min(1),
  namedFigures: fields.namedFigures,
  asOf: fields.provenance.asOf,
});

const helplineIds = z.array(fields.reference('helplines.yaml')).describe('Each is a button that calls.');

/** A page of numbered steps, each with its buttons, although the department has not published a text for the page. */
const stepsPageSchema = z.strictObject({
  kind: z.literal('steps'),
  id: fields.slug,
  title: fields.bilingualTitle,
  description: fields.bilingual,
  steps: z
    .array(
      z.strictObject({
        what: fields.bilingual.describe('What to do, in one short sentence.'),
        content: fields.bilingualLines,
        portal: fields.reference('portals').optional().describe('The site on which this step is done.'),
        helplines: helplineIds.optional(),
        office: officeReference.optional().describe('An office to call.'),
        links: siteLinks.optional(),
      }),
    )
    .min(1),
  sections: z.array(
    z.strictObject({
      title: fields.bilingualTitle,
      content: fields.bilingualLines,
      helplines: helplineIds.optional(),
      links: siteLinks.optional(),
    }),
  ),
  whatWillAppear: fields.bilingual,
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});

export const pageSchema = z.discriminatedUnion('kind', [informationPageSchema, emptyPageSchema, stepsPageSchema]);
export type Page = z.infer<typeof pageSchema>;
export type InformationPage = z.infer<typeof informationPageSchema>;
