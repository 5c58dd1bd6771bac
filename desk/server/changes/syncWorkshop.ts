import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { entryOfFile } from '../entries/collections.ts';
import { type Folders, takeOutsideChanges } from '../folders.ts';
import { findEntryProblems } from '../problems.ts';
import { unlessDiskFull } from '../shared/diskFull.ts';

/** New drafts that are not complete, by their path, with their text and the day: no request checks them again while nothing differs. */
let incomplete = new Map<string, string>();

/**
 * Brings the workshop to the published content, and adds new entries whose drafts are complete, because other entries of a
 * change may refer to them before they are published. `findProblems`: tests count how often an entry is checked.
 */
export function syncWorkshop(folders: Folders, now: Date, findProblems = findEntryProblems): void {
  const { content, drafts, workshop } = folders;
  takeOutsideChanges(folders);
  const isGone = (name: string) => ![content, drafts].some((root) => existsSync(join(root, name)));
  for (const name of globSync('**/*.yaml', { cwd: workshop }).filter(isGone)) rmSync(join(workshop, name));
  const fresh = globSync('**/*.yaml', { cwd: drafts }).filter((name) => !existsSync(join(content, name)));
  const isComplete = (file: string, text: string) => {
    const found = entryOfFile(file);
    return found !== undefined && findProblems(found.collection, file, parse(text), now).length === 0;
  };
  const stillIncomplete = new Map<string, string>();
  for (const name of fresh) {
    const text = readFileSync(join(drafts, name), 'utf8');
    const known = join(workshop, name);
    if (existsSync(known) && readFileSync(known, 'utf8') === text) continue;
    const draft = join(drafts, name);
    const state = `${dayInIndia(now)} ${text}`;
    if (incomplete.get(draft) !== state && isComplete(name, text)) unlessDiskFull(() => writeFileAtomic(known, text));
    else stillIncomplete.set(draft, state);
  }
  incomplete = stillIncomplete;
}
