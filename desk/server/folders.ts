import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export type Folders = ReturnType<typeof foldersIn>;

export function foldersIn(project: string) {
  return {
    content: join(project, 'content'),
    /** Unfinished entries and their files; not published. */
    drafts: join(project, 'drafts'),
    /** A copy of the content with the edited entries, shown by the preview. */
    workshop: join(project, '.desk/content'),
    /** Earlier versions of entries, one file for each save. */
    history: join(project, '.desk/history'),
    app: join(project, '.desk/app'),
    lock: join(project, '.desk/open.json'),
  };
}

/** Copies the published content and the files of drafts. Drafts themselves may be incomplete and would break pages. */
export function fillWorkshop({ content, drafts, workshop }: Folders): void {
  rmSync(workshop, { recursive: true, force: true });
  cpSync(content, workshop, { recursive: true });
  for (const folder of ['files', 'pictures'])
    if (existsSync(join(drafts, folder)))
      cpSync(join(drafts, folder), join(workshop, folder), { recursive: true, force: false });
}

/** Removes temporary files that a killed process left in writeFileAtomic. */
export function removeTemporaryFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
