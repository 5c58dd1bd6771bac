import { formatDate } from '#app/i18n/format/dates.ts';
import {
  formatCrore,
  formatLakh,
  formatNumber,
  formatPercent,
  formatRupees,
  inDigitsOf,
} from '#app/i18n/format/numbers.ts';
import { NUMBER_WORDS } from '#app/i18n/format/numberWords.ts';
import type { Language } from '#app/i18n/language.ts';
import type { Figure } from './named.server.ts';

type Format = (value: number, language: Language) => string | undefined;

/** Maps units to the formats that a quote may specify. The empty name stands for the default format. */
export const FORMATS: Record<'rupees' | 'percent' | 'number', Record<string, Format>> = {
  rupees: {
    '': formatRupees,
    number: formatNumber,
    // Omits the word “lakh”, because Marathi inflects it in the sentence: ₹{{income|lakh}} लाखांपर्यंत.
    lakh: formatLakh,
    crore: formatCrore,
  },
  percent: {
    '': formatPercent,
    number: formatNumber,
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
  if (figure.unit === 'day') return format === '' ? formatDate(figure.value, language) : undefined;
  if (figure.unit === 'schoolYear') return format === '' ? inDigitsOf(language, figure.value) : undefined;
  return FORMATS[figure.unit][format]?.(figure.value, language);
}
