import type { Language } from '#app/i18n/language.ts';
import type { Bilingual } from '../fields.server.ts';
import { loadEntry } from '../load.server.ts';
import type { Path } from '../problems/problem.ts';
import { titleOfId } from './named-ids.server.ts';
import { fieldNamesSchema } from './schema.server.ts';

const names = loadEntry('field-names.yaml', fieldNamesSchema);

/** Names of choices by field. In the file, a key may list several fields, and several keys may list the same field. */
const choices = new Map<string, Record<string, Bilingual>>();
for (const [keys, values] of Object.entries(names.choices))
  for (const key of keys.split(', ')) choices.set(key, { ...choices.get(key), ...values });

/** Returns the name of a collection: “Schemes” for `schemes`, “Scheme” for one entry. Falls back to its id. */
export function collectionName(collection: string, language: Language, number: 'many' | 'one' = 'many'): string {
  return names.collections[collection]?.[number][language] ?? collection;
}

/**
 * Returns the name of the field at a path: “At least” for `['eligibility', 0, 'min']` of `schemes`. If the last key is
 * the id of an entry, returns the title of that entry: “Thane” for `['offices', 'thane']` of `offices`.
 */
export function fieldName(collection: string, path: Path, language: Language): string {
  const key = findFieldKey(collection, path);
  if (key) return names.fields[key]?.name[language] ?? key;
  const [within, last] = fieldNames(path).slice(-2);
  return titleOfId(within ?? '', last ?? '')?.[language] ?? last ?? within ?? collection;
}

/** Returns the help text for editors of a field, if there is one. */
export function fieldHelp(collection: string, path: Path, language: Language): string | undefined {
  return names.fields[findFieldKey(collection, path) ?? '']?.help?.[language];
}

/**
 * Returns the name of a value chosen from a list: “To be confirmed with the office” for `medium` of `confidence`. If the
 * value is the id of an entry, returns the title of that entry.
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
  return candidateKeys(collection, fieldNames(path)).find((key) => key in names.fields);
}

/** Finds the key under `choices` in content/field-names.yaml that names a value at a path. */
export function findChoiceKey(collection: string, path: Path, value: string | number | boolean): string | undefined {
  return candidateKeys(collection, fieldNames(path)).find((key) => String(value) in (choices.get(key) ?? {}));
}

function fieldNames(path: Path): string[] {
  return path.filter((step) => typeof step === 'string');
}

/**
 * Lists possible keys for a field, the most specific first. For `['apply', 'bodies']` of `schemes` these are
 * `schemes.apply.bodies`, `schemes.bodies`, `apply.bodies` and `bodies`.
 */
function candidateKeys(collection: string, fields: readonly string[]): string[] {
  const ends = fields.map((_, index) => fields.slice(index).join('.'));
  return [...ends.map((end) => `${collection}.${end}`), ...ends];
}
