import type { Language } from '#app/i18n/language.ts';

/** Speech rate of device voices; lower in Marathi, whose words are longer. */
const WORDS_PER_MINUTE = { en: 150, mr: 115 } as const;

/** Estimates the minutes to read an entry aloud. Ignores strings without a space, which are ids. */
export function estimateMinutes(entry: unknown, language: Language): number {
  return Math.max(1, Math.round(countWords(entry) / WORDS_PER_MINUTE[language]));
}

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.includes(' ') ? value.trim().split(/\s+/).length : 0;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce<number>((sum, inner) => sum + countWords(inner), 0);
}
