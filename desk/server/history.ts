import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#scripts/content/writing/writeWhole.ts';
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

export function hasFormer(folders: Folders, file: string): boolean {
  return namesOf(folders, file).length > 0;
}

function folderOf({ history }: Folders, file: string): string {
  return join(history, file.replace(/\.yaml$/, ''));
}

function namesOf(folders: Folders, file: string): string[] {
  const folder = folderOf(folders, file);
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^\d+\.yaml$/.test(name))
        .sort()
    : [];
}
