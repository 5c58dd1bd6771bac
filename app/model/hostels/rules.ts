import type { SitePath } from '#app/screens.ts';
import type { Hostel } from './schema.server.ts';

/** Returns whether a hostel is closed: it has admitted no students (application specification, section 4). */
export function isClosed({ current }: Pick<Hostel, 'current'>): boolean {
  return current === 0;
}

/** Counts the seats if both figures are published and the hostel is open. */
export function countSeats({ hostelcapacity, current }: Pick<Hostel, 'hostelcapacity' | 'current'>) {
  if (hostelcapacity === undefined || current === undefined || isClosed({ current })) return undefined;
  return { capacity: hostelcapacity, admitted: current, free: Math.max(0, hostelcapacity - current) };
}

export const STUDENTS_PER_TRIANGLE = 2;

/** Counts the triangles that show the seats. A half-used triangle counts as used, so that no taken seat looks free. */
export function triangles({ capacity, admitted }: { capacity: number; admitted: number }) {
  const all = Math.ceil(capacity / STUDENTS_PER_TRIANGLE);
  const used = Math.min(all, Math.ceil(admitted / STUDENTS_PER_TRIANGLE));
  return { used, free: all - used };
}

/** Distinguishes a phone number in `headContact` from a sentence such as "Closed since June 2023". */
export function isPhoneNumber(contact: string): boolean {
  return /^[0-9][0-9-]+$/.test(contact);
}

/** Returns the note of an aided hostel, which says that its grant is not confirmed. Lists show no other notes. */
export function noteInLists<Note>({ category, note }: { category: Hostel['category']; note?: Note }): Note | undefined {
  return category === 'aided' ? note : undefined;
}

/** Returns the address of a hostel's page. JavaScript reads the query; without it, CSS uses the fragment. */
export function hostelPath(name: string): SitePath {
  return `/hostels/governmenthostels/hostelpdf?hostel=${name}#${name}`;
}

/** Returns a placeholder for a missing photo. Its size depends on the length of the name and on `index` (application specification, section 7). */
export function placeholderPhoto(name: string, index: number): { src: string; width: number; height: number } {
  // The primes 37 and 53 give neighbouring photos different sizes.
  const seed = name.length * 37 + index * 53;
  const width = 400 + (seed % 200);
  const height = 300 + (seed % 100);
  return { src: `/api/placeholder/${width}/${height}`, width, height };
}
