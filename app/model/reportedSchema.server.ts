import { z } from 'zod';
import { bilingual, isoDate, reference, webLink } from './fields.server.ts';

export const reported = z
  .strictObject({
    text: bilingual.describe('What is reported, in full sentences.'),
    since: isoDate.optional().describe('Day from which the reported change applies, if the report gives it.'),
    ended: z
      .literal(true)
      .optional()
      .describe('The report says that the whole scheme has ended. The finder then never calls the scheme likely.'),
    ask: reference('bodies.yaml').describe('Body to ask.'),
    source: z.array(webLink).min(1).optional().describe('Web addresses of the report. Omit them if none is known.'),
  })
  .optional()
  .describe('An unconfirmed report that is newer than this entry. Leave the other fields unchanged.');
