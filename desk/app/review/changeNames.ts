import { type Language, otherLanguage } from '#app/i18n/language.ts';
import type { Person } from '../../server/accounts/accountTypes.ts';

type NamedEntry = { title: Record<Language, string>; entry: string };

/** Names a change by its title, or by its entries until somebody has named it. */
export function changeName({ title, entries }: { title: string; entries: NamedEntry[] }, language: Language): string {
  return title || entries.map((entry) => entryName(entry, language)).join(', ');
}

/** Names an entry by its title, in the other language if it has none in this one yet. */
export const entryName = ({ title, entry }: NamedEntry, language: Language): string =>
  title[language] || title[otherLanguage(language)] || entry;

/** Lists people by post: “Clerk 1, Clerk 2”. */
export const posts = (people: Person[], language: Language): string =>
  people.map(({ title }) => title[language]).join(', ');
