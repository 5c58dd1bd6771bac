import type { Language } from '#app/i18n/language.ts';

/** Returns the title of an entry, or an empty text if it has none. */
export function titleIn(value: unknown, language: Language): string {
  const { title, hostelFullname } = (value ?? {}) as Record<string, Partial<Record<Language, string>> | undefined>;
  return title?.[language] ?? hostelFullname?.[language] ?? '';
}
