import { z } from 'zod';
import { bilingual, bilingualTitle, phoneNumber, provenance, slug } from '../fields.server.ts';

/** Groups of people that a helpline can be for. */
const HELPLINE_AUDIENCES = ['child', 'woman', 'disabled', 'senior'] as const;
export type HelplineAudience = (typeof HELPLINE_AUDIENCES)[number];

/** content/helplines.yaml: telephone numbers that belong to no office of the department, each written only there. */
export const helplinesSchema = z.strictObject({
  helplines: z.record(
    slug,
    z.strictObject({
      number: phoneNumber,
      title: bilingualTitle.describe('Who is helped, or with what; say if the call is free.'),
      short: bilingual
        .optional()
        .describe('Few words that stand beside the number at the end of each page: for whom, and if the call is free.'),
      runBy: bilingual.optional().describe('Who answers, if a source says so.'),
      what: bilingual.optional().describe('What one can ask, in one or two short sentences.'),
      hours: bilingual.optional().describe('When somebody answers. Omit it if no source says so.'),
      languages: bilingual.optional(),
      audience: z
        .enum(HELPLINE_AUDIENCES)
        .optional()
        .describe('Group that the helpline serves, unless it serves everybody. The finder offers it to nobody else.'),
      ...provenance,
    }),
  ),
});
