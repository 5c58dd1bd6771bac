import { z } from 'zod';
import { bilingual, bilingualTitle, provenance, slug, wholeNumber } from '../fields.server.ts';
import { forWhom, situations } from './eligibilityRule.server.ts';

/** `days`: used to sort papers. `text`: shown to citizens. */
const daysAsWords = z.strictObject({ days: wholeNumber, text: bilingual, source: z.string().min(1) });

/** content/required-documents.yaml: all papers that schemes may require. */
export const requiredDocumentsSchema = z.strictObject({
  documents: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle,
      what: bilingual.describe('What this paper is or shows, in one short sentence.'),
      issuedBy: bilingual.describe('Who issues it, in the words of the village: gram panchayat, tahsil office.'),
      askAt: bilingual.optional().describe('Where one asks for it, if not at the office that issues it.'),
      obtain: z
        .enum(['home', 'office'])
        .optional()
        .describe(
          'Set this if most people have the paper at home, or if the office that takes the application gives it.',
        ),
      validity: daysAsWords.optional().describe('Days for which the paper is valid, if a source gives them.'),
      issue: daysAsWords.optional().describe('Days within which the paper is issued, if a source gives them.'),
    }),
  ),
  ...provenance,
});

/** content/paper-conditions.yaml: who needs a paper that not everybody needs; the fields are those of an eligibility rule. */
export const paperConditionsSchema = z.strictObject({
  conditions: z.record(
    slug,
    z.strictObject({
      title: bilingualTitle.describe('The condition as pages show it beside the paper: "if you are divorced".'),
      anyOf: situations.optional().describe('One of these must be true.'),
      noneOf: situations.optional().describe('None of these may be true.'),
      for: forWhom,
    }),
  ),
  ...provenance,
});
