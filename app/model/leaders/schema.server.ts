import { z } from 'zod';
import { bilingual, bilingualTitle, imageFile, retirable, slug, wholeNumber } from '../fields.server.ts';

/** A leader, identified by post: `name` is the post with its honorific, `title` the body that the leader heads. */
export const leaderSchema = z.strictObject({
  id: slug,
  order: wholeNumber,
  name: bilingual,
  title: bilingualTitle,
  img: imageFile.optional(),
  whosWhoOnly: z
    .literal(true)
    .optional()
    .describe('Shows this leader only in who’s who, because the home page has room for five leaders.'),
  ...retirable,
});
export type Leader = z.infer<typeof leaderSchema>;
