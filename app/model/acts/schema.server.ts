import { z } from 'zod';
import { documentText, pdfOrText } from '../documents/schema.server.ts';
import {
  bilingual,
  bilingualLines,
  bilingualPdf,
  bilingualTitle,
  figure,
  namedFigures,
  provenance,
  slug,
  webLink,
  wholeNumber,
} from '../fields.server.ts';
import { officeSchema } from '../offices/schema.server.ts';

const labelledLinks = z.array(z.strictObject({ label: bilingual, url: webLink })).min(1);

/**
 * How long each step of a right may take. A step without days and hours has a limit that is not known: the text says
 * where to ask.
 */
const timeLimits = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        figure,
        step: bilingual,
        days: wholeNumber.optional(),
        hours: wholeNumber.optional(),
        appeal: wholeNumber
          .min(1)
          .max(3)
          .optional()
          .describe('The level of the appeal that must be made within this time.'),
        text: bilingual.describe('From when the time counts, and what may lengthen it.'),
      }),
    )
    .min(1),
  source: provenance.source,
  confidence: provenance.confidence,
});
export type TimeLimits = z.infer<typeof timeLimits>;

const pdf = z.strictObject({
  id: slug.describe('Names the file that the site makes: /pdfs/acts/…'),
  name: bilingual,
  file: bilingualPdf.optional(),
  text: documentText,
});
const pdfs = z.array(pdfOrText(pdf, 'file', 'text')).min(1);

export const rightToServicesSchema = z.strictObject({
  title: bilingualTitle,
  subtitle: bilingualTitle,
  description: bilingualLines,
  timeLimits,
  notifiedServices: z
    .strictObject({ lines: bilingualLines, link: labelledLinks })
    .describe('What is known of the department’s notified services, and where their list stands.'),
  grievances: slug.describe('Id from content/services: where one complains when no answer comes.'),
  contacts: z.array(officeSchema).min(1).describe('The commission and its commissioner for the division.'),
  qrAddress: webLink.describe('Address behind the QR code; the page prints it too.'),
  qrCaption: bilingual,
  portal: slug.describe('Id from content/portals. The website of the commission.'),
  webservices: z.strictObject({ desc: bilingual, link: labelledLinks }),
  pdfs,
  namedFigures,
  ...provenance,
});

export const rightToInformationSchema = z.strictObject({
  title: bilingualTitle,
  subtitle: bilingualTitle,
  description: bilingualLines,
  timeLimits,
  qrAddress: webLink.describe('Address behind the QR code; the page prints it too.'),
  caption: bilingual.describe('Stands under the QR code.'),
  namedFigures,
  ...provenance,
});

const manualScavengerAct = z.strictObject({
  title: bilingualTitle,
  subtitle: bilingualTitle,
  point1: bilingual,
  point2: bilingual,
  point3: bilingual,
  point4: bilingual,
  point5: bilingual,
  sections: z
    .array(z.strictObject({ title: bilingualTitle, content: bilingualLines }))
    .min(1)
    .describe('Punishment, compensation, rehabilitation: what the five points have no room for.'),
  pdf_title: bilingualTitle,
  pdf: bilingualPdf.optional(),
  pdf_text: documentText,
  report: slug.describe('Id from content/portals. The form for reporting an incident.'),
  socialLinks: z
    .array(slug)
    .length(2)
    .describe('Ids from content/portals. The accounts of the committees on social media.'),
  complaint_info: bilingual,
  namedFigures,
  ...provenance,
});

export const manualScavengerActSchema = pdfOrText(manualScavengerAct, 'pdf', 'pdf_text');
