import { z } from 'zod';
import * as fields from '../fields.server.ts';
import { code } from '../problems/problem.ts';
import { reported } from '../reportedSchema.server.ts';

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
    lead: fields.bilingual
      .optional()
      .describe('One sentence under the heading of the page, if the short line is the name of a button there.'),
    Details: fields.bilingualLines,
    reported,
    bodies: z.array(fields.reference('bodies.yaml')).describe('Where to go. Empty if there is no office.'),
    whomToAsk: fields.bilingual.optional().describe('Whom to ask, if there is no single office to ask.'),
    timeLimit: z
      .strictObject({ figure: fields.figure, days: fields.wholeNumber, text: fields.bilingual })
      .optional()
      .describe('Number of days within which the office must answer, if a source gives it.'),
    appeal: fields.bilingualLines
      .optional()
      .describe('Only for a service with its own appeal procedure: where to go if the answer is late or wrong.'),
    link: fields.webLink.optional(),
    portals: z
      .array(fields.reference('portals'))
      .optional()
      .describe('Further sites of the service. A portal whose address is unknown may be listed too.'),
    page: fields
      .reference('pages')
      .optional()
      .describe('Page of steps that says how the service is used. The search leads to it.'),
    namedFigures: fields.namedFigures,
    ...fields.retirable,
  })
  .refine(({ bodies, whomToAsk }) => bodies.length > 0 || whomToAsk, {
    path: ['bodies'],
    error: code('nobodyToAsk'),
  });
