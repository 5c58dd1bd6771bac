import type { Language } from '#app/i18n/language.ts';

/** Returns the address of a film's captions in one language; `npm run media` writes the file. */
export function captionFile(film: string, language: Language): string {
  return `/videos/${film}.${language}.vtt`;
}
