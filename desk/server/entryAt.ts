import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { fieldName } from '#app/model/field-names/data.server.ts';
import type { Path, Place } from '#app/model/problems/problem.ts';
import { collections, fileOf } from './collections.ts';
import type { Folders } from './folders.ts';
import { readable, titleOf } from './listing.ts';

/** An entry and a place in it, as the desk opens it. `field` is the name of the field; `title` is there where the entry has one. */
export type EntryAt = {
  collection: string;
  entry: string;
  title: Partial<Record<Language, string>>;
  field: string;
  path: Path;
};

/** Undefined for a place that the desk cannot open: a PDF, the words of the interface. */
export function entryAt(folders: Folders, { file, path }: Place, language: Language): EntryAt | undefined {
  const name = file.replace(/^content\//, '');
  for (const collection of collections.values()) {
    const entry = collection.isFolder ? basename(name, '.yaml') : '';
    if (fileOf(collection, entry) !== name) continue;
    const title = titleOf(readable(join(folders.content, name))) ?? {};
    // A text is called by its field, not by the language of it.
    const named = LANGUAGES.some((one) => one === path.at(-1)) ? path.slice(0, -1) : path;
    const field = named.length > 0 ? fieldName(collection.name, named, language) : '';
    return { collection: collection.name, entry, title, field, path };
  }
  return undefined;
}
