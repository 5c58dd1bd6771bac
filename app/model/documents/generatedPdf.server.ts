import type { Bilingual } from '../fields.server.ts';

const GENERATED = new WeakSet<Bilingual>();

/** Returns the addresses of PDFs that the site makes itself: `hostels/alibag-girls` is /pdfs/hostels/alibag-girls.en.pdf. */
export function generatedPdf(name: string): Bilingual {
  const pdf = { en: `/pdfs/${name}.en.pdf`, mr: `/pdfs/${name}.mr.pdf` };
  GENERATED.add(pdf);
  return pdf;
}

/** Recognises PDFs that the site makes; an uploaded one may have the same address. */
export function isGenerated(pdf: Bilingual): boolean {
  return GENERATED.has(pdf);
}
