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
    {
      flaw: 'they overlap',
      captions: [caption(0, 4), caption(3.9, 8)],
      says: '1.from captionTooEarly',
    },
    {
      flaw: 'one ends after the film',
      captions: [caption(12, 15.1)],
      says: '0.to captionAfterEnd',
    },
    {
      flaw: 'one ends before it begins',
      captions: [caption(5, 4)],
      says: '0.to captionTooShort',
    },
    {
      flaw: 'one is shown too briefly',
      captions: [caption(1, 2.4)],
      says: '0.to captionTooShort',
    },
    {
      flaw: 'the English is too long',
      captions: [caption(0, 10, 'a'.repeat(81))],
      says: '0.text.en captionTooLong',
    },
    {
      flaw: 'the Marathi is too long for its time',
      captions: [caption(0, 2, 'A hostel', 'अ'.repeat(41))],
      says: '0.text.mr captionTooFast',
    },
  ])('are rejected when $flaw', ({ captions, says }) => {
    expect(problemsOf(...captions)).toEqual([says]);
  });
});
