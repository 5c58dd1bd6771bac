import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionById } from '#app/eligibility/questions.ts';
import { formatAmount, formatNumber } from '#app/i18n/format/numbers.ts';
import { createDraft, parseDraft, parseNumber } from './draft.ts';

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

  it('is empty for a skipped question, and for a bracket that no longer exists', () => {
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
  it('parses the digits of both languages and the commas of amounts', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), fc.constantFrom('en' as const, 'mr' as const), (number, language) => {
        expect(parseNumber(formatNumber(number, language), 99_999_999)).toBe(number);
        expect(parseNumber(` ${formatAmount(number, language)} `, 99_999_999)).toBe(number);
      }),
    );
  });

  it.each([
    { text: '0', age: 0 },
    { text: '120', age: 120 },
    { text: '१२०', age: 120 },
    { text: '४5', age: 45 },
    { text: '121', age: undefined },
    { text: '-1', age: undefined },
    { text: '45.5', age: undefined },
    { text: '4e1', age: undefined },
    { text: '0x10', age: undefined },
    { text: 'forty', age: undefined },
    { text: '४५ वर्षे', age: undefined },
    { text: '', age: undefined },
    { text: '   ', age: undefined },
    { text: '९'.repeat(400), age: undefined },
  ])('parses "$text" as the age $age', ({ text, age }) => {
    expect(parseNumber(text, 120)).toBe(age);
  });
});
