import { dateParts } from '#app/i18n/format/dates.ts';
import { formatAmount, formatNumber, formatPercent, inDigitsOf } from '#app/i18n/format/numbers.ts';
import { NUMBER_WORDS } from '#app/i18n/format/numberWords.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Figure } from './named.server.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;

type Format = (value: number, language: Language) => string | undefined;

/** Maps units to the formats that a quote may specify. The empty name stands for the default format. */
export const FORMATS: Record<'rupees' | 'percent' | 'number', Record<string, Format>> = {
  rupees: {
    '': formatAmount,
    number: formatNumber,
    // Omits the word “lakh”, because Marathi inflects it in the sentence: ₹{{income|lakh}} लाखांपर्यंत.
    lakh: (value, language) => formatNumber(value / LAKH, language),
    lakh2: (value, language) => inDigitsOf(language, (value / LAKH).toFixed(2)),
    crore: (value, language) => formatNumber(value / CRORE, language),
    crore2: (value, language) => inDigitsOf(language, (value / CRORE).toFixed(2)),
  },
  percent: {
    '': (value, language) => (language === 'en' ? formatPercent(value, 'en') : `${formatNumber(value, 'mr')} टक्के`),
    number: formatNumber,
    sign: formatPercent,
  },
  number: {
    '': formatNumber,
    // Allows “below 65” for a limit of 64.
    next: (value, language) => formatNumber(value + 1, language),
    words: (value, language) => NUMBER_WORDS[language][value - 1],
    Words: (value, language) => NUMBER_WORDS[language][value - 1]?.replace(/^./, (letter) => letter.toUpperCase()),
  },
};

/** Formats a figure for a sentence; undefined if its unit has no such format ("words" for rupees). */
export function formatFigure(figure: Figure, format: string, language: Language): string | undefined {
  if (figure.unit === 'day') return format === '' ? formatDay(figure.value, language) : undefined;
  if (figure.unit === 'schoolYear') return format === '' ? inDigitsOf(language, figure.value) : undefined;
  return FORMATS[figure.unit][format]?.(figure.value, language);
}

/** Formats an ISO date: 31 December 2023, ३१ डिसेंबर २०२३. */
function formatDay(isoDay: string, language: Language): string {
  const { day, month, year } = dateParts(isoDay, language);
  return `${inDigitsOf(language, String(day))} ${month} ${year}`;
}
