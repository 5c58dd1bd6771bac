import { type Language, pathIn } from '#app/i18n/language.ts';
import { dayInIndia } from '../indiaTime.ts';

type Dated = { startDate: string; endDate: string };

/** Tells whether the last day of an event is over. */
export function isPast(event: Dated, asOf: Date): boolean {
  return event.endDate < dayInIndia(asOf);
}

/** Returns running and coming events, the next one first. */
export function currentEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => !isPast(event, asOf)).sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** Returns the events that are over, the latest first. */
export function pastEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => isPast(event, asOf)).sort((a, b) => b.startDate.localeCompare(a.startDate));
}

/** Tells whether an event has a calendar file: not a past event, nor a sample with invented dates. */
export function belongsInCalendars(event: Dated & { sample?: true | undefined }, asOf: Date): boolean {
  return !isPast(event, asOf) && !event.sample;
}

/** Returns the address of an event's calendar file, below the page of the event. */
export function calendarPath(eventId: number, language: Language): string {
  return pathIn(language, `/notices/events/${eventId}/event.ics`);
}

/** Finds the event of an address; `3abc` is event 3 (application specification, section 5). */
export function findEvent<Event extends { id: number }>(events: Event[], eventId: string): Event | undefined {
  const id = Number.parseInt(eventId, 10);
  return events.find((event) => event.id === id);
}
