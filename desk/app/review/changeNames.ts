import type { Language } from '#app/i18n/language.ts';
import type { Person } from '../../server/changes/changeTypes.ts';

type NamedChange = { title: string; entries: { title: Record<Language, string> }[] };

/** Names a change by its title, or by its entries until somebody has named it. */
export function changeName({ title, entries }: NamedChange, language: Language): string {
  return title || entries.map((entry) => entry.title[language]).join(', ');
}

/** Lists people by post: “Clerk 1, Clerk 2”. */
export const posts = (people: Person[], language: Language): string =>
  people.map(({ title }) => title[language]).join(', ');
