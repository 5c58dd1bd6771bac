import { z } from 'zod';
import { bilingual, bilingualLines, bilingualTitle } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

/** Text from which the site generates the PDF of a notice or an act. */
export const documentText = z
  .strictObject({
    title: bilingualTitle,
    paragraphs: z.array(z.strictObject({ heading: bilingual, lines: bilingualLines })).min(1),
  })
  .optional()
  .describe('Text from which the site generates a PDF in each language. Fill it in only if there is no PDF to upload.');
export type DocumentText = NonNullable<z.infer<typeof documentText>>;

/** Requires exactly one of two fields: uploaded PDFs, or a text from which the site generates them. */
export function pdfOrText<Schema extends z.ZodObject>(schema: Schema, pdf: string, text: string) {
  type Entry = Record<string, unknown>;
  return schema
    .refine((entry: Entry) => entry[pdf] ?? entry[text], { path: [pdf], error: code('noPdfOrText') })
    .refine((entry: Entry) => !(entry[pdf] && entry[text]), { path: [text], error: code('pdfAndText') });
}
