import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '#app/i18n/language.ts';
import { calendarFile } from '#app/model/events/calendarFile.server.ts';
import { calendarPath } from '#app/model/events/calendarPath.ts';
import { events } from '#app/model/events/data.server.ts';
import { belongsInCalendars, startOfDayInIndia } from '#app/model/events/rules.ts';
import type { Event } from '#app/model/events/schema.server.ts';
import { localize } from '#app/model/localize.ts';
import { site } from '#app/model/site/data.server.ts';

/** The calendar files of the events that have one, by address, in both languages. */
export function calendarsOf(all: Event[], asOf: Date): Map<string, string> {
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

/** Lays the calendar files into the finished site, below the pages of their events. */
export async function writeCalendars(folder: string): Promise<void> {
  for (const [address, text] of calendarsOf(events, startOfDayInIndia(site.lastUpdated))) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** In development the same files are sent from memory. */
export function calendarsInDev(): Plugin {
  return {
    name: 'calendars-in-dev',
    apply: 'serve',
    configureServer({ middlewares }) {
      const calendars = calendarsOf(events, startOfDayInIndia(site.lastUpdated));
      middlewares.use((request, response, next) => {
        const text = calendars.get(request.url ?? '');
        if (text === undefined) return next();
        response.setHeader('content-type', 'text/calendar; charset=utf-8');
        response.end(text);
      });
    },
  };
}
