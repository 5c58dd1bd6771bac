import { expect, it } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { joinNumbers } from './joinNumbers.ts';

it.each([
  [[2], '2', '२'],
  [[2, 3], '2 and 3', '२ आणि ३'],
  [[1, 2, 3, 4, 6], '1 to 4 and 6', '१ ते ४ आणि ६'],
  [[1, 3, 5, 6], '1, 3, 5 and 6', '१, ३, ५ आणि ६'],
])('the numbers %j are joined to "%s"', (numbers, en, mr) => {
  const join = (language: Language) => joinNumbers(numbers, words(language, 'situation'), language);
  expect([join('en'), join('mr')]).toEqual([en, mr]);
});
