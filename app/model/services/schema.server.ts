import { z } from 'zod';
import {
  bilingual,
  bilingualLines,
  bilingualTitle,
  figure,
  namedFigures,
  reported,
  retirable,
  slug,
  webLink,
  wholeNumber,
} from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Icon names of the specification (application specification, section 2), which are lucide's. */
export const SERVICE_ICONS = [
  'IdCard',
  'IndianRupee',
  'Plane',
  'Bed',
  'Accessibility',
  'HomeIcon',
  'MessageSquare',
  'Scale',
] as const;

export const serviceIcon = z.enum(SERVICE_ICONS);

export const serviceSchema = z
  .strictObject({
    id: slug,
    order: wholeNumber,
    title: bilingualTitle,
    icon: serviceIcon,
    help: bilingual.describe('One short line under the title of the tile.'),
    Details: bilingualLines,
    reported,
    bodies: z.array(slug).describe('Where to go: ids from content/bodies.yaml. Empty when no office takes it.'),
    whomToAsk: bilingual.optional().describe('Whom to ask, where that is not one office.'),
    timeLimit: z
      .strictObject({ figure, days: wholeNumber, text: bilingual })
      .optional()
      .describe('Days within which one gets an answer there, where a source says so.'),
    appeal: bilingualLines
      .optional()
      .describe('Where to go when the answer is late or wrong, where the service has its own way.'),
    link: webLink.optional(),
    portals: z
      .array(slug)
      .optional()
      .describe('Ids from content/portals. Sites of the service besides its link, also those without a known address.'),
    namedFigures,
    ...retirable,
  })
  .refine(({ bodies, whomToAsk }) => bodies.length > 0 || whomToAsk, {
    path: ['bodies'],
    error: code('nobodyToAsk'),
  });
