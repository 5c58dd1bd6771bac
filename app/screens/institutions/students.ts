import type { HostelOfList } from '#app/model/institutions/lists.server.ts';

export const STUDENT_FILTERS = ['girls', 'boys'] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

const FILTERS_BY_STUDENTS: Record<NonNullable<HostelOfList['students']>, readonly StudentFilter[]> = {
  girls: ['girls'],
  women: ['girls'],
  boys: ['boys'],
  both: ['girls', 'boys'],
};

/** Tells whether a hostel is listed under girls or boys. A hostel is in neither list if it is unknown for whom it is. */
export const isListedUnder = (students: HostelOfList['students'], filter: StudentFilter) =>
  students !== undefined && FILTERS_BY_STUDENTS[students].includes(filter);
