import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { entryOfFile } from '../entries/collections.ts';
import { type Folders, takeOutsideChanges } from '../folders.ts';
import { findEntryProblems } from '../problems.ts';

/**
 * Brings the workshop of the shared desk to the published content, and adds new entries whose drafts are complete, because other entries of a
 * change may refer to them before they are published.
 */
export function syncWorkshop(folders: Folders, now: Date): void {
  const { content, drafts, workshop } = folders;
  takeOutsideChanges(folders);
  const isGone = (name: string) => ![content, drafts].some((root) => existsSync(join(root, name)));
  for (const name of globSync('**/*.yaml', { cwd: workshop }).filter(isGone)) rmSync(join(workshop, name));
  const fresh = globSync('**/*.yaml', { cwd: drafts }).filter((name) => !existsSync(join(content, name)));
  for (const name of fresh) {
    const text = readFileSync(join(drafts, name), 'utf8');
    const known = join(workshop, name);
    if (existsSync(known) && readFileSync(known, 'utf8') === text) continue;
    if (isComplete(name, text, now)) writeFileAtomic(known, text);
  }
}

function isComplete(file: string, text: string, now: Date): boolean {
  const found = entryOfFile(file);
  return found !== undefined && findEntryProblems(found.collection, file, parse(text), now).length === 0;
}
