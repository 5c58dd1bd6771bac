import type { Language } from '#app/i18n/language.ts';

/** Words that a device's voice reads in a minute, at its normal speed. A Marathi word is longer. */
const WORDS_A_MINUTE = { en: 150, mr: 115 } as const;

/** About how long it takes to read out all texts of an entry. Texts of one word are ids and the like. */
export function estimateMinutes(entry: unknown, language: Language): number {
  return Math.max(1, Math.round(wordsIn(entry) / WORDS_A_MINUTE[language]));
}

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.includes(' ') ? value.trim().split(/\s+/).length : 0;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + wordsIn(inner), 0);
}
