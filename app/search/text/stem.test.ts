import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchDocuments } from '../documents/documents.server.ts';
import { stem } from './stem.ts';
import { tokenize, toTerm } from './tokens.ts';

const letters = (word: string) => word.match(/\p{L}/gu)?.length ?? 0;

describe('stem', () => {
  it.each([
    ['घरकुल', 'घरकुलासाठी घरकुलाची घरकुले घरकुलसाठी घरकुलांना'],
    ['विधवा', 'विधवांना विधवेला विधवांसाठी विधवेच्या विधवांनी'],
    ['वसतिगृह', 'वसतिगृहात वसतिगृहे वसतिगृहातील वसतीगृहांची वसतिगृहामध्ये वसतिगृहासाठीचे'],
    ['शाळा', 'शाळेत शाळेतील शाळेची शाळांना शाळांमधील'],
    ['योजना', 'योजनेची योजनेचा योजनांसाठी योजनेतून योजनेमुळे योजनेबद्दल'],
    ['मुली', 'मुलींसाठी मुलींचे मुलीला मुलगी मुलगीला'],
    ['मुले', 'मुलांचे मुलांसाठी मुलाला'],
    ['विद्यार्थी', 'विद्यार्थ्यांना विद्यार्थ्याची विद्यार्थ्यांसाठी'],
    ['अधिकारी', 'अधिकाऱ्याचे अधिकाऱ्यांकडे'],
    ['शेतमजूर', 'शेतमजुरांना शेतमजुराची'],
    ['जात', 'जातीचे जातीचा जातीसाठी'],
    ['जातीवरून', 'जातीवरुन'],
    ['नाही', 'नाहीत नाय nahi nay not no cannot'],
    ['कार्यालय', 'कार्यालयात कार्यालयाचा कार्यालयाकडे'],
    ['पालघर', 'पालघरचे पालघरमध्ये पालघरला पालघरमधील'],
    ['मुंबई', 'मुंबईत मुंबईचे मुंबईतील'],
    ['दहावी', 'दहावीनंतर दहावीत दहावीच्या'],
    ['दाखला', 'दाखले दाखल्याचा दाखल्यासाठी'],
    ['निकाल', 'निकालासाठी निकालाचा'],
    ['अपघात', 'अपघातात अपघाताने'],
    ['महिला', 'महिलांना महिलेला महिलांसाठी'],
    ['scholarship', 'scholarships'],
    ['study', 'studies'],
    ['class', 'classes'],
    ['house', 'houses'],
    ['prize', 'prizes'],
    ['diesel', 'diesels'],
    ['chestnut', 'chestnuts'],
    ['church', 'churches'],
  ])('reduces %s and its inflected forms to one term', (word, forms) => {
    expect(forms.split(' ').map(toTerm)).toEqual(forms.split(' ').map(() => toTerm(word)));
  });

  it.each([
    ['मुली', 'मुले'],
    ['महिला', 'महिना'],
    ['अनुदान', 'अनुदानित'],
    ['विवाह', 'विधवा'],
    ['business', 'busy'],
    ['us', 'u'],
    ['gas', 'ga'],
    ['aids', 'aid'],
    ['news', 'new'],
  ])('gives %s a different term from %s', (one, other) => {
    expect(toTerm(one)).not.toBe(toTerm(other));
  });

  it('keeps at least two letters', () => {
    const marathi = fc.string({ unit: fc.constantFrom(...'कचतनमलवसयशाीिेूंे्'), minLength: 1 });
    fc.assert(
      fc.property(marathi, (word) => {
        expect(letters(stem(word))).toBeGreaterThanOrEqual(Math.min(2, letters(word)));
      }),
    );
  });

  it('does not reduce any word of a title to an empty term', () => {
    const words = searchDocuments.flatMap(({ title }) => tokenize(`${title.en} ${title.mr}`));
    expect(words.length).toBeGreaterThan(1000);
    expect(words.filter((word) => toTerm(word) === '')).toEqual([]);
  });

  it('does not reduce what is done because of caste to the caste of a certificate', () => {
    for (const because of ['जातीवरून', 'जातीमुळे']) expect(toTerm(because)).not.toBe(toTerm('जातीचा'));
  });
});
