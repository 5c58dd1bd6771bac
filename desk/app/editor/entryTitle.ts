import type { Language } from '#app/i18n/language.ts';

type Located = { title: Partial<Record<Language, string>>; entry: string; collection: string };

/** Names the entry of a link by its title, or by its file if it has none. */
export const locatedTitle = ({ title, entry, collection }: Located, language: Language): string =>
  title[language] ?? (entry || collection);

/** Returns the title of an entry, or an empty text if it has none. */
export function titleIn(value: unknown, language: Language): string {
  const { title, hostelFullname } = (value ?? {}) as Record<string, Partial<Record<Language, string>> | undefined>;
  return title?.[language] ?? hostelFullname?.[language] ?? '';
}
