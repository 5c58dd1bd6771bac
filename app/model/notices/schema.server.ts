import { z } from 'zod';
import { documentText, pdfOrText } from '../documents/schema.server.ts';
import { bilingualPdf, bilingualTitle, expires, isoDate, namedFigures, retirable, slug } from '../fields.server.ts';
import { issueAt } from '../problems/problem.ts';

const fields = z.strictObject({
  id: slug,
  title: bilingualTitle,
  date: isoDate,
  expires,
  pdfUrl: bilingualPdf.optional(),
  text: documentText,
  namedFigures,
  ...retirable,
});

export const noticeSchema = pdfOrText(fields, 'pdfUrl', 'text').superRefine(({ date, expires: last }, { addIssue }) => {
  if (last !== undefined && last < date) addIssue(issueAt(['expires'], 'expiresTooSoon', { day: { day: date } }));
});
