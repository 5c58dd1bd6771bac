import { LANGUAGES } from '#app/i18n/language.ts';
import type { Bilingual } from '../fields.server.ts';
import type { Params, Path, Problem, ProblemCode } from '../problems/problem.ts';

/** Two lines below a picture of 640 pixels. */
const MOST_LETTERS = 80;
/** Nothing shorter is noticed in time. */
const LEAST_SECONDS = 1.5;
/** A slow reader still manages this. Counted with the vowel signs of Devanagari. */
const MOST_LETTERS_A_SECOND = 20;

type CaptionProblem = Pick<Problem, 'path' | 'code' | 'params'>;

/** What keeps captions from being read: they come one after the other, inside the film, and stay long enough. */
export function captionProblems(
  captions: { from: number; to: number; text: Bilingual }[],
  filmSeconds: number,
): CaptionProblem[] {
  return captions.flatMap(({ from, to, text }, index) => {
    const problems: CaptionProblem[] = [];
    const say = (path: Path, code: ProblemCode, params: Params = {}) =>
      problems.push({ path: [index, ...path], code, params });
    if (from < (captions[index - 1]?.to ?? 0)) say(['from'], 'captionTooEarly');
    if (to > filmSeconds) say(['to'], 'captionAfterEnd', { seconds: filmSeconds });
    const seconds = to - from;
    if (seconds < LEAST_SECONDS) say(['to'], 'captionTooShort', { seconds: LEAST_SECONDS });
    for (const language of LANGUAGES) {
      const { length } = text[language];
      if (length > MOST_LETTERS) say(['text', language], 'captionTooLong', { length, maximum: MOST_LETTERS });
      else if (seconds >= LEAST_SECONDS && length > seconds * MOST_LETTERS_A_SECOND)
        say(['text', language], 'captionTooFast');
    }
    return problems;
  });
}
