import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './highlight.ts';
import { toTerms } from './text/tokens.ts';

describe('markWords', () => {
  it('marks whole words, with their endings', () => {
    expect(markWords('घरकुलासाठी अर्ज', toTerms('घरकुल'))).toEqual([
      { text: 'घरकुलासाठी', marked: true },
      { text: ' अर्ज', marked: false },
    ]);
    expect(markWords('अर्ज: घरकुल', toTerms('घरकुल'))).toEqual([
      { text: 'अर्ज: ', marked: false },
      { text: 'घरकुल', marked: true },
    ]);
    expect(markWords('घरकुल (नवे)', toTerms('घरकुल नवे'))).toEqual([
      { text: 'घरकुल', marked: true },
      { text: ' (', marked: false },
      { text: 'नवे', marked: true },
      { text: ')', marked: false },
    ]);
  });

  it.each([
    ['PENSIONS', 'pension'],
    ['₹१,५००', '1500'],
    ['एस.टी.', 'एसटी'],
    ['मण्डळाचे', 'मंडळ'],
    ['mahadbt.maharashtra', 'maharashtra'],
  ])('marks %s for the query %s', (text, word) => {
    expect(markWords(text, toTerms(word)).some(({ marked }) => marked)).toBe(true);
  });

  it('returns parts that together are the whole text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abAB १2,.कखिी्ऱ\u200dé ') });
    fc.assert(
      fc.property(text, text, (title, query) => {
        const parts = markWords(title, toTerms(query));
        expect(parts.map((part) => part.text).join('')).toBe(title.normalize('NFC'));
      }),
    );
  });
});
