import type { Language } from '#app/i18n/language.ts';

/** Conjuncts that are the last two letters of the Marathi alphabet. */
const CONJUNCTS = /^(क्ष|ज्ञ)/u;

/** Returns the index letter of a title. Titles that begin with a digit are under `0`. */
export function findIndexLetter(title: string): string {
  const text = title.normalize('NFC').replace(/^[^\p{L}\p{N}]+/u, '');
  if (/^\p{N}/u.test(text)) return '0';
  return CONJUNCTS.exec(text)?.[0] ?? text.charAt(0).toUpperCase();
}

/** Groups entries by letter, sorted by the collation of the language. Numbers come first. */
export function groupByLetter<Entry extends { title: string }>(entries: readonly Entry[], language: Language) {
  const { compare } = new Intl.Collator(language);
  return [...Map.groupBy(entries, ({ title }) => findIndexLetter(title))]
    .map(([letter, group]) => ({ letter, entries: group.toSorted((a, b) => compare(a.title, b.title)) }))
    .sort((a, b) => compare(a.letter, b.letter));
}
