import { z } from 'zod';
import {
  bilingual,
  bilingualLines,
  bilingualTitle,
  pictureFile,
  provenance,
  retired,
  slug,
  videoFile,
  wholeNumber,
} from '../fields.server.ts';
import { captionProblems } from './captionProblems.server.ts';

const secondsIn = z.number({ error: 'must be a number of seconds, such as 5.2' }).nonnegative('cannot be below zero');

const caption = z.strictObject({
  from: secondsIn.describe('Seconds from the beginning of the film.'),
  to: secondsIn,
  text: bilingual,
});
export type Caption = z.infer<typeof caption>;

export const videoSchema = z
  .strictObject({
    id: slug,
    order: wholeNumber,
    title: bilingualTitle,
    thumbnail: pictureFile,
    videoUrl: videoFile,
    seconds: wholeNumber.describe('Length of the film in seconds.'),
    captions: z
      .array(caption, { error: 'must be a list of captions, each with "from:", "to:" and "text:"' })
      .min(1, 'is empty: write at least one caption')
      .describe('What stands below the picture while the film plays. After a change: npm run media.'),
    transcript: bilingualLines.describe('What is seen and heard, for those who cannot see or hear the film.'),
    retired,
    ...provenance,
  })
  .superRefine(({ captions, seconds }, context) => {
    for (const { index, field, problem } of captionProblems(captions, seconds))
      context.addIssue({ code: 'custom', path: ['captions', index, field], message: problem });
  });
export type Video = z.infer<typeof videoSchema>;
