import { cpSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where the desk reads and writes. */
export type Folders = {
  /** What is published. */
  content: string;
  /** Entries and files that are not ready; nothing of it is published. */
  drafts: string;
  /** The content with what is being written in it: the preview shows it, and entries are checked against it. */
  workshop: string;
  /** Former texts of entries, one file a save. */
  history: string;
  /** The page of the desk, made anew each time it opens. */
  app: string;
  /** Says that a desk is open, and where. */
  lock: string;
};

/** The folders of a copy of the project. */
export function foldersIn(project: string): Folders {
  const own = join(project, '.desk');
  return {
    content: join(project, 'content'),
    drafts: join(project, 'drafts'),
    workshop: join(own, 'content'),
    history: join(own, 'history'),
    app: join(own, 'app'),
    lock: join(own, 'open.json'),
  };
}

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

/** Removes what a program left that was killed while it wrote: the file itself is whole (see writeFileAtomic). */
export function removeHalfFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
