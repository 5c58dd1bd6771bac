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
import { issueAt } from '../problems/problem.ts';
import { captionProblems } from './captionProblems.server.ts';

const secondsIn = z.number().nonnegative();

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
      .array(caption)
      .min(1)
      .describe('What stands below the picture while the film plays. After a change: npm run media.'),
    transcript: bilingualLines.describe('What is seen and heard, for those who cannot see or hear the film.'),
    retired,
    ...provenance,
  })
  .superRefine(({ captions, seconds }, context) => {
    for (const { path, code, params } of captionProblems(captions, seconds))
      context.addIssue(issueAt(['captions', ...path], code, params));
  });
export type Video = z.infer<typeof videoSchema>;
