import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isStrayFile } from '#app/model/strayFile.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { unlessDiskFull } from './shared/diskFull.ts';

export type Folders = ReturnType<typeof foldersIn>;

/** `data`: where the desk keeps what is not in git. */
export function foldersIn(project: string, data: string) {
  return {
    content: join(project, 'content'),
    /** Unfinished entries and their files, which are not published. */
    drafts: join(data, 'drafts'),
    /** A copy of the content with the new entries that are complete. Forms name these entries. */
    workshop: join(data, 'content'),
    /** Discarded drafts. */
    history: join(data, 'history'),
    app: join(data, 'app'),
  };
}

/** Fills the workshop with the published content, in place of what it contained. */
export function fillWorkshop(folders: Folders): void {
  rmSync(folders.workshop, { recursive: true, force: true });
  copyContent(folders, folders.workshop);
}

/** Copies the published content and the files of drafts. Omits drafts, because incomplete ones would break pages, and files that systems left there. */
export function copyContent({ content, drafts }: Pick<Folders, 'content' | 'drafts'>, target: string): void {
  cpSync(content, target, { recursive: true, filter: (path) => !isStrayFile(basename(path)) });
  for (const folder of ['files', 'pictures'])
    if (existsSync(join(drafts, folder)))
      cpSync(join(drafts, folder), join(target, folder), { recursive: true, force: false });
}

/** Copies files that another program changed in the content, such as a spreadsheet import, to the workshop, as far as the disk has room. */
export function takeOutsideChanges({ content, workshop }: Folders): void {
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Compares the times first, because the workshop may have newer, unsaved texts.
  const changed = globSync('**/*.*', { cwd: content }).filter((name) => {
    const [from, to] = [join(content, name), join(workshop, name)];
    return changedAt(from) > changedAt(to) && !(existsSync(to) && readFileSync(from).equals(readFileSync(to)));
  });
  for (const name of changed)
    unlessDiskFull(() => writeFileAtomic(join(workshop, name), readFileSync(join(content, name)), { flush: false }));
}

/** Removes temporary files that writeFileAtomic left behind when its process was killed. */
export function removeTemporaryFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
