import { expect, it } from 'vitest';
import { splitAtChange } from './AlteredSentences.tsx';

it.each([
  ['Get ₹1,500 a month.', 'Get ₹1,700 a month.', ['Get', '₹1,500', '₹1,700', 'a month.']],
  ['Get ₹1,500.', 'Get ₹1,700.', ['Get', '₹1,500.', '₹1,700.', '']],
  ['5 pay 5', '6 pay 6', ['', '5 pay 5', '6 pay 6', '']],
  ['दरमहा ₹१,५०० मिळतात.', 'दरमहा ₹१,७०० मिळतात.', ['दरमहा', '₹१,५००', '₹१,७००', 'मिळतात.']],
  ['one one', 'one', ['one', 'one', '', '']],
])('splitAtChange separates only the words that differ: %s', (before, after, [start, was, is, end]) => {
  expect(splitAtChange(before, after)).toEqual({ start, before: was, after: is, end });
});
