import { formatDate } from '#app/i18n/format/dates.ts';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';

const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

/** Parts of the day with the hour at which each begins. Before the first one it is night. */
const PARTS_OF_DAY = [
  [20, 'रात्री'],
  [16, 'सायंकाळी'],
  [12, 'दुपारी'],
  [6, 'सकाळी'],
  [4, 'पहाटे'],
] as const;

/** Formats an ISO time in UTC as a time in India: 09:05 and सकाळी ९:०५. */
export function formatTime(moment: string, language: Language): string {
  const text = time.format(new Date(moment));
  if (language === 'en') return text;
  const hour = Number(text.slice(0, 2));
  const part = PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? 'रात्री';
  return `${part} ${inDigitsOf('mr', `${hour % 12 || 12}${text.slice(2)}`)}`;
}

/** Formats an ISO time in UTC as day and time in India: 17 November 2026, 09:05 and १७ नोव्हेंबर, २०२६, सकाळी ९:०५. */
export const formatMoment = (moment: string, language: Language): string =>
  `${formatDate(dayInIndia(new Date(moment)), language)}, ${formatTime(moment, language)}`;
