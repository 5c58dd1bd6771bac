import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { editYaml } from '#content-check/writing/editYaml.ts';
import { writeWhole } from '#content-check/writing/writeWhole.ts';
import type { Folders } from './folders.ts';
import { forgetFormer, formerOf, keepFormer } from './history.ts';
import { namedFiles } from './namedFiles.ts';
import { readEntry, type StoredEntry, textsOf, versionOf } from './readEntry.ts';

/** Somebody else, or another window, has changed the entry since it was opened. Nothing was written. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
  readonly stored: StoredEntry;
  constructor(stored: StoredEntry) {
    super('The entry has changed since it was opened.');
    this.stored = stored;
  }
}

/** Which entry, what it is to say, and which version of it was opened. */
export type Save = { file: string; value: unknown; version: string };

/** Puts an entry aside as a draft, whole or not. What is published stays as it is. */
export function saveDraft(folders: Folders, { file, value, version }: Save): StoredEntry {
  const texts = unchanged(folders, file, version);
  // A draft of a published entry keeps its comments and its order too.
  writeWhole(join(folders.drafts, file), editYaml(texts.draft ?? texts.published ?? '', value));
  return readEntry(folders, file);
}

/**
 * Puts an entry into the content. It must have been checked. Files that it names and that only drafts had come first and
 * the draft goes last: whenever this is broken off, nothing of it is lost.
 */
export function saveReady(folders: Folders, { file, value, version }: Save): StoredEntry {
  const { published } = unchanged(folders, file, version);
  // Before anything is written: an entry that cannot be written as YAML throws here.
  const text = editYaml(published ?? '', value);
  const drafted = namedFiles(value).filter((name) => existsSync(join(folders.drafts, name)));
  for (const name of drafted) writeWhole(join(folders.content, name), readFileSync(join(folders.drafts, name)));
  keepFormer(folders, file, published);
  writeWhole(join(folders.content, file), text);
  for (const name of [file, ...drafted]) rmSync(join(folders.drafts, name), { force: true });
  return readEntry(folders, file);
}

/** Throws a draft away; its text is kept beside the history. */
export function discardDraft(folders: Folders, file: string, version: string): StoredEntry {
  const { draft } = unchanged(folders, file, version);
  keepFormer({ ...folders, history: join(folders.history, 'drafts') }, file, draft);
  rmSync(join(folders.drafts, file), { force: true });
  return readEntry(folders, file);
}

/** Brings back what was published before the last save. Undefined when there is nothing to bring back. */
export function takeSaveBack(folders: Folders, file: string, version: string): StoredEntry | undefined {
  unchanged(folders, file, version);
  const former = formerOf(folders, file);
  if (former === undefined) return undefined;
  writeWhole(join(folders.content, file), former);
  forgetFormer(folders, file);
  return readEntry(folders, file);
}

/** The texts of an entry; throws when they have changed since it was opened. */
export function unchanged(folders: Folders, file: string, version: string) {
  const texts = textsOf(folders, file);
  if (versionOf(texts) !== version) throw new ChangedMeanwhile(readEntry(folders, file));
  return texts;
}
