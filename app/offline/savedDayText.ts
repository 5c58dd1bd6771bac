import { formatDate } from '../i18n/format/dates.ts';
import type { Language } from '../i18n/language.ts';
import { dayAfter, dayInIndia } from '../model/indiaTime.ts';

/** Formats the day on which a page was saved: "today", "yesterday" or its date. */
export function savedDayText(day: string, language: Language, words: { today: string; yesterday: string }): string {
  const today = dayInIndia(new Date());
  if (day === today) return words.today;
  return dayAfter(day) === today ? words.yesterday : formatDate(day, language);
}
