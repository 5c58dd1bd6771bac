import { describe, expect, it } from 'vitest';
import { captionProblems } from './captionProblems.server.ts';

const FILM_SECONDS = 15;

const caption = (from: number, to: number, en = 'A hostel', mr = 'वसतिगृह') => ({ from, to, text: { en, mr } });

const problemsOf = (...captions: ReturnType<typeof caption>[]) =>
  captionProblems(captions, FILM_SECONDS).map(({ index, field, problem }) => `captions.${index}.${field} ${problem}`);

describe('the captions of a film', () => {
  it('are accepted one after the other, to the last second', () => {
    expect(problemsOf(caption(0, 4), caption(4, 10.5), caption(13.5, 15))).toEqual([]);
  });

  it.each([
    {
      flaw: 'they overlap',
      captions: [caption(0, 4), caption(3.9, 8)],
      says: 'captions.1.from is earlier than the end of the caption before it',
    },
    {
      flaw: 'one stays when the film is over',
      captions: [caption(12, 15.1)],
      says: 'captions.0.to is after the end of the film, which lasts 15 seconds',
    },
    {
      flaw: 'one ends before it begins',
      captions: [caption(5, 4)],
      says: 'captions.0.to must be at least 1.5 seconds after "from"',
    },
    {
      flaw: 'one is gone too soon',
      captions: [caption(1, 2.4)],
      says: 'captions.0.to must be at least 1.5 seconds after "from"',
    },
    {
      flaw: 'the English is too long',
      captions: [caption(0, 10, 'a'.repeat(81))],
      says: 'captions.0.text (en) has 81 letters; 80 fit. Shorten it',
    },
    {
      flaw: 'the Marathi is too long for its time',
      captions: [caption(0, 2, 'A hostel', 'अ'.repeat(41))],
      says: 'captions.0.text (mr) cannot be read so fast. Shorten it or show it longer',
    },
  ])('are refused when $flaw', ({ captions, says }) => {
    expect(problemsOf(...captions)).toEqual([says]);
  });
});
