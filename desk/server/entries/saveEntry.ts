import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/events/rules.ts';
import { writeWhole } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import type { Folders } from '../folders.ts';
import { readEntry, type StoredEntry, textsOf, versionOf } from './readEntry.ts';
import { namedFiles } from './uploads.ts';

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

/** Keeps the text that a save is about to replace. A new entry has none. */
export function keepFormer(folders: Folders, file: string, text: string | undefined): void {
  if (text === undefined) return;
  const last = Number(namesOf(folders, file).at(-1)?.replace('.yaml', '') ?? 0);
  writeWhole(join(folderOf(folders, file), `${String(last + 1).padStart(6, '0')}.yaml`), text);
}

/** The last text that was kept. */
export function formerOf(folders: Folders, file: string): string | undefined {
  const last = namesOf(folders, file).at(-1);
  return last === undefined ? undefined : readFileSync(join(folderOf(folders, file), last), 'utf8');
}

/** Forgets the last text, once it stands in the content again. */
function forgetFormer(folders: Folders, file: string): void {
  const last = namesOf(folders, file).at(-1);
  if (last !== undefined) rmSync(join(folderOf(folders, file), last));
}

function folderOf({ history }: Folders, file: string): string {
  return join(history, file.replace(/\.yaml$/, ''));
}

/** The kept texts, the last one at the end; none where nothing was saved yet. */
function namesOf(folders: Folders, file: string): string[] {
  return globSync('[0-9]*.yaml', { cwd: folderOf(folders, file) }).sort();
}

/** Every page says when the site was last updated: today, when an entry goes into the content. A later day stays. */
export function setLastUpdated({ content, workshop }: Folders, now: Date): void {
  const today = dayInIndia(now);
  for (const root of [content, workshop]) {
    const file = join(root, 'site.yaml');
    const text = readFileSync(file, 'utf8');
    const site = parse(text) as { lastUpdated: string };
    if (site.lastUpdated < today) writeWhole(file, editYaml(text, { ...site, lastUpdated: today }));
  }
}
