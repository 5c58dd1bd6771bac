import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from './folders.ts';

/**
 * Fills the workshop: the content as it is published, and the files of drafts beside it. Drafts themselves come into it
 * when they are opened, so that one that is not whole yet cannot spoil the preview of the others.
 */
export function fillWorkshop({ content, drafts, workshop }: Folders): void {
  rmSync(workshop, { recursive: true, force: true });
  mkdirSync(workshop, { recursive: true });
  cpSync(content, workshop, { recursive: true });
  for (const folder of ['files', 'pictures'])
    if (existsSync(join(drafts, folder)))
      cpSync(join(drafts, folder), join(workshop, folder), { recursive: true, force: false });
}

/** Removes what a program left that was killed while it wrote: the file itself is whole (see writeWhole). */
export function removeHalfFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
