import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';

/** Adds today's date to each `<span data-printed-on="Printed on" data-updated="2025-07-22">`, in the language of its paragraph. */
export function insertPrintedDate(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-printed-on]')) {
    const today = findPrintedDay(new Date(), place.dataset.updated);
    if (today === undefined) continue;
    const language = LANGUAGES.find((each) => place.matches(`:lang(${each})`)) as Language;
    place.textContent = ` ${place.dataset.printedOn} ${formatDate(today, language)}.`;
  }
}

/** Returns today's ISO date, or undefined if the clock of the device is behind the last update of the site and so must be wrong. */
export function findPrintedDay(now: Date, updated = ''): string | undefined {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, '0')).join('-');
  return today < updated ? undefined : today;
}
