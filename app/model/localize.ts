import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from './fields.server.ts';

/** Fields that no page shows: where a fact comes from, and names by which sentences quote figures. */
const NOT_SHOWN = ['source', 'figure', 'namedFigures'] as const;

/** A content entry as a screen receives it: every `{ en, mr }` is the text of the page's language. */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, (typeof NOT_SHOWN)[number]>]: Localized<T[Key]> }
      : T;

/** Picks one language at every `{ en, mr }` and leaves out what no page shows. */
export function localize<T>(value: T, language: Language): Localized<T> {
  return pick(value, language) as Localized<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isLeaf(value)) return value[language];
  const shown = Object.entries(value).filter(([key]) => !NOT_SHOWN.some((name) => name === key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, pick(inner, language)]));
}

/** Tells whether a value of the content is one text in both languages. */
export function isLeaf(value: unknown): value is Bilingual {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'mr' in value && typeof value.en === 'string' && typeof value.mr === 'string';
}
