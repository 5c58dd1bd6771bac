import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from './fields.server.ts';

/** Fields that no page shows: sources, and the names of figures. */
const NOT_SHOWN = ['source', 'figure', 'namedFigures'] as const;

/** A content entry as screens receive it: the text of one language replaces every `{ en, mr }`. */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer Item)[]
    ? Localized<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, (typeof NOT_SHOWN)[number]>]: Localized<T[Key]> }
      : T;

/** Replaces every `{ en, mr }` with the text of one language and omits fields that no page shows. */
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

/** Returns whether a content value is a bilingual text, `{ en, mr }`. */
export function isLeaf(value: unknown): value is Bilingual {
  if (typeof value !== 'object' || value === null) return false;
  return 'en' in value && 'mr' in value && typeof value.en === 'string' && typeof value.mr === 'string';
}
