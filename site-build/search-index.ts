import { LANGUAGES } from '#app/i18n/language.ts';
import { indexFile } from '#app/search/documents/indexFile.server.ts';

/** The search index of each language, by address. The page fetches its own when somebody searches. */
export function searchIndexes(): Map<string, string> {
  return new Map(LANGUAGES.map((language) => [`/search/${language}.json`, JSON.stringify(indexFile(language))]));
}
