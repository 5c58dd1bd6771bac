import { z } from 'zod';
import { slug } from '../fields.server.ts';
import { code } from '../problems/problem.ts';

const word = z.string().trim().min(1);

const term = z.strictObject({
  en: z.array(word).min(1).describe('The English term and its other forms.'),
  mr: word.describe('The Marathi word for the term.'),
  stems: z.array(word).min(1).optional().describe('Beginnings of forms of the Marathi word; default: `mr`.'),
  unless: z.array(word).min(1).optional().describe('English phrases in which the term means something else.'),
  avoid: z
    .array(
      z
        .strictObject({
          mr: word.optional(),
          en: z.array(word).min(1).optional().describe('English words that must not be used, each with its plural.'),
          why: word,
          unless: z
            .array(word)
            .min(1)
            .optional()
            .describe('Official names and longer words in which this form is correct.'),
        })
        .refine(({ en, mr }) => en || mr, code('missing')),
    )
    .min(1)
    .optional()
    .describe('Forms that must not be used, and why.'),
  explained: word.optional().describe('Everyday word that must follow `mr` in brackets at least once in each file.'),
  status: z
    .enum(['seen', 'standard', 'composed'])
    .describe('Origin of the Marathi word: seen in an official text, standard Marathi, or composed for this site.'),
  note: word.optional(),
  checked: z.literal(false).optional().describe('Not compared, because the English word has other meanings.'),
});
export type Term = z.infer<typeof term>;

/** content/glossary.yaml: one Marathi word for each English term, and forms to avoid in both languages. */
export const glossarySchema = z.strictObject({
  topics: z.array(z.strictObject({ id: slug, about: word, terms: z.array(term).min(1) })).min(1),
});
