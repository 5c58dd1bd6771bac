import type { HostelOfList } from '#app/model/institutions/lists.server.ts';

export const FILTERS = ['girls', 'boys'] as const;
export type Filter = (typeof FILTERS)[number];

const ADMITTED: Record<NonNullable<HostelOfList['students']>, readonly Filter[]> = {
  girls: ['girls'],
  women: ['girls'],
  boys: ['boys'],
  both: ['girls', 'boys'],
};

/** Tells whether a hostel is listed under girls or boys. One of which nobody knows is listed under neither. */
export const admits = (students: HostelOfList['students'], filter: Filter) =>
  students !== undefined && ADMITTED[students].includes(filter);
