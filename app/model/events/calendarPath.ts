import { type Language, pathIn } from '#app/i18n/language.ts';

/** Address of the file that puts an event into a calendar. It lies below the page of the event. */
export function calendarPath(eventId: number, language: Language): string {
  return pathIn(language, `/notices/events/${eventId}/event.ics`);
}
