import { expect, it } from 'vitest';
import { isListedUnder, STUDENT_FILTERS } from './students.ts';

it.each([
  { students: 'girls', under: ['girls'] },
  { students: 'women', under: ['girls'] },
  { students: 'boys', under: ['boys'] },
  { students: 'both', under: ['girls', 'boys'] },
  { students: undefined, under: [] },
] as const)('a hostel for $students is listed under $under', ({ students, under }) => {
  expect(STUDENT_FILTERS.filter((filter) => isListedUnder(students, filter))).toEqual(under);
});
