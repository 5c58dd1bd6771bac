import type { Poster } from '#app/handouts/poster.server.ts';
import { POSTER_FORMAT, posterAddress } from '#app/handouts/posterAddress.ts';
import type { Language } from '#app/i18n/language.ts';
import { readData } from '#app/readData.ts';

export const loadPoster = (subject: string, language: Language): Promise<Poster> =>
  readData(posterAddress(subject, language), POSTER_FORMAT);
