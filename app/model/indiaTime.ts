/** India is always 5:30 hours ahead of UTC, with one time zone and no daylight saving time. */
const UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** Returns the ISO date in India at a moment: 2025-07-22. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the moment at which an ISO date begins in India. */
export function startOfDayInIndia(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00+05:30`);
}

export function dayAfter(isoDay: string): string {
  return new Date(Date.parse(isoDay) + 86_400_000).toISOString().slice(0, 10);
}

/** Returns the time of day in India at a moment: 09:05. */
export function timeInIndia(moment: Date): string {
  return new Date(moment.getTime() + UTC_OFFSET_MS).toISOString().slice(11, 16);
}
