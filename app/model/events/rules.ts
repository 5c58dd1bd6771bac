/** India has one time and no summer time: always 5 hours 30 minutes ahead of UTC. */
const INDIA_AHEAD_OF_UTC_MS = 5.5 * 60 * 60 * 1000;

type Dated = { startDate: string; endDate: string };

/** The day of the calendar in India at a moment, e.g. 2025-07-22. */
export function dayInIndia(moment: Date): string {
  return new Date(moment.getTime() + INDIA_AHEAD_OF_UTC_MS).toISOString().slice(0, 10);
}

/** The day after an ISO day. */
export function dayAfter(isoDay: string): string {
  const day = new Date(`${isoDay}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The moment at which a day begins in India. */
export function startOfDayInIndia(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00+05:30`);
}

/** An event is past from the day after its last day; until then it is current, also while it still lies ahead. */
export function isPast(event: Dated, asOf: Date): boolean {
  return event.endDate < dayInIndia(asOf);
}

/** Events that run or lie ahead, the next one first. */
export function currentEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => !isPast(event, asOf)).sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** Events that are over, the latest first. */
export function pastEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => isPast(event, asOf)).sort((a, b) => b.startDate.localeCompare(a.startDate));
}

/** Whether a visitor is offered the event for a calendar: not when it is over, and not when its dates are only a sample. */
export function belongsInCalendars(event: Dated & { sample?: true | undefined }, asOf: Date): boolean {
  return !isPast(event, asOf) && !event.sample;
}

/** The event of an address. The number is read as an integer, so `3abc` is event 3 (application specification, section 5). */
export function findEvent<Event extends { id: number }>(events: Event[], eventId: string): Event | undefined {
  const id = Number.parseInt(eventId, 10);
  return events.find((event) => event.id === id);
}
