import { z } from 'zod';
import { bilingual, bilingualTitle, imageFile, provenance, slug, wholeNumber } from '../fields.server.ts';

/** A leader, shown by office: `name` is the post with its honorific, `title` the body it heads. */
export const leaderSchema = z.strictObject({
  id: slug,
  order: wholeNumber,
  name: bilingual,
  title: bilingualTitle,
  img: imageFile.optional(),
  ...provenance,
});
export type Leader = z.infer<typeof leaderSchema>;
