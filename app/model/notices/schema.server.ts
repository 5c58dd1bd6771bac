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
import { code } from '../problems/problem.ts';

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
  .superRefine(({ date, expires: last }, { addIssue }) => {
    if (last !== undefined && last < date)
      addIssue({ code: 'custom', path: ['expires'], message: code('expiresTooSoon'), params: { day: { day: date } } });
  });
export type Notice = z.infer<typeof noticeSchema>;
