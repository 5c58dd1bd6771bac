import type { Language } from './language.ts';
import { inDigitsOf } from './numbers.ts';

const SECONDS_IN_A_MINUTE = 60;

/** Formats the length of a film: 0:10, 4:05; ४:०५ in Marathi. */
export function formatDuration(seconds: number, language: Language): string {
  const minutes = Math.floor(seconds / SECONDS_IN_A_MINUTE);
  const rest = String(seconds % SECONDS_IN_A_MINUTE).padStart(2, '0');
  return inDigitsOf(language, `${minutes}:${rest}`);
}
