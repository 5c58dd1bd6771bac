import { describe, expect, it } from 'vitest';
import { messageOf } from '#app/components/PageActions/message.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { schemes } from '#app/model/schemes/data.server.ts';
import { schemePage } from './schemePage.server.ts';
import { shareLines } from './shareLines.ts';

function linesOf(id: string, language: Language, district = '') {
  const scheme = schemePage(id, language);
  if (!scheme) throw new Error(`There is no scheme ${id}`);
  const all = { scheme: words(language, 'scheme'), schemes: words(language, 'schemes') };
  return shareLines({ scheme, district, words: all, language });
}

describe('what is said of a scheme when it is sent on', () => {
  it('is for whom, how much, which papers and the office of her district, in English', () => {
    expect(linesOf('vayoshree', 'en', 'thane')).toEqual([
      'For: 65 or older on 31 December 2023, family income up to ₹2 lakh a year',
      'You get: ₹3,000 one time',
      expect.stringMatching(/^Papers: Aadhaar card, .+ and \d more$/),
      'Phone: 022-25341359, Office of the Assistant Commissioner, Social Welfare, Thane',
    ]);
  });

  it('is the same in Marathi, with the helpline as long as no district is chosen', () => {
    expect(linesOf('vayoshree', 'mr')).toEqual([
      'कोणासाठी: ३१ डिसेंबर २०२३ रोजी वय ६५ किंवा अधिक, कुटुंबाचे वार्षिक उत्पन्न ₹२ लाखांपर्यंत',
      'काय मिळते: ₹३,००० एकदाच',
      expect.stringMatching(/^कागदपत्रे: आधार कार्ड, /),
      expect.stringMatching(/^फोन: 14567, एल्डरलाइन/),
    ]);
  });

  it('does not promise everybody the first of several amounts', () => {
    expect(linesOf('ramai-awas', 'en')).toContain('You get: ₹1.32 lakh per house (For a house in a village)');
    expect(linesOf('senior-identity-travel', 'mr')).toContain(
      'काय मिळते: ५०% प्रत्येक व्यक्तीला (बस भाड्यात सवलत, वय ६५ ते ७५)',
    );
  });

  it.each(LANGUAGES)('says that an amount may have changed exactly where a change is reported, in "%s"', (language) => {
    const caveat = words(language, 'scheme')('send.reportedAmount', { text: '*' }).split('*')[1] ?? '';
    const cautious = schemes.filter(({ id }) => linesOf(id, language)[1]?.endsWith(caveat));
    expect(caveat).toMatch(/\p{L}/u);
    expect(cautious).toEqual(schemes.filter(({ reported }) => reported));
  });

  it.each(LANGUAGES)(
    'fits into five lines for every scheme, and papers and number are never cut, in "%s"',
    (language) => {
      const flawed = schemes.flatMap(({ id, title }) => {
        const sent = messageOf({ title: title[language], lines: linesOf(id, language), address: 'https://a.example' });
        const lines = sent.split('\n');
        const cut = lines.slice(3).some((line) => /^(Papers|Phone|कागदपत्रे)/.test(line) && line.endsWith('…'));
        return lines.length > 6 || cut || lines.some((line) => line.length > 122) ? [sent] : [];
      });
      expect(flawed).toEqual([]);
    },
  );
});
