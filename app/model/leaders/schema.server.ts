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
    .describe('The row of the home page has five places, as designed. This leader stands in who’s who only.'),
  ...retirable,
});
export type Leader = z.infer<typeof leaderSchema>;
