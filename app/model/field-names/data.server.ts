import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from '../fields.server.ts';
import { loadEntry } from '../load.server.ts';
import type { Path } from '../problems/problem.ts';
import { titleOfId } from './named-ids.server.ts';
import { fieldNamesSchema } from './schema.server.ts';

const names = loadEntry('field-names.yaml', fieldNamesSchema);

/** Choices by field. A key of the file may name several fields, and a field may stand in several keys. */
const choices = new Map<string, Record<string, Bilingual>>();
for (const [keys, values] of Object.entries(names.choices))
  for (const key of keys.split(', ')) choices.set(key, { ...choices.get(key), ...values });

/** Names a collection of content/schemas: `schemes` is “Schemes”, one of them “Scheme”; without a name its id. */
export function collectionName(collection: string, language: Language, number: 'many' | 'one' = 'many'): string {
  return names.collections[collection]?.[number][language] ?? collection;
}

/**
 * Names the field at a path: `['eligibility', 0, 'min']` of `schemes` is “At least”. A key of a record has the title of its
 * entry: `['offices', 'thane']` of `offices` is “Thane”.
 */
export function fieldName(collection: string, path: Path, language: Language): string {
  const key = findFieldKey(collection, path);
  if (key) return names.fields[key]?.name[language] ?? key;
  const [within, last] = fieldNames(path).slice(-2);
  return titleOfId(within ?? '', last ?? '')?.[language] ?? last ?? within ?? collection;
}

/** Returns a sentence of help for the editor of a field, where there is one. */
export function fieldHelp(collection: string, path: Path, language: Language): string | undefined {
  return names.fields[findFieldKey(collection, path) ?? '']?.help?.[language];
}

/**
 * Names a value that is chosen from a list: `medium` of `confidence` is “To be confirmed with the office”. An id of another
 * entry has the title of that entry.
 */
export function choiceName(
  collection: string,
  path: Path,
  value: string | number | boolean,
  language: Language,
): string {
  const named = findChoiceKey(collection, path, value);
  const name = named ? choices.get(named)?.[String(value)] : titleOfId(fieldNames(path).at(-1) ?? '', String(value));
  return (name ?? choices.get('any')?.[String(value)])?.[language] ?? String(value);
}

/** Finds the key of content/field-names.yaml that names the field at a path. */
export function findFieldKey(collection: string, path: Path): string | undefined {
  return candidateKeys(collection, fieldNames(path)).find((way) => way in names.fields);
}

/** Finds the field of the choices in content/field-names.yaml that names a value at a path. */
export function findChoiceKey(collection: string, path: Path, value: string | number | boolean): string | undefined {
  return candidateKeys(collection, fieldNames(path)).find((way) => String(value) in (choices.get(way) ?? {}));
}

function fieldNames(path: Path): string[] {
  return path.filter((step) => typeof step === 'string');
}

/**
 * Lists the keys that may name a field, the most specific first: for `['apply', 'bodies']` of `schemes` these are
 * `schemes.apply.bodies`, `schemes.bodies`, `apply.bodies` and `bodies`.
 */
function candidateKeys(collection: string, fields: readonly string[]): string[] {
  const ends = fields.map((_, index) => fields.slice(index).join('.'));
  return [...ends.map((end) => `${collection}.${end}`), ...ends];
}
