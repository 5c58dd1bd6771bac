import type { Language } from '#app/i18n/language.ts';
import { referenceTarget } from '#app/model/archive/kinds.server.ts';
import { findReferences } from '#content-check/references.ts';
import type { Folders } from '../folders.ts';
import { readEntry } from './entryStore.ts';
import { type EntryLocation, locateEntry } from './listing.ts';

/** Fields that refer to an entry. */
export type RetirementOptions = { references: EntryLocation[] };

/** Returns undefined for an entry that cannot be retired, because it is unpublished or its kind is never retired. */
export function retirementOptions(
  folders: Folders,
  collection: string,
  file: string,
  language: Language,
): RetirementOptions | undefined {
  const { published } = readEntry(folders, file);
  const target = published ? referenceTarget(collection, published) : undefined;
  if (!target) return undefined;
  const places = findReferences(target, folders.content).filter((place) => place.file !== `content/${file}`);
  return { references: places.flatMap((place) => locateEntry(folders, place, language) ?? []) };
}
