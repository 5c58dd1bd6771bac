import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markChanges } from './markChanges.ts';

/** Writes the parts as `kept [-removed-] {+added+}`. */
const marked = (before: string, after: string) =>
  markChanges(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
    .join('');

it.each([
  ['Get ₹1,500 a month.', 'Get ₹1,700 a month.', 'Get [-₹1,500-]{+₹1,700+} a month.'],
  ['Get ₹1,500.', 'Get ₹1,700.', 'Get [-₹1,500-]{+₹1,700+}.'],
  ['दरमहा ₹१,५०० मिळतात.', 'दरमहा ₹१,७०० मिळतात.', 'दरमहा [-₹१,५००-]{+₹१,७००+} मिळतात.'],
  ['लाभार्थीला मिळते', 'लाभार्थींना मिळते', '[-लाभार्थीला-]{+लाभार्थींना+} मिळते'],
  ['one one', 'one', 'one[- one-]'],
  ['', 'New', '{+New+}'],
  ['Same', 'Same', 'Same'],
])('only the words that differ are marked: %s', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

it('two changes in a sentence are marked each, and a short word between them with them', () => {
  expect(marked('Get 5 a month until 10 June.', 'Get 6 a month until 12 June.')).toBe(
    'Get [-5-]{+6+} a month until [-10-]{+12+} June.',
  );
  expect(marked('From 10 to 20 years', 'From 15 to 25 years')).toBe('From [-10 to 20-]{+15 to 25+} years');
});

it('a very long text is one change between its equal ends', () => {
  const words = (first: number) => Array.from({ length: 1200 }, (_, index) => `w${first + index}`).join(' ');
  const parts = markChanges(`Start ${words(0)} end`, `Start ${words(1)} end`);
  expect(parts.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});

const word = fc.constantFrom('₹१,५००', 'मिळतात', 'स्त्री', 'a', 'the', 'to', '2024-25', 'https://x.example/अ', 'क्ष');
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '  ', '. ', ', ', '\n', '।')), { maxLength: 12 })
  .map((parts) => parts.flat().join(''));
const any = fc.oneof(text, fc.string({ unit: 'grapheme' }));

it('what is not added is the former text, and what is not removed the new one', () => {
  fc.assert(
    fc.property(any, any, (before, after) => {
      const parts = markChanges(before, after);
      const without = (omitted: string) =>
        parts
          .filter(({ kind }) => kind !== omitted)
          .map((part) => part.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('a mark begins and ends between words, never within a syllable', () => {
  const isCut = (before: string, after: string) =>
    /[\p{L}\p{N}\p{M}]$/u.test(before) && /^[\p{L}\p{N}\p{M}]/u.test(after);
  fc.assert(
    fc.property(text, text, (before, after) => {
      for (const omitted of ['added', 'removed']) {
        const parts = markChanges(before, after).filter(({ kind }) => kind !== omitted);
        for (const [index, part] of parts.entries()) expect(isCut(part.text, parts[index + 1]?.text ?? '')).toBe(false);
      }
    }),
  );
});
