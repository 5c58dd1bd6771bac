import { z } from 'zod';
import { bilingual, bilingualTitle, phoneNumber, provenance, slug } from '../fields.server.ts';
import { AUDIENCES } from '../schemes/schema.server.ts';

/** content/helplines.yaml: telephone numbers that belong to no office of the department, each written only there. */
export const helplinesSchema = z.strictObject({
  helplines: z.record(
    slug,
    z.strictObject({
      number: phoneNumber,
      title: bilingualTitle.describe('Who is helped, or with what; say if the call is free.'),
      runBy: bilingual.optional().describe('Who answers, if a source says so.'),
      what: bilingual.optional().describe('What one can ask, in one or two short sentences.'),
      hours: bilingual.optional().describe('When somebody answers. Omit it if no source says so.'),
      languages: bilingual.optional(),
      audience: z.enum(AUDIENCES).optional().describe('Group that the helpline serves, unless it serves everybody.'),
      ...provenance,
    }),
  ),
});
