import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#content-check/writing/writeWhole.ts';
import type { Folders } from './folders.ts';

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
export function forgetFormer(folders: Folders, file: string): void {
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
