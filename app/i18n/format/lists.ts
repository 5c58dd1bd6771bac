import type { Language } from '../language.ts';

const AND: Record<Language, string> = { en: 'and', mr: 'आणि' };

/**
 * Joins parts of a sentence: "a, b and c". Does not use `Intl`, because some browsers have no `ListFormat`, and those without
 * Marathi write the "and" of another language.
 */
export function formatList(parts: readonly string[], language: Language): string {
  const [last = '', ...before] = [...parts].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} ${AND[language]} ${last}`;
}
