import { LANGUAGES } from '#app/i18n/language.ts';
import { calendarFile } from '#app/model/events/calendarFile.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { belongsInCalendars, calendarPath } from '#app/model/events/rules.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { AS_OF } from '#app/model/site/asOf.server.ts';
import { site } from '#app/model/site/data.server.ts';

/** Calendar files of upcoming events by address, in both languages. */
export function eventCalendars(all: Event[], asOf: Date): Map<string, string> {
  const wanted = all.filter((event) => belongsInCalendars(event, asOf));
  return new Map(
    wanted.flatMap((event) =>
      LANGUAGES.map((language) => [
        calendarPath(event.id, language),
        calendarFile(localize(event, language), language, site.address),
      ]),
    ),
  );
}

export function calendars(): Map<string, string> {
  return eventCalendars(events, AS_OF);
}
