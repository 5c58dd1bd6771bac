import { type Language, pathIn } from '#app/i18n/language.ts';
import { dayInIndia } from '../indiaTime.ts';
import * as pageOf from '../pageOf.ts';

type Dated = { startDate: string; endDate: string };

/** Tells whether the last day of an event is past. */
export function isPast(event: Dated, asOf: Date): boolean {
  return event.endDate < dayInIndia(asOf);
}

/** Returns current and future events, the next one first. */
export function currentEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => !isPast(event, asOf)).sort((a, b) => a.startDate.localeCompare(b.startDate));
}

/** Returns past events, the latest first. */
export function pastEvents<Event extends Dated>(events: Event[], asOf: Date): Event[] {
  return events.filter((event) => isPast(event, asOf)).sort((a, b) => b.startDate.localeCompare(a.startDate));
}

/** Tells whether an event has a calendar file. Past events and samples with invented dates have none. */
export function belongsInCalendars(event: Dated & { sample?: true | undefined }, asOf: Date): boolean {
  return !isPast(event, asOf) && !event.sample;
}

/** Returns the address of an event's calendar file, which is below the page of the event. */
export function calendarPath(eventId: number, language: Language): string {
  return pathIn(language, `${pageOf.events(eventId)}/event.ics`);
}

/** Finds the event by the id in an address; `3abc` is event 3 (application specification, section 5). */
export function findEvent<Event extends { id: number }>(events: Event[], eventId: string): Event | undefined {
  const id = Number.parseInt(eventId, 10);
  return events.find((event) => event.id === id);
}
