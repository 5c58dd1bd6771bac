import type { Language } from '#app/i18n/language.ts';
import { words } from '#app/i18n/words.server.ts';
import { cautionedTitle } from '#app/model/cautions.ts';
import { fileBytes } from '../files.server.ts';
import { localize } from '../localize.ts';
import { pictureOf } from '../pictures/data.server.ts';
import type { Video } from './schema.server.ts';

/** Localizes a film for its card and the player. `seconds`: length of the film. `bytes`: size of its file. */
export function localizeFilm(
  { id, title, thumbnail, videoUrl, seconds, transcript, sample }: Video,
  language: Language,
) {
  const film = localize({ id, title, videoUrl, seconds, transcript }, language);
  const shownTitle = cautionedTitle(film.title, { sample }, words(language, 'components'), language);
  return { ...film, title: shownTitle, thumbnail: pictureOf(thumbnail), bytes: fileBytes(videoUrl) };
}

export type Film = ReturnType<typeof localizeFilm>;
