import { expect, it } from 'vitest';
import { joinNumbers } from './joinNumbers.ts';

it.each([
  [[2], '2', '२'],
  [[2, 3], '2 and 3', '२ आणि ३'],
  [[1, 2, 3, 4, 6], '1 to 4 and 6', '१ ते ४ आणि ६'],
  [[1, 3, 5, 6], '1, 3, 5 and 6', '१, ३, ५ आणि ६'],
])('the numbers %j are joined to "%s"', (numbers, en, mr) => {
  expect([joinNumbers(numbers, 'en'), joinNumbers(numbers, 'mr')]).toEqual([en, mr]);
});
