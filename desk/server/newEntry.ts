import { dayInIndia } from '#app/model/events/rules.ts';
import { type Collection, entriesOf } from './collections.ts';
import type { Folders } from './folders.ts';
import type { Part } from './forms.ts';
import { formOf } from './forms.ts';

/** What a new entry begins with: its name, today's day, and the next number where entries are numbered. */
export function newEntry(collection: Collection, entry: string, folders: Folders, now: Date): Record<string, unknown> {
  const fields = fieldsOf(formOf(collection, 'en'));
  const today = dayInIndia(now);
  const days = Object.keys(fields).filter((name) => fields[name]?.shownAs === 'day');
  return {
    ...(fields.id ? { id: fields.id.shownAs === 'number' ? Number(entry) : entry } : {}),
    ...(!fields.id && fields.name ? { name: entry } : {}),
    ...(fields.order ? { order: entriesOf(collection, folders.content).length + 1 } : {}),
    ...Object.fromEntries(days.filter((name) => /^(date|postedDate|asOf)$/.test(name)).map((name) => [name, today])),
  };
}

/** Fields of a form; of the first shape where an entry may have several. */
function fieldsOf({ properties, oneOf }: Part): Record<string, Part> {
  return properties ?? oneOf?.[0]?.properties ?? {};
}
