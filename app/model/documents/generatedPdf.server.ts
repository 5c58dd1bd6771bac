import type { Bilingual } from '../fields.server.ts';

const GENERATED = new WeakSet<Bilingual>();

/** Returns the addresses of a generated PDF: `hostels/alibag-girls` becomes /pdfs/hostels/alibag-girls.en.pdf. */
export function generatedPdf(name: string): Bilingual {
  const pdf = { en: `/pdfs/${name}.en.pdf`, mr: `/pdfs/${name}.mr.pdf` };
  GENERATED.add(pdf);
  return pdf;
}

/** Tells whether the site generates this PDF. Compares objects, because an uploaded file may have the same address. */
export function isGenerated(pdf: Bilingual): boolean {
  return GENERATED.has(pdf);
}
