import type { Bilingual } from '../fields.server.ts';

const MADE = new WeakSet<Bilingual>();

/** Where the site lays the PDFs that it makes itself: `hostels/alibag-girls` is /pdfs/hostels/alibag-girls.en.pdf. */
export function madePdf(name: string): Bilingual {
  const pdf = { en: `/pdfs/${name}.en.pdf`, mr: `/pdfs/${name}.mr.pdf` };
  MADE.add(pdf);
  return pdf;
}

/** Whether the site makes these PDFs; otherwise somebody has brought them, and they may stand at the same address. */
export function isMade(pdf: Bilingual): boolean {
  return MADE.has(pdf);
}
