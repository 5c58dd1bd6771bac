import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { HttpError } from '../../httpError.ts';
import { writeDecisions } from '../decisions.ts';
import type { Folders } from '../folders.ts';
import { referencedFiles } from './uploads.ts';

/** The parsed files of an entry. `version` is a hash of their texts. */
export type StoredEntry = { published?: unknown; draft?: unknown; version: string };

type Texts = { published: string | undefined; draft: string | undefined };

/** `file` is a path such as `schemes/vayoshree.yaml`. `version` is the version of the entry when it was opened. */
export type OpenedVersion = { file: string; version: string };
export type Save = OpenedVersion & { value: unknown };

/** Throws on invalid YAML. */
export function readEntry(folders: Folders, file: string): StoredEntry {
  const { published, draft } = readTexts(folders, file);
  return {
    ...(published !== undefined && { published: parse(published) as unknown }),
    ...(draft !== undefined && { draft: parse(draft) as unknown }),
    version: hashTexts({ published, draft }),
  };
}

export function readTexts({ content, drafts }: Pick<Folders, 'content' | 'drafts'>, file: string): Texts {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  return { published: read(join(content, file)), draft: read(join(drafts, file)) };
}

/** Is not shortened, because a writer could make two texts with the same short hash, and have one approved by means of the other. */
function hashTexts({ published, draft }: Texts): string {
  return hash('sha256', JSON.stringify([published, draft]));
}

/** Reads the texts of an entry. If it has changed since it was opened, throws a 409 with the current entry. */
export function readUnchanged(folders: Folders, { file, version }: OpenedVersion): Texts {
  const texts = readTexts(folders, file);
  if (hashTexts(texts) !== version) throw new HttpError(409, readEntry(folders, file));
  return texts;
}

/** Saves a draft, which may be incomplete. */
export function saveDraft(folders: Folders, save: Save): StoredEntry {
  const { published, draft } = readUnchanged(folders, save);
  // Keeps the comments and order of the published entry in its draft.
  writeFileAtomic(join(folders.drafts, save.file), editYaml(draft ?? published ?? '', save.value));
  return readEntry(folders, save.file);
}

/** Publishes a valid entry. Writes uploads first and removes the draft last, so that an interruption loses no data. */
export function saveReady(folders: Folders, save: Save): StoredEntry {
  const { file, value } = save;
  const { published } = readUnchanged(folders, save);
  // Throws before the first write if the entry cannot be written as YAML.
  const text = editYaml(published ?? '', value);
  const uploads = referencedFiles(value).filter((name) => existsSync(join(folders.drafts, name)));
  for (const name of uploads) writeFileAtomic(join(folders.content, name), readFileSync(join(folders.drafts, name)));
  saveFormerText(folders.history, file, published);
  writeDecisions(folders, folders.content, [[file, value]]);
  writeFileAtomic(join(folders.content, file), text);
  for (const name of [file, ...uploads]) rmSync(join(folders.drafts, name), { force: true });
  return readEntry(folders, file);
}

/** Removes a draft. The history keeps its text. */
export function discardDraft(folders: Folders, save: OpenedVersion): StoredEntry {
  const { draft } = readUnchanged(folders, save);
  saveFormerText(join(folders.history, 'drafts'), save.file, draft);
  rmSync(join(folders.drafts, save.file), { force: true });
  return readEntry(folders, save.file);
}

/** Restores the text that the last save replaced. Returns undefined if the history contains no such text. */
export function undoSave(folders: Folders, save: OpenedVersion): StoredEntry | undefined {
  readUnchanged(folders, save);
  const former = formerTexts(folders.history, save.file).at(-1);
  if (former === undefined) return undefined;
  writeDecisions(folders, folders.content, [[save.file, parse(readFileSync(former, 'utf8')) as unknown]]);
  writeFileAtomic(join(folders.content, save.file), readFileSync(former));
  rmSync(former);
  return readEntry(folders, save.file);
}

/** Lists the files with earlier texts, oldest first. */
export function formerTexts(history: string, file: string): string[] {
  const folder = join(history, file.replace(/\.yaml$/, ''));
  const names = globSync('[0-9]*.yaml', { cwd: folder }).sort();
  return names.map((name) => join(folder, name));
}

export function saveFormerText(history: string, file: string, text: string | undefined): void {
  if (text === undefined) return;
  const [, last = 0] = /(\d+)\.yaml$/.exec(formerTexts(history, file).at(-1) ?? '') ?? [];
  const name = `${String(Number(last) + 1).padStart(6, '0')}.yaml`;
  writeFileAtomic(join(history, file.replace(/\.yaml$/, ''), name), text);
}

/** Sets the date of the site's last update in the content and the workshop. */
export function setLastUpdated({ content, workshop }: Folders, now: Date): void {
  for (const root of [content, workshop]) {
    const file = join(root, 'site.yaml');
    const text = readFileSync(file, 'utf8');
    const updated = withLastUpdated(text, now);
    if (updated !== text) writeFileAtomic(file, updated);
  }
}

/** Sets the date of the site's last update in the text of `site.yaml` to today's date in India, unless the present date is later. */
export function withLastUpdated(text: string, now: Date): string {
  const site = parse(text) as { lastUpdated: string };
  const today = dayInIndia(now);
  return site.lastUpdated < today ? editYaml(text, { ...site, lastUpdated: today }) : text;
}
