import { formatDate } from '#app/i18n/format/dates.ts';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';

/** Adds today's date of the device to each `<span data-printed-on="Printed on">`, in the language of its paragraph. */
export function writePrintedDate(): void {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const today = parts.map((part) => String(part).padStart(2, '0')).join('-');
  for (const place of document.querySelectorAll<HTMLElement>('[data-printed-on]')) {
    const language = LANGUAGES.find((each) => place.matches(`:lang(${each})`)) as Language;
    place.textContent = ` ${place.dataset.printedOn} ${formatDate(today, language)}.`;
  }
}
