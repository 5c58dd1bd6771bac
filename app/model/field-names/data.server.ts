import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from '../fields.server.ts';
import { loadEntry } from '../load.server.ts';
import { titleOfId } from './named-ids.server.ts';
import { fieldNamesSchema } from './schema.server.ts';

/** Where something stands in an entry: names of fields, keys of records, positions in lists. */
type Path = readonly (string | number)[];

const names = loadEntry('field-names.yaml', fieldNamesSchema);

/** Choices by the way of one field each: a key may name several fields, and a field may stand in several keys. */
const choices = new Map<string, Record<string, Bilingual>>();
for (const [keys, values] of Object.entries(names.choices))
  for (const key of keys.split(', ')) choices.set(key, { ...choices.get(key), ...values });

/**
 * What a collection is called, by its name in content/schemas: `schemes` is “Schemes”, and one of them “Scheme”. A
 * collection without a name is called by its own, as it stands in the file.
 */
export function collectionName(collection: string, language: Language, number: 'many' | 'one' = 'many'): string {
  return names.collections[collection]?.[number][language] ?? collection;
}

/**
 * What the field at this path is called: `['eligibility', 0, 'min']` of `schemes` is “At least”. A key of a record is
 * called what it stands for: `['offices', 'thane']` of `offices` is “Thane”. What has no name is called by its own.
 */
export function fieldName(collection: string, path: Path, language: Language): string {
  const key = fieldKeyOf(collection, path);
  if (key) return names.fields[key]?.name[language] ?? key;
  const [within, last] = fieldsOf(path).slice(-2);
  return titleOfId(within ?? '', last ?? '')?.[language] ?? last ?? within ?? collection;
}

/** A sentence of help for whoever fills in the field, where there is one. */
export function fieldHelp(collection: string, path: Path, language: Language): string | undefined {
  return names.fields[fieldKeyOf(collection, path) ?? '']?.help?.[language];
}

/**
 * What a value that is chosen from a list is called: `medium` of `confidence` is “To be confirmed with the office”. An id
 * of another entry is called by the title of that entry. A value without a name is shown as it stands in the file.
 */
export function choiceName(
  collection: string,
  path: Path,
  value: string | number | boolean,
  language: Language,
): string {
  const named = choiceKeyOf(collection, path, value);
  const name = named ? choices.get(named)?.[String(value)] : titleOfId(fieldsOf(path).at(-1) ?? '', String(value));
  return (name ?? choices.get('any')?.[String(value)])?.[language] ?? String(value);
}

/** The key of content/field-names.yaml that names the field at this path. */
export function fieldKeyOf(collection: string, path: Path): string | undefined {
  return waysTo(collection, fieldsOf(path)).find((way) => way in names.fields);
}

/** The field of the choices in content/field-names.yaml that names this value at this path. */
export function choiceKeyOf(collection: string, path: Path, value: string | number | boolean): string | undefined {
  return waysTo(collection, fieldsOf(path)).find((way) => String(value) in (choices.get(way) ?? {}));
}

function fieldsOf(path: Path): string[] {
  return path.filter((step) => typeof step === 'string');
}

/**
 * The ways by which a field may be named, the most particular first: for `['apply', 'bodies']` of `schemes` these are
 * `schemes.apply.bodies`, `schemes.bodies`, `apply.bodies` and `bodies`. Keys of records within the way are passed over
 * from the left, so that `offices.branches.title` names the title of a branch in every office.
 */
function waysTo(collection: string, fields: readonly string[]): string[] {
  const ends = fields.map((_, index) => fields.slice(index).join('.'));
  return [...ends.map((end) => `${collection}.${end}`), ...ends];
}
