import type { Language } from '../language.ts';
import { inDigitsOf } from './numbers.ts';

/** Formats the length of a film: 4:05, and ४:०५ in Marathi. */
export function formatDuration(seconds: number, language: Language): string {
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return inDigitsOf(language, `${minutes}:${rest}`);
}
