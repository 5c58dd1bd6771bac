import { LANGUAGES } from '#app/i18n/language.ts';
import { calendarFile } from '#app/model/events/calendarFile.server.ts';
import { events } from '#app/model/events/data.server.ts';
import { belongsInCalendars, calendarPath } from '#app/model/events/rules.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { AS_OF, site } from '#app/model/site/data.server.ts';

/** Maps addresses to the calendar files of upcoming events, in both languages. */
export function calendars(all: Event[] = events, asOf = AS_OF): Map<string, string> {
  const upcoming = all.filter((event) => belongsInCalendars(event, asOf));
  return new Map(
    upcoming.flatMap((event) =>
      LANGUAGES.map((language) => [
        calendarPath(event.id, language),
        calendarFile(localize(event, language), language, site.address),
      ]),
    ),
  );
}
