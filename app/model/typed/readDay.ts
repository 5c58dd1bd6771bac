import { MONTHS } from '../../i18n/format/dates.ts';
import { dayInIndia } from '../indiaTime.ts';
import { findSheetError, type Reading, toPlainDigits } from './reading.ts';

const YEAR_FIRST = /^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})([-/. ])(?<month>\d{1,2})\2(?<year>\d{4}|\d{2})$/;
const MONTH_IN_WORDS = /^(?<day>\d{1,2})[ -](?<month>[\p{L}\p{M}]{2,20})\.?,?[ -](?<year>\d{4}|\d{2})$/u;

/** Reads a day as people in India write it: `04/05/2025` and `4.5.25` are 4 May 2025; also `४ मे २०२५` and `2025-05-04`. */
export function readDay(typed: string, now = new Date()): Reading<string> {
  const text = toPlainDigits(typed);
  if (text === '') return { value: undefined };
  const error = findSheetError(text);
  if (error) return { problem: { code: 'sheetError', params: { found: error } } };
  const match = YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? MONTH_IN_WORDS.exec(text);
  const { day = '', month = '', year = '' } = match?.groups ?? {};
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  const fullYear = year.length === 2 ? yearWithin(dayRange(now), year) : year;
  if (fullYear === undefined) return { problem: { code: 'notYear', params: {} } };
  const iso = [fullYear, String(number).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(iso) ? { value: iso } : { problem: { code: 'notDay', params: {} } };
}

/** Returns the first and the last day that any field of the content accepts. */
export function dayRange(now = new Date()): { from: string; to: string } {
  const today = dayInIndia(now);
  return { from: '1950-01-01', to: `${Number(today.slice(0, 4)) + 20}${today.slice(4)}` };
}

/** Returns whether a day is in the calendar. */
export function isDay(iso: string): boolean {
  const time = Date.parse(`${iso}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

/** Returns the number of a month by its name, of which English may have only the beginning. */
function monthNamed(name: string): number {
  const begins = (month: string) => name.length > 2 && month.toLowerCase().startsWith(name.toLowerCase());
  return 1 + Math.max(MONTHS.en.findIndex(begins), MONTHS.mr.indexOf(name));
}

/** Completes a year of two digits, if only one century has it in the range. */
function yearWithin({ from, to }: { from: string; to: string }, year: string): string | undefined {
  const years = ['19', '20'].map((century) => century + year);
  const within = years.filter((one) => one >= from.slice(0, 4) && one <= to.slice(0, 4));
  return within.length === 1 ? within[0] : undefined;
}
