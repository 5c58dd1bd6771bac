import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Icon names from lucide, given by the application specification, section 2. */
export const serviceIcon = z.enum([
  'IdCard',
  'IndianRupee',
  'Plane',
  'Bed',
  'Accessibility',
  'HomeIcon',
  'MessageSquare',
  'Scale',
]);

export const serviceSchema = z
  .strictObject({
    id: fields.slug,
    order: fields.wholeNumber,
    title: fields.bilingualTitle,
    icon: serviceIcon,
    help: fields.bilingual.describe('One short line under the title of the tile.'),
    Details: fields.bilingualLines,
    reported: fields.reported,
    bodies: z.array(fields.slug).describe('Where to go: ids from content/bodies.yaml. Empty when no office takes it.'),
    whomToAsk: fields.bilingual.optional().describe('Whom to ask, where that is not one office.'),
    timeLimit: z
      .strictObject({ figure: fields.figure, days: fields.wholeNumber, text: fields.bilingual })
      .optional()
      .describe('Days within which one gets an answer there, where a source says so.'),
    appeal: fields.bilingualLines
      .optional()
      .describe('Where to go when the answer is late or wrong, where the service has its own way.'),
    link: fields.webLink.optional(),
    portals: z
      .array(fields.slug)
      .optional()
      .describe('Ids from content/portals. Sites of the service besides its link, also those without a known address.'),
    namedFigures: fields.namedFigures,
    ...fields.retirable,
  })
  .refine(({ bodies, whomToAsk }) => bodies.length > 0 || whomToAsk, {
    path: ['bodies'],
    error: code('nobodyToAsk'),
  });
