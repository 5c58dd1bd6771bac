import { dateParts, formatDate } from '#app/i18n/format/dates.ts';
import { inDigitsOf } from '#app/i18n/format/numbers.ts';
import type { Language } from '#app/i18n/language.ts';
import { dayAfter, dayInIndia, timeInIndia } from '#app/model/indiaTime.ts';
import { translatorIn } from './words.ts';

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
  const text = timeInIndia(new Date(moment));
  if (language === 'en') return text;
  const hour = Number(text.slice(0, 2));
  const part = PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? 'रात्री';
  return `${part} ${inDigitsOf('mr', `${hour % 12 || 12}${text.slice(2)}`)}`;
}

/** Formats an ISO time in UTC as day and time in India: 17 November 2026, 09:05 and १७ नोव्हेंबर २०२६, सकाळी ९:०५. */
export const formatMoment = (moment: string, language: Language): string =>
  `${formatDate(dayInIndia(new Date(moment)), language)}, ${formatTime(moment, language)}`;

/** Writes a moment with its weekday: शुक्रवार, २० नोव्हेंबर २०२६, सकाळी ९:०५; Friday, 20 November 2026, 09:05. */
export function formatWeekday(moment: string, language: Language): string {
  return `${weekdayOf(dayInIndia(new Date(moment)), language)}, ${formatMoment(moment, language)}`;
}

/** Writes a moment as people say it: आज सकाळी ९:०५, yesterday 09:05, and otherwise the day without its year. */
export function formatNearMoment(moment: string, now: Date, language: Language): string {
  return `${nearDay(dayInIndia(new Date(moment)), dayInIndia(now), language)} ${formatTime(moment, language)}`;
}

function nearDay(day: string, today: string, language: Language): string {
  const t = translatorIn(language);
  if (day === today) return t('changes.time.today');
  if (day === dayAfter(today)) return t('changes.time.tomorrow');
  if (dayAfter(day) === today) return t('changes.time.yesterday');
  const { day: number, month } = dateParts(day, language);
  if (day.slice(0, 4) !== today.slice(0, 4)) return `${formatDate(day, language)},`;
  return `${inDigitsOf(language, String(number))} ${month},`;
}

function weekdayOf(isoDay: string, language: Language): string {
  const weekday = new Date(`${isoDay}T00:00:00Z`).getUTCDay();
  return translatorIn(language)('changes.time.weekdays').split(' ')[weekday] ?? '';
}

/** Returns the moment of a day and a time of day in India as an ISO text in UTC; undefined if either is missing. */
export function momentInIndia(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}:00+05:30`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
