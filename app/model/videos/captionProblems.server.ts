import { LANGUAGES } from '#app/i18n/language.ts';
import type { Caption } from './schema.server.ts';

/** Two lines below a picture of 640 pixels. */
const MOST_LETTERS = 80;
/** Nothing shorter is noticed in time. */
const LEAST_SECONDS = 1.5;
/** A slow reader still manages this. Counted with the vowel signs of Devanagari. */
const MOST_LETTERS_A_SECOND = 20;

type CaptionProblem = { index: number; field: 'from' | 'to' | 'text'; problem: string };

/** What keeps captions from being read: they come one after the other, inside the film, and stay long enough. */
export function captionProblems(captions: Caption[], filmSeconds: number): CaptionProblem[] {
  return captions.flatMap(({ from, to, text }, index) => {
    const problems: CaptionProblem[] = [];
    const say = (field: CaptionProblem['field'], problem: string) => problems.push({ index, field, problem });
    if (from < (captions[index - 1]?.to ?? 0)) say('from', 'is earlier than the end of the caption before it');
    if (to > filmSeconds) say('to', `is after the end of the film, which lasts ${filmSeconds} seconds`);
    const seconds = to - from;
    if (seconds < LEAST_SECONDS) say('to', `must be at least ${LEAST_SECONDS} seconds after "from"`);
    for (const language of LANGUAGES) {
      const { length } = text[language];
      if (length > MOST_LETTERS) say('text', `(${language}) has ${length} letters; ${MOST_LETTERS} fit. Shorten it`);
      else if (seconds >= LEAST_SECONDS && length > seconds * MOST_LETTERS_A_SECOND)
        say('text', `(${language}) cannot be read so fast. Shorten it or show it longer`);
    }
    return problems;
  });
}
