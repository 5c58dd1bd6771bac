import { inForce } from '../archive/rules.ts';
import { generatedPdf } from '../documents/generatedPdf.server.ts';
import { currentEntries } from '../entries.server.ts';
import { AS_OF } from '../site/data.server.ts';

const entries = currentEntries('notices');

/** All notices that are not retired, including expired ones, newest first. */
export const notices = entries.map(({ text: _, pdfUrl, ...notice }) => ({
  ...notice,
  pdfUrl: pdfUrl ?? generatedPdf(`notices/${notice.id}`),
}));

/** Maps ids of notices to the texts from which the site generates their PDFs. */
export const noticeTexts = new Map(entries.flatMap(({ id, text }) => (text ? [[id, text] as const] : [])));

/** Notices that have not expired, newest first. The archive lists the others. */
export const noticesInForce = inForce(notices, AS_OF);
