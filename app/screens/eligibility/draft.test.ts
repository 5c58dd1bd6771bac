import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionById } from '#app/eligibility/questions.ts';
import { formatAmount, formatNumber, formatRupees } from '#app/i18n/format/numbers.ts';
import { LANGUAGES } from '#app/i18n/language.ts';
import { wordsFor } from '#app/i18n/words.server.ts';
import { createDraft, parseDraft, parseNumber } from './draft.ts';
import { createFinderText } from './finderText.ts';

const age = questionById('age');
const brackets = [{ from: 0, to: 17 }, { from: 18, to: 79 }, { from: 80 }];

describe('the draft of an answer', () => {
  it.each([
    { question: 'age', answer: { from: 45, to: 45 } },
    { question: 'age', answer: { from: 80 } },
    { question: 'hardship', answer: { chosen: [] } },
    { question: 'hardship', answer: { chosen: ['earner-died'] } },
    { question: 'bpl', answer: { chosen: ['no'] } },
  ] as const)('parses to the answer to $question that it was created from: $answer', ({ question, answer }) => {
    const draft = createDraft(answer as never, brackets, String);
    expect(parseDraft(draft, questionById(question), brackets)).toEqual(answer);
  });

  it('is empty for a skipped question, and for an answer with a bracket that no longer exists', () => {
    expect(createDraft({ skipped: true }, brackets, String)).toEqual({ text: '', chosen: [] });
    expect(createDraft({ from: 18, to: 39 }, brackets, String)).toEqual({ text: '', chosen: [] });
  });

  it('parses to no answer while it is empty or not a number', () => {
    expect(parseDraft({ text: '', chosen: [] }, age, brackets)).toBeUndefined();
    expect(parseDraft({ text: 'forty', chosen: [] }, age, brackets)).toBeUndefined();
    expect(parseDraft({ text: '', chosen: [] }, questionById('bpl'), [])).toBeUndefined();
    expect(parseDraft({ text: '', chosen: [] }, questionById('hardship'), [])).toBeUndefined();
  });
});

describe('parseNumber', () => {
  const rupees = { unit: 'rupees', max: 999_999_999 } as const;

  it('parses every number in the form in which this site prints it', () => {
    const percent = fc.nat(10_000).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(
        fc.nat(999_999_999),
        fc.nat(120),
        percent,
        fc.constantFrom(...LANGUAGES),
        (n, years, share, language) => {
          for (const printed of [formatNumber, formatAmount, formatRupees])
            expect(parseNumber(` ${printed(n, language)} `, rupees)).toBe(n);
          const { answer } = createFinderText(wordsFor(language).of('eligibility'), false);
          const answerWith = (id: 'age' | 'income' | 'marks', value: number) => answer(id, { from: value, to: value });
          expect(parseNumber(answerWith('age', years), { unit: 'age', max: 120 })).toBe(years);
          expect(parseNumber(answerWith('income', n), rupees)).toBe(n);
          expect(parseNumber(answerWith('marks', share), { unit: 'percent', max: 100 })).toBe(share);
        },
      ),
    );
  });

  it('parses any amount as people write it', () => {
    const around = fc.constantFrom(
      ...['', '₹', 'Rs. ', 'Rs', 'रु. ', 'रु'].flatMap((before) =>
        ['', '/-', '.', '.00', ' रुपये', ' rupees only'].map((after) => [before, after]),
      ),
    );
    fc.assert(
      fc.property(fc.nat(999_999_999), around, fc.constantFrom(...LANGUAGES), (n, [before, after], language) => {
        expect(parseNumber(`${before}${formatNumber(n, language)}${after}`, rupees)).toBe(n);
      }),
    );
  });

  it.each([
    ['1.5 लाख', 150_000],
    ['2 lakh', 200_000],
    ['₹१.३२ लाख', 132_000],
    ['1.1 lakh rupees', 110_000],
    ['२१ हजार', 21_000],
    ['1 crore', 10_000_000],
    ['21,000.50', 21_000],
    ['2 to 3 lakh', undefined],
    ['-5000', undefined],
    ['1000 crore', undefined],
  ])('parses "%s" as %s rupees', (text, amount) => {
    expect(parseNumber(text, rupees)).toBe(amount);
  });

  it.each([
    { text: '0', age: 0 },
    { text: '120', age: 120 },
    { text: '१२०', age: 120 },
    { text: '४5', age: 45 },
    { text: '६५ वर्षे', age: 65 },
    { text: '65 yrs', age: 65 },
    { text: '59.9', age: 59 },
    { text: '121', age: undefined },
    { text: '-1', age: undefined },
    { text: '4e1', age: undefined },
    { text: '0x10', age: undefined },
    { text: 'forty', age: undefined },
    { text: '', age: undefined },
    { text: '   ', age: undefined },
    { text: '.', age: undefined },
    { text: '९'.repeat(400), age: undefined },
  ])('parses "$text" as the age $age', ({ text, age }) => {
    expect(parseNumber(text, { unit: 'age', max: 120 })).toBe(age);
  });

  it('keeps the decimals of a percentage and never rounds them up to a whole number', () => {
    expect(parseNumber('59.9%', { unit: 'percent', max: 100 })).toBe(59.9);
    expect(parseNumber('५९.९९ टक्के', { unit: 'percent', max: 100 })).toBe(59.99);
    expect(parseNumber('100.01', { unit: 'percent', max: 100 })).toBeUndefined();
  });
});
