import { type Language, pathIn } from '#app/i18n/language.ts';
import { type Cautioned, cautionedTitle } from '../cautions.ts';
import { cautionTranslator } from '../cautionWords.server.ts';
import { contentLines, escapeText } from '../contentLines.server.ts';
import { dayAfter } from '../indiaTime.ts';
import type { Localized } from '../localize.ts';
import * as pageOf from '../pageOf.ts';
import type { Event } from './schema.server.ts';

type CalendarEvent = Pick<
  Localized<Event>,
  'id' | 'title' | 'description' | 'venue' | 'startDate' | 'endDate' | 'asOf'
> &
  Cautioned;

/** Formats an event as iCalendar (RFC 5545). One UID for both languages avoids a duplicate entry. `address`: base URL of the site. */
export function calendarFile(event: CalendarEvent, language: Language, address: string): string {
  const text = (name: string, value: string) => `${name};LANGUAGE=${language}:${escapeText(value)}`;
  const host = new URL(address).host;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//events//${language.toUpperCase()}`,
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${host}`,
    // Must not be the time of the build, because the same content must produce the same file.
    `DTSTAMP:${compact(event.asOf)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(event.startDate)}`,
    // DTEND is exclusive (RFC 5545).
    `DTEND;VALUE=DATE:${compact(dayAfter(event.endDate))}`,
    text('SUMMARY', cautionedTitle(event.title, event, cautionTranslator(language), language)),
    text('DESCRIPTION', event.description),
    text('LOCATION', event.venue),
    `URL:${address}${pathIn(language, pageOf.events(event.id))}`,
    // Prevents calendars from showing the whole day as busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

const compact = (isoDay: string) => isoDay.replaceAll('-', '');
