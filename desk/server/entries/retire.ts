import { execFileSync } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#app/i18n/language.ts';
import { referenceTarget } from '#app/model/archive/kinds.server.ts';
import { findReferences } from '#content-check/references.ts';
import type { Folders } from '../folders.ts';
import { type OpenedVersion, readEntry, readUnchanged, type StoredEntry, saveFormerText } from './entryStore.ts';
import { type EntryLocation, locateEntry } from './listing.ts';

/** Lists what refers to an entry, and tells whether it may be removed because it was never public. */
export type Retiring = { places: EntryLocation[]; canRemove: boolean };

/** Undefined for an entry that cannot be retired: no such kind, or it is not in the content. */
export function retirementOptions(
  folders: Folders,
  collection: string,
  file: string,
  language: Language,
): Retiring | undefined {
  const { published } = readEntry(folders, file);
  const target = published ? referenceTarget(collection, published) : undefined;
  if (!target) return undefined;
  const references = findReferences(target, folders.content).filter((place) => place.file !== `content/${file}`);
  const places = references.flatMap((place) => locateEntry(folders, place, language) ?? []);
  return { places, canRemove: references.length === 0 && !wasReleased(folders, file) };
}

/** Takes an entry out of the content; the history keeps its text. Undefined when it may only be retired. */
export function removeEntry(folders: Folders, collection: string, opened: OpenedVersion): StoredEntry | undefined {
  const { file } = opened;
  const { published } = readUnchanged(folders, opened);
  if (!retirementOptions(folders, collection, file, 'en')?.canRemove) return undefined;
  saveFormerText(folders.history, file, published);
  for (const root of [folders.content, folders.drafts, folders.workshop]) rmSync(join(root, file), { force: true });
  return readEntry(folders, file);
}

/**
 * Tells whether a release (a tag v…) contains the file. Answers yes where that cannot be known: without git, or in a clone
 * without the tags of releases that content/changes names.
 */
function wasReleased({ content }: Folders, file: string): boolean {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: content, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    if (git('tag', '--list', 'v*') === '') return globSync('changes/*.yaml', { cwd: content }).length > 0;
    return git('log', '--tags=v*', '-1', '--format=%H', '--', file) !== '';
  } catch {
    return true;
  }
}
