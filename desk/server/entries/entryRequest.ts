import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { cleanTexts } from '#app/model/typed/letters.ts';
import { HttpError } from '../../httpError.ts';
import { type Collection, collections, entryFile } from './collections.ts';
import type { Save } from './entryStore.ts';

/** The query or the body of a request, before it is checked. */
export type RawRequest = {
  collection: string;
  entry: string;
  language: string;
  value: unknown;
  version: string;
  change?: unknown;
};

/** `change`: the change that should contain the draft. */
export type EntryRequest = Save & {
  collection: Collection;
  entry: string;
  language: Language;
  change: number | undefined;
};

/** Cleans the texts of the value. Throws a 400 for an unknown collection, for a name that no entry can have, or a value that is no entry. */
export function parseEntryRequest(raw: RawRequest): EntryRequest {
  const { value, version, entry } = raw;
  if (value === null || !['object', 'undefined'].includes(typeof value))
    throw new HttpError(400, { reason: 'badRequest' });
  return {
    ...parseFile(raw),
    entry,
    value: cleanTexts(boundedValue(value)),
    version,
    language: parseLanguage(raw.language),
    change: parseId(raw.change),
  };
}

/**
 * Limits far above any entry of the site. A deep value would exhaust the stack, and the work for a long list or text grows with its square.
 * `letters`: of all texts, field names and positions in lists together. `values`: of all texts, numbers and lists, twice those of the largest
 * entry, because writing one as YAML takes as long as many letters.
 */
const MOST = { depth: 50, items: 1000, text: 5000, letters: 200_000, values: 6000 };

/** Letters in the name of a field. YAML allows 1024, but writes some letters as ten. */
const MOST_IN_NAME = 100;

/** Returns the value of an entry. Throws a 413 if it is too large, and a 400 if the name of a field is too long. */
export function boundedValue<Value>(value: Value): Value {
  let [letters, values] = [0, 0];
  const count = (part: unknown, depth: number) => {
    const inner = typeof part === 'object' && part !== null ? Object.entries(part) : [];
    const length = typeof part === 'string' ? part.length : 0;
    letters += length;
    values++;
    if (
      depth > MOST.depth ||
      inner.length > MOST.items ||
      length > MOST.text ||
      letters > MOST.letters ||
      values > MOST.values
    )
      throw new HttpError(413, { reason: 'largeEntry' });
    for (const [name, each] of inner) {
      letters += name.length;
      if (name.length > MOST_IN_NAME) throw new HttpError(400, { reason: 'badRequest' });
      count(each, depth + 1);
    }
  };
  count(value, 0);
  return value;
}

/** Returns the collection and the file of an entry. Throws a 400 if there can be no such entry. */
export function parseFile(raw: Pick<RawRequest, 'collection' | 'entry'>): { collection: Collection; file: string } {
  const collection = parseCollection(raw.collection);
  const file = entryFile(collection, raw.entry);
  if (file === undefined) throw new HttpError(400, { reason: 'noSuchEntry' });
  return { collection, file };
}

export function parseCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new HttpError(400, { reason: 'noSuchEntry' });
  return collection;
}

export const parseLanguage = (language: unknown): Language => LANGUAGES.find((known) => known === language) ?? 'en';

function parseId(id: unknown): number | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new HttpError(400, { reason: 'badRequest' });
}
