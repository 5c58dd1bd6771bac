import { hash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { HttpError } from '../../httpError.ts';
import type { Folders } from '../folders.ts';

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

/** Leaves the day of the last update out of site.yaml, because every publication sets it and must not send changes of that file back. */
export const withoutLastUpdated = (file: string, text: string | undefined): string | undefined =>
  file === 'site.yaml' ? text?.replace(/^lastUpdated:.*$/m, '') : text;

/** Is not shortened, because a writer could make two texts with the same short hash, and have one approved by means of the other. */
export function hashTexts({ published, draft }: Texts): string {
  return hash('sha256', JSON.stringify([published, draft]));
}

/** Reads the texts of an entry. If it has changed since it was opened, throws a 409 with the current entry. */
export function readUnchanged(folders: Folders, { file, version }: OpenedVersion): Texts {
  const texts = readTexts(folders, file);
  if (hashTexts(texts) !== version) throw new HttpError(409, { reason: 'entryChanged', ...readEntry(folders, file) });
  return texts;
}

/** Saves a draft, which may be incomplete. */
export function saveDraft(folders: Folders, save: Save): StoredEntry {
  const { published, draft } = readUnchanged(folders, save);
  // Keeps the comments and order of the published entry in its draft.
  writeFileAtomic(join(folders.drafts, save.file), editYaml(draft ?? published ?? '', save.value));
  return readEntry(folders, save.file);
}

/** Removes a draft. The history keeps its text. */
export function discardDraft(folders: Folders, save: OpenedVersion): StoredEntry {
  const { draft } = readUnchanged(folders, save);
  saveFormerText(join(folders.history, 'drafts'), save.file, draft);
  rmSync(join(folders.drafts, save.file), { force: true });
  return readEntry(folders, save.file);
}

/** Lists the files with earlier texts, oldest first. */
export function formerTexts(history: string, file: string): string[] {
  const folder = join(history, file.replace(/\.yaml$/, ''));
  const names = globSync('[0-9]*.yaml', { cwd: folder }).sort();
  return names.map((name) => join(folder, name));
}

function saveFormerText(history: string, file: string, text: string | undefined): void {
  if (text === undefined) return;
  const [, last = 0] = /(\d+)\.yaml$/.exec(formerTexts(history, file).at(-1) ?? '') ?? [];
  const name = `${String(Number(last) + 1).padStart(6, '0')}.yaml`;
  writeFileAtomic(join(history, file.replace(/\.yaml$/, ''), name), text);
}

/** Sets the date of the site's last update in the text of `site.yaml` to today's date in India, unless the present date is later. */
export function withLastUpdated(text: string, now: Date): string {
  const site = parse(text) as { lastUpdated: string };
  const today = dayInIndia(now);
  return site.lastUpdated < today ? editYaml(text, { ...site, lastUpdated: today }) : text;
}
