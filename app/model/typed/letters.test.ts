import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textProblems } from '../textProblems.ts';
import { cleanText, cleanTexts, describeRefusedLetter, hasRefusedLetter } from './letters.ts';

/** What others saw accepted in texts: control characters, marks that turn text, spaces, private, lost and unassigned characters. */
const REFUSED = [
  ...'\0\u0001\b\v\f\r\t\u001F\u007F\u0085\u0092\u00A0\u00AD\u034F\u061C\u1680\u2003\u200B\u200E\u200F\u2028\u2029\u202A\u202E\u202F',
  ...'\u2060\u2066\u2067\u2800\u3000\u3164\uF0B7\uFE0F\uFEFF\uFFFD\uFFFE\u{E0041}\u{10FFFF}',
  '\uD83D',
  '\uDE00',
];

describe('the characters of a text', () => {
  it.each(REFUSED.map((letter) => [`U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`, letter]))(
    'do not include %s, in any field and language',
    (code, letter) => {
      for (const value of [`Girls${letter}hostel`, { en: `Girls${letter}hostel`, mr: `मुलींचे${letter}वसतिगृह` }, [letter]])
        for (const problem of textProblems('content/a.yaml', value))
          expect(problem).toMatchObject({ code: 'refusedLetter', params: { letter: code } });
      const texts = { en: `Girls${letter}hostel`, mr: `मुलींचे${letter}वसतिगृह` };
      expect(textProblems('content/a.yaml', { title: texts }).map(({ path }) => path)).toEqual([
        ['title', 'en'],
        ['title', 'mr'],
      ]);
    },
  );

  it('do not include joiners, except after a virama', () => {
    for (const text of ['अधिकाऱ्यांना', 'वाङ्\u200Dमय', 'क्\u200Cष']) expect(hasRefusedLetter(text), text).toBe(false);
    for (const text of ['क\u200D', '\u200Cक', 'a\u200Db', 'क्\u200D\u200D'])
      expect(hasRefusedLetter(text), text).toBe(true);
  });

  it('include everything that pages show', () => {
    expect(hasRefusedLetter('₹1,500 – “note” (३० एप्रिल), ½ × √: ☎ 😀\nसेकंद line…')).toBe(false);
  });

  it('are checked in the names of fields, too', () => {
    expect(textProblems('content/a.yaml', { 'a\u202E': 1 })).toMatchObject([
      { path: ['a\u202E'], code: 'refusedLetter' },
    ]);
  });
});

it('a refused character is named by its number, by a word that people know, and by the letters around it', () => {
  expect(describeRefusedLetter('Government\vHostel for Girls')).toMatchObject({
    letter: 'U+000B',
    name: { en: 'invisible line break of PowerPoint' },
    found: 'Government▯Hostel for G',
  });
  expect(describeRefusedLetter('\uF0B7 Girls')?.name.en).toMatch(/bullet of Word/);
  expect(describeRefusedLetter('a\u202Eb')?.name.en).toMatch(/turns the direction/);
  expect(describeRefusedLetter('Girls')).toBeUndefined();
});

it('only letters that are put together are accepted, also in files edited by hand', () => {
  expect(textProblems('content/a.yaml', { mr: 'अधिकार\u093C्यांना' })).toMatchObject([{ path: ['mr'], code: 'notNfc' }]);
});

it('the errors of spreadsheet programs are no texts', () => {
  for (const error of ['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'])
    expect(textProblems('content/a.yaml', [error, `Room ${error}`])).toMatchObject([
      { code: 'sheetError', params: { found: error } },
      { code: 'sheetError', params: { found: error } },
    ]);
});

describe('cleaning', () => {
  it.each([
    ['a line break of PowerPoint', 'Girls\vHostel', 'Girls Hostel'],
    ['a fixed space beside a plain one', 'Girls \u00A0Hostel', 'Girls Hostel'],
    ['a fixed space among plain ones, after two plain ones elsewhere', 'a  b \u00A0  c', 'a  b c'],
    ['a tab', 'a\tb', 'a b'],
    ['line separators', 'a\u2028b\u2029c', 'a b c'],
    ['a soft hyphen', 'govern\u00ADment', 'government'],
    ['a sign without width', 'योजना\u200Bला', 'योजनाला'],
    ['marks around a telephone number', '\u202A022-25341359\u202C', '022-25341359'],
    ['line breaks of Windows', 'a\r\nb', 'a\nb'],
    ['ऱ in two parts', 'अधिकार\u093C्यांना', 'अधिकाऱ्यांना'],
    ['ॲ in two parts', '\u0905\u0945ड.', '\u0972ड.'],
    ['ॲ in two parts with a joiner', '\u0905\u200D\u0945ड.', '\u0972ड.'],
    ['ड़ in one letter', '\u095C', 'ड\u093C'],
  ])('makes %s what can be published', (_, typed, text) => {
    expect(cleanText(typed)).toBe(text);
    expect(hasRefusedLetter(text)).toBe(false);
    expect(cleanTexts({ a: [typed, 5, null, true] })).toEqual({ a: [text, 5, null, true] });
  });

  it('keeps plain text, also two spaces, and what it cannot mend without a change of meaning', () => {
    for (const text of ['two  spaces', 'a\nb', 'a\u202Eb', 'a\u0001b', '\uF0B7', 'वाङ्\u200Dमय'])
      expect(cleanText(text)).toBe(text);
  });

  it('of any text changes nothing when repeated, and leaves composed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const text = cleanText(typed);
        expect(cleanText(text)).toBe(text);
        expect(text.normalize('NFC')).toBe(text);
      }),
    );
  });
});
