import type { SitePath } from '#app/screens.ts';
import type { Hostel } from './schema.server.ts';

/** Tells whether a hostel admits nobody (application specification, section 4). */
export function isClosed({ current }: Pick<Hostel, 'current'>): boolean {
  return current === 0;
}

/** Counts the seats where both figures are published; a closed hostel has no free seat. */
export function countSeats({ hostelcapacity, current }: Pick<Hostel, 'hostelcapacity' | 'current'>) {
  if (hostelcapacity === undefined || current === undefined || isClosed({ current })) return undefined;
  return { capacity: hostelcapacity, admitted: current, free: Math.max(0, hostelcapacity - current) };
}

export const STUDENTS_PER_TRIANGLE = 2;

/** Counts the triangles that draw the seats. A half-used one counts as used: the drawing must not promise a seat. */
export function triangles({ capacity, admitted }: { capacity: number; admitted: number }) {
  const all = Math.ceil(capacity / STUDENTS_PER_TRIANGLE);
  const used = Math.min(all, Math.ceil(admitted / STUDENTS_PER_TRIANGLE));
  return { used, free: all - used };
}

/** Tells a phone number in `headContact` from a sentence such as "Closed since June 2023". */
export function isPhoneNumber(contact: string): boolean {
  return /^[0-9][0-9-]+$/.test(contact);
}

/** Returns the note that lists show: the grant of an aided hostel is not confirmed. */
export function noteInLists<Note>({ category, note }: { category: Hostel['category']; note?: Note }): Note | undefined {
  return category === 'aided' ? note : undefined;
}

/** Returns the page of a hostel. The query survives a reload, the hash finds the hostel where script is off. */
export function hostelPath(name: string): SitePath {
  return `/hostels/governmenthostels/hostelpdf?hostel=${name}#${name}`;
}

/** Returns a picture for a missing photo, sized by name length and index (application specification, section 7). */
export function placeholderPhoto(name: string, index: number): { src: string; width: number; height: number } {
  // 37 and 53 only keep neighbours apart.
  const seed = name.length * 37 + index * 53;
  const width = 400 + (seed % 200);
  const height = 300 + (seed % 100);
  return { src: `/api/placeholder/${width}/${height}`, width, height };
}
