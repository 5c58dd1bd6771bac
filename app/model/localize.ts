import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from './fields.server.ts';

/** What stays in the content: where a fact comes from, and the names by which sentences quote figures. No page shows them. */
const NOT_SENT = ['source', 'figure', 'namedFigures'] as const;

/** A content entry as a screen receives it: every `{ en, mr }` has become the text of the page's language. */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, (typeof NOT_SENT)[number]>]: Localized<T[Key]> }
      : T;

/** Picks one language at every `{ en, mr }` leaf and leaves out what no page shows. Everything else stays as it is. */
export function localize<T>(value: T, language: Language): Localized<T> {
  return pick(value, language) as Localized<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (value === null || typeof value !== 'object') return value;
  if (isLeaf(value)) return value[language];
  const shown = Object.entries(value).filter(([key]) => !NOT_SENT.some((name) => name === key));
  return Object.fromEntries(shown.map(([key, inner]) => [key, pick(inner, language)]));
}

/** Whether a value of the content is one text in both languages. */
export function isLeaf(value: unknown): value is Bilingual {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'mr' in value && typeof value.en === 'string' && typeof value.mr === 'string';
}
