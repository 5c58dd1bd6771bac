import type { Language } from '#app/i18n/language.ts';
import { fileBytes } from '../files.server.ts';
import { localize } from '../localize.ts';
import { pictureOf } from '../pictures/data.server.ts';
import type { Video } from './schema.server.ts';

/** Localizes a film for its card and the player. `seconds`: length of the film. `bytes`: size of its file. */
export function localizeFilm({ id, title, thumbnail, videoUrl, seconds, transcript }: Video, language: Language) {
  const film = localize({ id, title, videoUrl, seconds, transcript }, language);
  return { ...film, thumbnail: pictureOf(thumbnail), bytes: fileBytes(videoUrl) };
}

export type Film = ReturnType<typeof localizeFilm>;
