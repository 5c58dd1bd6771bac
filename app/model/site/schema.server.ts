import { z } from 'zod';
import { bilingual, isoDate, provenance, reference, webLink } from '../fields.server.ts';

/** content/site.yaml: names, owner and dates for all pages. */
export const siteSchema = z.strictObject({
  DEFAULT_LANGUAGE: z.enum(['en', 'mr']),
  address: z
    .url({ protocol: /^https$/ })
    .describe('Address under which the site is published; canonical links begin with it.'),
  siteName: bilingual,
  government: bilingual,
  department: bilingual,
  division: bilingual,
  owner: bilingual,
  contentOwner: bilingual,
  developedBy: bilingual,
  adopted: z
    .literal(true)
    .optional()
    .describe('The department has adopted this site. Without it, pages say beside owner and host that it has not.'),
  lastUpdated: isoDate,
  feedbackForm: webLink
    .optional()
    .describe('Address of a feedback form on another site. Without it, the page shows only the other ways.'),
  openDataLicence: z
    .strictObject({ name: bilingual, url: webLink })
    .optional()
    .describe('Open licence of the data, such as GODL-India, if the owner has given one. Without it, /data says so.'),
  securityContactUntil: isoDate.describe('Day on which /.well-known/security.txt expires: less than a year ahead.'),
  footerLogos: z.array(reference('portals')).length(3),
  helplines: z
    .array(reference('helplines.yaml'))
    .min(1)
    .describe('The footer, the sheets and the finder offer these to everybody.'),
  ...provenance,
});
