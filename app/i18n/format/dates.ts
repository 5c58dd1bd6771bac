import type { Language } from '../language.ts';
import { inDigitsOf } from './numbers.ts';

export const MONTHS: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
};

type DateParts = { day: number; month: string; year: string };

/** Splits an ISO date (2025-07-22). Does not use `Intl`, because the names of months must be the same in every browser. */
export function dateParts(isoDay: string, language: Language): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDay) ?? [];
  const name = MONTHS[language][Number(month) - 1];
  if (!year || !day || !name) throw new Error(`Not an ISO day: ${isoDay}`);
  return { day: Number(day), month: name, year: inDigitsOf(language, year) };
}

/** Formats an ISO date: 22 July 2025 and २२ जुलै २०२५. */
export function formatDate(isoDay: string, language: Language): string {
  const { day, month, year } = dateParts(isoDay, language);
  return `${inDigitsOf(language, String(day))} ${month} ${year}`;
}
