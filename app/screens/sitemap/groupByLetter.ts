import { LANGUAGES, type Language } from '#app/i18n/language.ts';

export type Letter<Entry> = { letter: string; entries: Entry[] };

/** Conjuncts that are letters of the Marathi alphabet, at its end. */
const JOINED = /^(क्ष|ज्ञ)/u;

const COLLATORS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.Collator(language)])) as Record<
  Language,
  Intl.Collator
>;

/** Returns the index letter of a title; all numbers are under `0`. */
export function getLetter(title: string): string {
  const text = title.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^\p{N}/u.test(text)) return '0';
  const [joined] = JOINED.exec(text) ?? [];
  return joined ?? (text.at(0) ?? '').toUpperCase();
}

/** Groups entries by letter in the language's collation; numbers come first. */
export function groupByLetter<Entry extends { title: string }>(
  entries: readonly Entry[],
  language: Language,
): Letter<Entry>[] {
  const { compare } = COLLATORS[language];
  const letters = Map.groupBy(entries, ({ title }) => getLetter(title));
  return [...letters]
    .map(([letter, own]) => ({ letter, entries: own.toSorted((a, b) => compare(a.title, b.title)) }))
    .sort((a, b) => compare(a.letter, b.letter));
}
