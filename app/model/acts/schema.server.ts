import { z } from 'zod';
import { documentText, pdfOrText } from '../documents/schema.server.ts';
import * as fields from '../fields.server.ts';
import { officeSchema } from '../offices/schema.server.ts';

const labelledLinks = z.array(z.strictObject({ label: fields.bilingual, url: fields.webLink })).min(1);

/** Time limits of the steps of a right. If a limit has no days or hours, `text` says where to ask. */
const timeLimits = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        figure: fields.figure,
        step: fields.bilingual,
        days: fields.wholeNumber.optional(),
        hours: fields.wholeNumber.optional(),
        appeal: fields.wholeNumber
          .min(1)
          .max(3)
          .optional()
          .describe('The level of the appeal that must be made within this time.'),
        text: fields.bilingual.describe('When the time starts, and what may lengthen it.'),
      }),
    )
    .min(1),
  source: fields.provenance.source,
  confidence: fields.provenance.confidence,
});
export type TimeLimits = z.infer<typeof timeLimits>;

const pdf = z.strictObject({
  id: fields.slug.describe('Name of the generated PDF file: /pdfs/acts/…'),
  name: fields.bilingual,
  file: fields.bilingualPdf.optional(),
  text: documentText,
});
const pdfs = z.array(pdfOrText(pdf, 'file', 'text')).min(1);

export const rightToServicesSchema = z.strictObject({
  title: fields.bilingualTitle,
  subtitle: fields.bilingualTitle,
  description: fields.bilingualLines,
  timeLimits,
  notifiedServices: z
    .strictObject({ lines: fields.bilingualLines, link: labelledLinks })
    .describe('What is known about the department’s notified services, and where to find their list.'),
  grievances: fields.reference('services').describe('Where to complain if there is no answer.'),
  contacts: z.array(officeSchema).min(1).describe('The commission and its commissioner for the division.'),
  qrAddress: fields.webLink.describe('Address behind the QR code; the page prints it too.'),
  qrCaption: fields.bilingual,
  portal: fields.reference('portals').describe('The website of the commission.'),
  webservices: z.strictObject({ desc: fields.bilingual, link: labelledLinks }),
  pdfs,
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});

export const rightToInformationSchema = z.strictObject({
  title: fields.bilingualTitle,
  subtitle: fields.bilingualTitle,
  description: fields.bilingualLines,
  timeLimits,
  qrAddress: fields.webLink.describe('Address behind the QR code; the page prints it too.'),
  caption: fields.bilingual.describe('Text below the QR code.'),
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});

const manualScavengerAct = z.strictObject({
  title: fields.bilingualTitle,
  subtitle: fields.bilingualTitle,
  point1: fields.bilingual,
  point2: fields.bilingual,
  point3: fields.bilingual,
  point4: fields.bilingual,
  point5: fields.bilingual,
  sections: z
    .array(z.strictObject({ title: fields.bilingualTitle, content: fields.bilingualLines }))
    .min(1)
    .describe('Details that the five points do not contain: punishment, compensation, rehabilitation.'),
  pdf_title: fields.bilingualTitle,
  pdf: fields.bilingualPdf.optional(),
  pdf_text: documentText,
  report: fields.reference('portals').describe('The form for reporting an incident.'),
  socialLinks: z
    .array(fields.reference('portals'))
    .length(2)
    .describe('The accounts of the committees on social media.'),
  complaint_info: fields.bilingual,
  namedFigures: fields.namedFigures,
  ...fields.provenance,
});

export const manualScavengerActSchema = pdfOrText(manualScavengerAct, 'pdf', 'pdf_text');
