/** India has one time and no summer time: always 5 hours 30 minutes ahead of UTC. */
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

/** Returns the ISO day of the calendar in India at a moment: 2025-07-22. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** Returns the moment at which an ISO day begins in India. */
export function startOfDayInIndia(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00+05:30`);
}

/** Returns the ISO day after an ISO day. */
export function dayAfter(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
