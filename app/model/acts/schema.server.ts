import { z } from 'zod';
import { bilingual, bilingualLines, bilingualPdf, provenance, webLink } from '../fields.server.ts';

const pdfs = z.array(z.strictObject({ name: bilingual, file: bilingualPdf })).min(1);

export const rightToServicesSchema = z.strictObject({
  title: bilingual,
  subtitle: bilingual,
  description: bilingualLines,
  qrAddress: webLink.describe('Address behind the QR code; the page prints it too.'),
  qrCaption: bilingual,
  webservices: z.strictObject({
    desc: bilingual,
    link: z.array(z.strictObject({ label: bilingual, url: webLink })).min(1),
  }),
  pdfs,
  ...provenance,
});

export const rightToInformationSchema = z.strictObject({
  title: bilingual,
  subtitle: bilingual,
  description: bilingualLines,
  qrAddress: webLink.describe('Address behind the QR code; the page prints it too.'),
  caption: bilingual.describe('Stands under the QR code.'),
  ...provenance,
});

export const manualScavengerActSchema = z.strictObject({
  title: bilingual,
  subtitle: bilingual,
  point1: bilingual,
  point2: bilingual,
  point3: bilingual,
  point4: bilingual,
  point5: bilingual,
  pdf_title: bilingual,
  pdf: bilingualPdf,
  report: webLink.optional().describe('The form for reporting an incident. Left out until the department supplies it.'),
  complaint_info: bilingual,
  ...provenance,
});
