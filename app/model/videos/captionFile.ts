import type { Language } from '#app/i18n/language.ts';

/** Address of the captions of a film in one language; `npm run media` writes the file. */
export function captionFile(film: string, language: Language): string {
  return `/videos/${film}.${language}.vtt`;
}
