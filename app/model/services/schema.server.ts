import { z } from 'zod';
import { bilingual, bilingualLines, bilingualTitle, provenance, slug, webLink, wholeNumber } from '../fields.server.ts';

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

export const serviceIcon = z.enum(SERVICE_ICONS, { error: `must be one of: ${SERVICE_ICONS.join(', ')}` });

export const serviceSchema = z.strictObject({
  id: slug,
  order: wholeNumber,
  title: bilingualTitle,
  icon: serviceIcon,
  help: bilingual.describe('One short line under the title of the tile.'),
  Details: bilingualLines,
  answerDays: wholeNumber.optional().describe('Days within which one gets an answer there, where a source says so.'),
  link: webLink.optional(),
  ...provenance,
});
export type Service = z.infer<typeof serviceSchema>;
