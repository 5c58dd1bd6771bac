import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import type { Folders } from '../folders.ts';
import { hashTexts, readEntry, type StoredEntry, textsOf } from './readEntry.ts';
import { referencedFiles } from './uploads.ts';

/** The entry changed since it was opened; nothing was written. */
export class EditConflict extends Error {
  override name = 'EditConflict';
  readonly stored: StoredEntry;
  constructor(stored: StoredEntry) {
    super('The entry has changed since it was opened.');
    this.stored = stored;
  }
}

/** `version`: as it was opened. */
export type Save = { file: string; value: unknown; version: string };

/** Saves a draft, complete or not. */
export function saveDraft(folders: Folders, { file, value, version }: Save): StoredEntry {
  const texts = readUnchanged(folders, file, version);
  // A draft of a published entry keeps its comments and order.
  writeFileAtomic(join(folders.drafts, file), editYaml(texts.draft ?? texts.published ?? '', value));
  return readEntry(folders, file);
}

/**
 * Publishes a checked entry. Uploaded files come first and the draft goes last, so that an interruption loses nothing.
 */
export function saveReady(folders: Folders, { file, value, version }: Save): StoredEntry {
  const { published } = readUnchanged(folders, file, version);
  // Throws before the first write if the entry cannot be written as YAML.
  const text = editYaml(published ?? '', value);
  const drafted = referencedFiles(value).filter((name) => existsSync(join(folders.drafts, name)));
  for (const name of drafted) writeFileAtomic(join(folders.content, name), readFileSync(join(folders.drafts, name)));
  saveFormerText(folders, file, published);
  writeFileAtomic(join(folders.content, file), text);
  for (const name of [file, ...drafted]) rmSync(join(folders.drafts, name), { force: true });
  return readEntry(folders, file);
}

/** Removes a draft; its text stays in the history. */
export function discardDraft(folders: Folders, file: string, version: string): StoredEntry {
  const { draft } = readUnchanged(folders, file, version);
  saveFormerText({ ...folders, history: join(folders.history, 'drafts') }, file, draft);
  rmSync(join(folders.drafts, file), { force: true });
  return readEntry(folders, file);
}

/** Restores the text before the last save; undefined without one. */
export function undoSave(folders: Folders, file: string, version: string): StoredEntry | undefined {
  readUnchanged(folders, file, version);
  const former = readFormerText(folders, file);
  if (former === undefined) return undefined;
  writeFileAtomic(join(folders.content, file), former);
  removeFormerText(folders, file);
  return readEntry(folders, file);
}

/** The texts of an entry; throws when they have changed since it was opened. */
export function readUnchanged(folders: Folders, file: string, version: string) {
  const texts = textsOf(folders, file);
  if (hashTexts(texts) !== version) throw new EditConflict(readEntry(folders, file));
  return texts;
}

/** Keeps the text that a save is about to replace. A new entry has none. */
export function saveFormerText(folders: Folders, file: string, text: string | undefined): void {
  if (text === undefined) return;
  const last = Number(namesOf(folders, file).at(-1)?.replace('.yaml', '') ?? 0);
  writeFileAtomic(join(folderOf(folders, file), `${String(last + 1).padStart(6, '0')}.yaml`), text);
}

/** The last text that was kept. */
export function readFormerText(folders: Folders, file: string): string | undefined {
  const last = namesOf(folders, file).at(-1);
  return last === undefined ? undefined : readFileSync(join(folderOf(folders, file), last), 'utf8');
}

/** Forgets the last text, once it stands in the content again. */
function removeFormerText(folders: Folders, file: string): void {
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
    if (site.lastUpdated < today) writeFileAtomic(file, editYaml(text, { ...site, lastUpdated: today }));
  }
}
