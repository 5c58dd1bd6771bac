import { z } from 'zod';
import { LANGUAGES } from '#app/i18n/language.ts';
import * as fields from '../fields.server.ts';
import { issueAt, type Params, type Path, type Problem, type ProblemCode } from '../problems/problem.ts';

const secondsIn = z.number().nonnegative();

const caption = z.strictObject({
  from: secondsIn.describe('Seconds from the beginning of the film.'),
  to: secondsIn,
  text: fields.bilingual,
});
export type Caption = z.infer<typeof caption>;

/** Longest caption that fits into two lines at a width of 640 pixels. */
const MAX_LETTERS = 80;
const MIN_SECONDS = 1.5;
/** Highest reading speed for slow readers; counts Devanagari vowel signs as letters. */
const MAX_LETTERS_PER_SECOND = 20;

/** Finds captions that overlap, are outside the film, or are too long or too short to read. */
export function captionProblems(captions: readonly Caption[], filmSeconds: number) {
  return captions.flatMap(({ from, to, text }, index) => {
    const problems: Pick<Problem, 'path' | 'code' | 'params'>[] = [];
    const report = (path: Path, code: ProblemCode, params: Params = {}) =>
      problems.push({ path: [index, ...path], code, params });
    if (from < (captions[index - 1]?.to ?? 0)) report(['from'], 'captionTooEarly');
    if (to > filmSeconds) report(['to'], 'captionAfterEnd', { seconds: filmSeconds });
    const seconds = to - from;
    if (seconds < MIN_SECONDS) report(['to'], 'captionTooShort', { seconds: MIN_SECONDS });
    for (const language of LANGUAGES) {
      const { length } = text[language];
      if (length > MAX_LETTERS) report(['text', language], 'captionTooLong', { length, maximum: MAX_LETTERS });
      else if (seconds >= MIN_SECONDS && length > seconds * MAX_LETTERS_PER_SECOND)
        report(['text', language], 'captionTooFast');
    }
    return problems;
  });
}

export const videoSchema = z
  .strictObject({
    id: fields.slug,
    order: fields.wholeNumber,
    title: fields.bilingualTitle,
    thumbnail: fields.pictureFile,
    videoUrl: fields.videoFile,
    seconds: fields.wholeNumber.describe('Length of the film in seconds.'),
    captions: z
      .array(caption)
      .min(1)
      .describe('Captions below the picture while the film plays. After a change, run npm run media.'),
    transcript: fields.bilingualLines.describe('What is seen and heard, for those who cannot see or hear the film.'),
    ...fields.retirable,
  })
  .superRefine(({ captions, seconds }, context) => {
    for (const { path, code, params } of captionProblems(captions, seconds))
      context.addIssue(issueAt(['captions', ...path], code, params));
  });
export type Video = z.infer<typeof videoSchema>;
