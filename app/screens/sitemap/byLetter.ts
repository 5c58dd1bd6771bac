import { LANGUAGES, type Language } from '#app/i18n/language.ts';

export type Letter<Entry> = { letter: string; entries: Entry[] };

/** Two letters of the Marathi alphabet that computers write as three; both stand at its end. */
const JOINED = /^(क्ष|ज्ञ)/u;

const COLLATORS = Object.fromEntries(LANGUAGES.map((language) => [language, new Intl.Collator(language)])) as Record<
  Language,
  Intl.Collator
>;

/** The letter under which a title is looked up. All numbers stand under one `0`, and marks before a title count for nothing. */
export function letterOf(title: string): string {
  const text = title.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^\p{N}/u.test(text)) return '0';
  const [joined] = JOINED.exec(text) ?? [];
  return joined ?? (text.at(0) ?? '').toUpperCase();
}

/** Entries under their first letters, both in the order of the language's alphabet; numbers come first. */
export function byLetter<Entry extends { title: string }>(
  entries: readonly Entry[],
  language: Language,
): Letter<Entry>[] {
  const { compare } = COLLATORS[language];
  const letters = Map.groupBy(entries, ({ title }) => letterOf(title));
  return [...letters]
    .map(([letter, own]) => ({ letter, entries: own.toSorted((a, b) => compare(a.title, b.title)) }))
    .sort((a, b) => compare(a.letter, b.letter));
}
