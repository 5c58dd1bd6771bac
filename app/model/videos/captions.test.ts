import { describe, expect, it } from 'vitest';
import { captionProblems } from './schema.server.ts';

const FILM_SECONDS = 15;

const caption = (from: number, to: number, en = 'A hostel', mr = 'वसतिगृह') => ({ from, to, text: { en, mr } });

const problemsOf = (...captions: ReturnType<typeof caption>[]) =>
  captionProblems(captions, FILM_SECONDS).map(({ path, code }) => `${path.join('.')} ${code}`);

describe('the captions of a film', () => {
  it('are accepted when they do not overlap and end no later than the film', () => {
    expect(problemsOf(caption(0, 4), caption(4, 10.5), caption(13.5, 15))).toEqual([]);
  });

  it.each([
    ['they overlap', [caption(0, 4), caption(3.9, 8)], '1.from captionTooEarly'],
    ['one ends after the film', [caption(12, 15.1)], '0.to captionAfterEnd'],
    ['one ends before it begins', [caption(5, 4)], '0.to captionTooShort'],
    ['one is shown too briefly', [caption(1, 2.4)], '0.to captionTooShort'],
    ['the English is too long', [caption(0, 10, 'a'.repeat(81))], '0.text.en captionTooLong'],
    ['the Marathi is too long for its time', [caption(0, 2, 'A hostel', 'अ'.repeat(41))], '0.text.mr captionTooFast'],
  ])('are rejected when %s', (_, captions, says) => {
    expect(problemsOf(...captions)).toEqual([says]);
  });
});
