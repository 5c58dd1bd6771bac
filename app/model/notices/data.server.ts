import { loadCurrent } from '../archive/loadCurrent.server.ts';
import { inForce } from '../archive/rules.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { AS_OF } from '../site/data.server.ts';
import { noticeSchema } from './schema.server.ts';

const entries = loadCurrent('notices', noticeSchema).sort((a, b) => b.date.localeCompare(a.date));

/** All notices that are not retired, including expired ones, newest first. */
export const notices = entries.map(({ text: _, pdfUrl, ...notice }) => ({
  ...notice,
  pdfUrl: pdfUrl ?? generatedPdf(`notices/${notice.id}`),
}));

/** Maps ids of notices to the texts from which the site generates their PDFs. */
export const noticeTexts = new Map(entries.flatMap(({ id, text }) => (text ? [[id, text] as const] : [])));

/** Notices that have not expired, newest first. The archive lists the others. */
export const noticesInForce = inForce(notices, AS_OF);
