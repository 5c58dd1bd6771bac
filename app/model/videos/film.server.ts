import type { Language } from '#app/i18n/language.ts';
import { fileBytes } from '../files.server.ts';
import { localize } from '../localize.ts';
import { pictureOf } from '../pictures/data.server.ts';
import type { Video } from './schema.server.ts';

/** What a card and the player show of a film, in the page's language. `seconds`: its length; `bytes`: what it weighs. */
export function localizeFilm({ id, title, thumbnail, videoUrl, seconds, transcript }: Video, language: Language) {
  return {
    ...localize({ id, title, videoUrl, seconds, transcript }, language),
    thumbnail: pictureOf(thumbnail),
    bytes: fileBytes(videoUrl),
  };
}

export type Film = ReturnType<typeof localizeFilm>;
