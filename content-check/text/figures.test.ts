import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordNumbers } from '../rules/language-parity.ts';
import { latinDigits, parseFigures } from './figures.ts';

const keys = (text: string, language: 'en' | 'mr') => parseFigures(text, language).map(({ key }) => key);
const devanagari = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));

describe('a figure', () => {
  it.each([
    { en: '₹2 lakh', mr: '₹२ लाख', key: '₹200000' },
    { en: '₹2,00,000', mr: '₹२ लाखांपर्यंत', key: '₹200000' },
    { en: '₹1.5 lakh', mr: '₹१,५०,०००', key: '₹150000' },
    { en: '₹502.40 crore', mr: '₹५०२.४० कोटींचा', key: '₹5024000000' },
    { en: '40%', mr: '४० टक्के', key: '40%' },
    { en: '4% interest', mr: '४ टक्क्यांनी व्याज', key: '4%' },
    { en: '22 July 2025', mr: '२२ जुलै २०२५', key: '2025-07-22' },
    { en: 'July 2025', mr: 'जुलै २०२५', key: '2025-07' },
    { en: 'on 26 June', mr: '२६ जून रोजी', key: '--06-26' },
    { en: 'call 022-27575979', mr: 'फोन: 022-27575979', key: '022-27575979' },
    { en: 'Mumbai 400071', mr: 'मुंबई 400071', key: '400071' },
    {
      en: 'see https://gr.maharashtra.gov.in.',
      mr: 'https://gr.maharashtra.gov.in येथे',
      key: 'https://gr.maharashtra.gov.in',
    },
    { en: 'write to a.b@example.org', mr: 'a.b@example.org येथे लिहा', key: 'a.b@example.org' },
  ])('has the same key in both languages: $key', ({ en, mr, key }) => {
    expect(keys(en, 'en')).toEqual([key]);
    expect(keys(mr, 'mr')).toEqual([key]);
  });

  it('has the same key in Latin and Devanagari digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        const grouped = `₹${amount.toLocaleString('en-IN')}`;
        expect(keys(grouped, 'en')).toEqual([`₹${amount}`]);
        expect(keys(devanagari(grouped), 'mr')).toEqual([`₹${amount}`]);
      }),
    );
  });

  it('has the same keys in both languages if it is a range of years', () => {
    expect(keys('2025-26', 'en')).toEqual(keys('२०२५-२६', 'mr'));
  });

  it('is not found in a placeholder', () => {
    expect(keys('{{n}} seats', 'en')).toEqual([]);
  });
});

describe('digits', () => {
  it('are converted from Devanagari to Latin', () => {
    fc.assert(
      fc.property(fc.nat().map(String), (digits) => {
        expect(latinDigits(devanagari(digits))).toBe(digits);
      }),
    );
  });
});

describe('a number word', () => {
  it.each([
    { text: 'six commissioners', language: 'en', cardinals: ['6'] },
    { text: 'सहा आयुक्त', language: 'mr', cardinals: ['6'] },
    { text: 'once in a lifetime', language: 'en', cardinals: [] },
    { text: 'एकदाच', language: 'mr', cardinals: [] },
    { text: 'two weeks', language: 'en', cardinals: ['2'] },
    { text: 'आठवडाभर', language: 'mr', cardinals: [] },
    { text: 'तृतीयपंथीय', language: 'mr', cardinals: [] },
  ] as const)('counts in “$text” as $cardinals', ({ text, language, cardinals }) => {
    expect(wordNumbers(text, language).cardinals.map(({ key }) => key)).toEqual(cardinals);
  });

  it('may be an ordinal, a Roman numeral or a half', () => {
    expect(wordNumbers('Class II', 'en').any).toContain(2);
    expect(wordNumbers('अकरावीत', 'mr').any).toContain(11);
    expect(wordNumbers('half', 'en').any).toContain(0.5);
  });
});
