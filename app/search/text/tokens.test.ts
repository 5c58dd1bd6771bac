import { describe, expect, it } from 'vitest';
import { hasEveryWord, queryWords, tokenize } from './tokens.ts';

describe('the tokenizer', () => {
  it.each([
    ['widow, pension!', ['widow', 'pension']],
    ['विधवा (निवृत्तीवेतन) – योजना।', ['विधवा', 'निवृत्तीवेतन', 'योजना']],
    ['₹1,32,000 किंवा ₹२.५० लाख', ['132000', 'किंवा', '2.5', 'लाख']],
    ['एस.टी. व पीएच.डी.', ['एसटी', 'व', 'पीएचडी']],
    ['डॉ.बाबासाहेब', ['डॉ', 'बाबासाहेब']],
    ['10th, १० वी व १०वीतील', ['10', '10', 'व', '10']],
    ['Women’s, who’s', ['women', 'who']],
    ['doesn’t', ['does', 'not']],
    ["can’t, won't", ['can', 'not', 'will', 'not']],
    ['Post-Matric 7/12', ['post', 'matric', '7', '12']],
    ['covid19', ['covid', '19']],
    [' , !', []],
  ])('splits "%s"', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it('folds the words of a query and removes repetitions', () => {
    expect(queryWords('शिष्यवृत्ती शिष्यवृती Pension')).toEqual(['शिश्यव्रुति', 'pension']);
    expect(hasEveryWord('widow pension', queryWords('PENS wid'))).toBe(true);
    expect(hasEveryWord('widow pension', queryWords('widow hostel'))).toBe(false);
  });
});
