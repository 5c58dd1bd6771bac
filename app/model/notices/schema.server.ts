import { z } from 'zod';
import { bilingual, bilingualPdf, isoDate, provenance, slug } from '../fields.server.ts';

export const noticeSchema = z.strictObject({
  id: slug,
  title: bilingual,
  date: isoDate,
  expires: isoDate.optional().describe('After this day the notice moves to the archive.'),
  pdfUrl: bilingualPdf,
  ...provenance,
});
export type Notice = z.infer<typeof noticeSchema>;
