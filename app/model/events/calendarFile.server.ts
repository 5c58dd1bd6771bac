import { type Language, pathIn } from '#app/i18n/language.ts';
import { contentLines, escapeText } from '../contentLines.server.ts';
import { dayAfter } from '../indiaTime.ts';
import type { Localized } from '../localize.ts';
import type { Event } from './schema.server.ts';

type CalendarEvent = Pick<
  Localized<Event>,
  'id' | 'title' | 'description' | 'venue' | 'startDate' | 'endDate' | 'asOf'
>;

/**
 * An event, its texts in one language, as an iCalendar file (RFC 5545). The UID is the same in both languages, so that
 * the other language replaces the entry and does not double it. `address`: of the site.
 */
export function calendarFile(event: CalendarEvent, language: Language, address: string): string {
  const text = (name: string, value: string) => `${name};LANGUAGE=${language}:${escapeText(value)}`;
  const host = new URL(address).host;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${host}`,
    // The day that the entry describes and not the moment of the build: the same content always makes the same file.
    `DTSTAMP:${compact(event.asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.startDate)}`,
    // The end is the first day that no longer belongs to the event.
    `DTEND;VALUE=DATE:${compact(dayAfter(event.endDate))}`,
    text('SUMMARY', event.title),
    text('DESCRIPTION', event.description),
    text('LOCATION', event.venue),
    `URL:${address}${pathIn(language, `/notices/events/${event.id}`)}`,
    // An all-day entry would otherwise show the whole day as taken.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return contentLines(lines);
}

const compact = (isoDay: string) => isoDay.replaceAll('-', '');
