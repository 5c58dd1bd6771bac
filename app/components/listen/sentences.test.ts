import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const sentencesIn = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each([
    ['Fill in the form. Hand it in! Is it late? Ask.', ['Fill in the form.', 'Hand it in!', 'Is it late?', 'Ask.']],
    ['अर्ज भरा. तो जमा करा। पावती घ्या!', ['अर्ज भरा.', 'तो जमा करा।', 'पावती घ्या!']],
    ['You get Rs. 3,000 once. No more.', ['You get Rs. 3,000 once.', 'No more.']],
    ['See G.R. No. 12 of Dr. Ambedkar. Then go.', ['See G.R. No. 12 of Dr. Ambedkar.', 'Then go.']],
    ['डॉ. बाबासाहेब आंबेडकर, क्र. ५ पाहा. नंतर जा.', ['डॉ. बाबासाहेब आंबेडकर, क्र. ५ पाहा.', 'नंतर जा.']],
    ['आर. सी. मार्ग, चेंबूर येथे जा. फोन करा.', ['आर. सी. मार्ग, चेंबूर येथे जा.', 'फोन करा.']],
    ['Aged 65 on 31.12.2023. It costs 2.5 lakh.', ['Aged 65 on 31.12.2023.', 'It costs 2.5 lakh.']],
    ['1. Ask for the form.', ['1. Ask for the form.']],
    ['Papers, e.g. a photo, etc. are kept.', ['Papers, e.g. a photo, etc. are kept.']],
    ['He said “Come.” Then he left.', ['He said “Come.”', 'Then he left.']],
    ['  ', []],
  ])('splits %j into %j', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });

  it('splits a long sentence, preferably at a comma', () => {
    const long = `${'a word and another '.repeat(6)}here, ${'and more of it '.repeat(12)}end.`;
    const pieces = sentencesIn(long);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces[0]).toMatch(/here,$/);
  });

  it('splits any text into short pieces that keep every non-space character in order', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const spans = splitSentences(text);
        expect(
          spans
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
        for (const [index, { start, end }] of spans.entries()) {
          expect(end - start).toBeLessThanOrEqual(180);
          expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
        }
      }),
    );
  });
});
