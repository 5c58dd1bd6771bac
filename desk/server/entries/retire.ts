import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#app/i18n/language.ts';
import { referenceTarget } from '#app/model/archive/kinds.server.ts';
import { findReferences } from '#content-check/references.ts';
import type { Folders } from '../folders.ts';
import { type OpenedVersion, readEntry, readUnchanged, type StoredEntry, saveFormerText } from './entryStore.ts';
import { type EntryLocation, locateEntry } from './listing.ts';

/** `references` lists fields that refer to the entry. `canRemove`: no field refers to it, and no release contains it. */
export type RetirementOptions = { references: EntryLocation[]; canRemove: boolean };

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
  const references = places.flatMap((place) => locateEntry(folders, place, language) ?? []);
  return { references, canRemove: places.length === 0 && !wasReleased(folders, file) };
}

/** Removes an entry. The history keeps its text. Returns undefined for an entry that may only be retired. */
export function removeEntry(folders: Folders, collection: string, opened: OpenedVersion): StoredEntry | undefined {
  const { file } = opened;
  const { published } = readUnchanged(folders, opened);
  if (!retirementOptions(folders, collection, file, 'en')?.canRemove) return undefined;
  saveFormerText(folders.history, file, published);
  for (const root of [folders.content, folders.drafts, folders.workshop]) rmSync(join(root, file), { force: true });
  return readEntry(folders, file);
}

/** Returns true if a release (a tag v…) contains the file, or if this cannot be determined, for example because git is missing. */
function wasReleased({ content }: Folders, file: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: content, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('tag', '--list', 'v*') === '') return globSync('changes/*.yaml', { cwd: content }).length > 0;
    return git('log', '--tags=v*', '-1', '--format=%H', '--', file) !== '';
  } catch {
    return true;
  }
}
