import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that the desk reads and writes. */
export type Folders = ReturnType<typeof foldersIn>;

export function foldersIn(project: string) {
  return {
    content: join(project, 'content'),
    /** Unfinished entries and files; nothing of it is published. */
    drafts: join(project, 'drafts'),
    /** The content with what is being written in it: shown by the preview. */
    workshop: join(project, '.desk/content'),
    /** Former texts of entries, one file for each save. */
    history: join(project, '.desk/history'),
    /** The built page of the desk. */
    app: join(project, '.desk/app'),
    lock: join(project, '.desk/open.json'),
  };
}

/** Copies the published content and the files of drafts. Drafts follow once faultless: an incomplete one would break pages. */
export function fillWorkshop({ content, drafts, workshop }: Folders): void {
  rmSync(workshop, { recursive: true, force: true });
  cpSync(content, workshop, { recursive: true });
  for (const folder of ['files', 'pictures'])
    if (existsSync(join(drafts, folder)))
      cpSync(join(drafts, folder), join(workshop, folder), { recursive: true, force: false });
}

/** Removes temporary files of a process that was killed in writeFileAtomic; the files themselves are whole. */
export function removeHalfFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
