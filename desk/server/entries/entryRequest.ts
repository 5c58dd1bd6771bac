import { LANGUAGES, type Language } from '#app/i18n/language.ts';
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

/** `change`: the change that should contain the draft, in the shared desk. */
export type EntryRequest = Save & {
  collection: Collection;
  entry: string;
  language: Language;
  change: number | undefined;
};

/** Throws a 400 for an unknown collection, or for a name that no entry can have. */
export function parseEntryRequest(raw: RawRequest): EntryRequest {
  const { value, version, entry } = raw;
  return {
    ...parseFile(raw),
    entry,
    value: boundedValue(value),
    version,
    language: parseLanguage(raw.language),
    change: parseId(raw.change),
  };
}

/** Limits far above any entry of the site. A deep value would exhaust the stack, and the work for a long list grows with its square. */
const MOST = { depth: 50, items: 2000, values: 20_000 };

/** Returns the value of an entry. Throws a 413 if it has too many parts. */
export function boundedValue(value: unknown): unknown {
  let values = 0;
  const count = (part: unknown, depth: number) => {
    const inner = typeof part === 'object' && part !== null ? Object.values(part) : [];
    values += inner.length;
    if (depth > MOST.depth || inner.length > MOST.items || values > MOST.values)
      throw new HttpError(413, { reason: 'largeEntry' });
    for (const each of inner) count(each, depth + 1);
  };
  count(value, 0);
  return value;
}

/** Returns the collection and the file of an entry. Throws a 400 if there can be no such entry. */
export function parseFile(raw: Pick<RawRequest, 'collection' | 'entry'>): { collection: Collection; file: string } {
  const collection = parseCollection(raw.collection);
  const file = entryFile(collection, raw.entry);
  if (file === undefined) throw new HttpError(400, { message: `${raw.entry} is not the name of an entry.` });
  return { collection, file };
}

export function parseCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new HttpError(400, { message: `There is no collection ${name}.` });
  return collection;
}

export const parseLanguage = (language: unknown): Language => LANGUAGES.find((known) => known === language) ?? 'en';

function parseId(id: unknown): number | undefined {
  if (id === undefined || id === null) return undefined;
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return id;
  throw new HttpError(400, { reason: 'badRequest' });
}
