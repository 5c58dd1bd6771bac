import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { DESCRIBED } from './described.server.ts';
import type { Described } from './described.ts';
import type { SearchEntry } from './entries.ts';

/** Everything the search can find, once: an office that stands in two lists is one entry. */
export const describedOnce: Described[] = [
  ...new Map(DESCRIBED.toReversed().map((entry) => [`${entry.kind} ${entry.title.en}`, entry])).values(),
].toReversed();

function entriesIn(language: Language): SearchEntry[] {
  const { compare } = new Intl.Collator(language);
  return describedOnce
    .map(({ kind, path, title, note, sample }) => ({
      kind,
      path,
      title: title[language],
      ...(note && { note: note[language] }),
      ...(sample && { sample }),
    }))
    .sort((a, b) => compare(a.title, b.title));
}

const ENTRIES = new Map(LANGUAGES.map((language) => [language, entriesIn(language)]));

/** The search entries of one language, from A to Z. */
export function searchEntries(language: Language): SearchEntry[] {
  return ENTRIES.get(language) ?? [];
}
