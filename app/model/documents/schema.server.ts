import { z } from 'zod';
import { bilingual, bilingualLines, bilingualTitle, slug } from '../fields.server.ts';

const documentTextSchema = z.strictObject({
  title: bilingualTitle,
  paragraphs: z.array(z.strictObject({ heading: bilingual, lines: bilingualLines })).min(1),
});

/**
 * content/documents-text.yaml: texts of PDFs that stand nowhere else in the content. The key is the name of the PDF
 * without folder, language and ending: `rts-appeals` is /pdfs/acts/rts-appeals.en.pdf. The act or notice that offers the
 * PDF holds its source and how sure we are of it.
 */
export const documentTextsSchema = z.record(slug, documentTextSchema);
export type DocumentText = z.infer<typeof documentTextSchema>;
