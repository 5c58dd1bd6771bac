import { z } from 'zod';
import { bilingualPdf, bilingualTitle, isoDate, provenance, slug } from '../fields.server.ts';

export const noticeSchema = z.strictObject({
  id: slug,
  title: bilingualTitle,
  date: isoDate,
  pdfUrl: bilingualPdf,
  ...provenance,
});
export type Notice = z.infer<typeof noticeSchema>;
