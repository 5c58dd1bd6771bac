import { z } from 'zod';
import {
  bilingualPdf,
  bilingualTitle,
  expires,
  isoDate,
  namedFigures,
  provenance,
  retired,
  slug,
} from '../fields.server.ts';

export const noticeSchema = z
  .strictObject({
    id: slug,
    title: bilingualTitle,
    date: isoDate,
    expires,
    pdfUrl: bilingualPdf,
    namedFigures,
    retired,
    ...provenance,
  })
  .refine(({ date, expires: last }) => last === undefined || date <= last, {
    path: ['expires'],
    error: 'is before the day of the notice',
  });
export type Notice = z.infer<typeof noticeSchema>;
