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

const part = z.number().min(0).max(1);

const filmShot = z.strictObject({
  picture: pictureFile,
  move: z
    .enum(['nearer', 'back', 'along'])
    .describe('The camera comes nearer to a point, steps back from it, or goes from left to right at its height.'),
  x: part.optional().describe('The point, as a part of the width. Left out for `along`, or for the middle.'),
  y: part.describe('The point, as a part of the height.'),
});
export type FilmShot = z.infer<typeof filmShot>;

export const videoSchema = z
  .strictObject({
    id: slug,
    order: wholeNumber,
    title: bilingualTitle,
    thumbnail: pictureFile,
    videoUrl: videoFile,
    seconds: wholeNumber.describe('Length of the film in seconds.'),
    shots: z
      .array(filmShot)
      .min(2)
      .optional()
      .describe('Only for a film drawn from pictures: its shots in order. After a change: npm run media -- --films.'),
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
