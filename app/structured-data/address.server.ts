import { type Language, pathIn } from '#app/i18n/language.ts';
import { site } from '#app/model/site/data.server.ts';

/** The whole address of a page in a language; machines read it away from the site. */
export function addressOf(path: string, language: Language): string {
  return site.address + encodeURI(pathIn(language, path));
}
