import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, normalize } from './normalize.ts';

describe('fold', () => {
  it.each([
    ['capitals and small letters', 'PENSION', 'pension'],
    ['Devanagari and Latin digits', '६० वर्षे', '60 वर्षे'],
    ['thousands with and without commas, in either digits', '₹१,५०,०००', '₹150000'],
    ['composed and decomposed letters', 'caf\u00e9', 'cafe\u0301'],
    ['words with and without joiners', 'क्\u200dष', 'क्ष'],
    ['both encodings of eyelash ra', 'अधिकाऱ्यांना', 'अधिकार्\u200dयांना'],
    ['letters with and without nukta', 'क़र्ज़', 'कर्ज'],
    ['anusvara and half nasal', 'मण्डळ सम्पर्क हिन्दी', 'मंडळ संपर्क हिंदी'],
    ['short and long i', 'वसतीगृह', 'वसतिगृह'],
    ['short and long u', 'मजूर घरकूल', 'मजुर घरकुल'],
    ['ध्द and द्ध', 'वृध्द बौध्द', 'वृद्ध बौद्ध'],
    ['ष and श', 'शिश्यवृत्ती', 'शिष्यवृत्ती'],
    ['single and doubled consonants', 'शिष्यवृती', 'शिष्यवृत्ती'],
    ['ृ and ्रु', 'व्रुद्ध', 'वृद्ध'],
    ['ज्ये and जे', 'जेष्ठ', 'ज्येष्ठ'],
    ['ळ and ल', 'महामंडल', 'महामंडळ'],
    ['both ways to write the a of bank', 'बॅंक', 'बँक'],
    ['ॉ and ो', 'होस्टेल', 'हॉस्टेल'],
    ['ऑ and ओ', 'ओफिस', 'ऑफिस'],
    ['ॲ and अ', 'अप', 'ॲप'],
    ['ऋ and रु', 'रुण', 'ऋण'],
    ['ई and इ', 'इमेल', 'ईमेल'],
    ['ऊ and उ', 'उस', 'ऊस'],
    ['several doubled consonants and single ones', 'कचा पका', 'कच्चा पक्का'],
    ['ज्य्य and ज', 'जेष्ठ', 'ज्य्येष्ठ'],
  ])('does not distinguish %s', (_, one, other) => {
    expect(fold(one)).toBe(fold(other));
  });

  it.each([
    ['माल', 'मोल'],
    ['ईमेल', 'मेल'],
    ['ऊस', 'स'],
    ['ऋण', 'ण'],
    ['ऑफिस', 'फिस'],
    ['ॲप', 'प'],
    ['वृद्ध', 'वृदध'],
    ['इमेल', 'उमेल'],
    ['विधवा', 'विवाह'],
    ['1,5', '15'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(fold(one)).not.toBe(fold(other));
  });

  it.each(['न्ॅध', 'ध्द्द', 'ध्ध्द', 'ज्य्ज', '॓ृ', '1,2,34', 'ᄀ\u200dᅡ'])('is idempotent: %s', (text) => {
    expect(normalize(normalize(text))).toBe(normalize(text));
    expect(fold(fold(text))).toBe(fold(text));
  });

  it('is idempotent', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abé १,2कखजयषशतदधनमळ्ृीिूुंँॅॉऱ़ः\u200d ') });
    const clusters = fc.string({ unit: fc.constantFrom(...'जयदधनरल््््ॅःृ') });
    const numbers = fc.string({ unit: fc.constantFrom(...'1२34,,') });
    fc.assert(
      fc.property(fc.oneof(letters, clusters, numbers, fc.string({ unit: 'grapheme' })), (text) => {
        expect(normalize(normalize(text))).toBe(normalize(text));
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});
