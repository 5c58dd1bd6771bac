import { cpSync, existsSync, globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type Folders = ReturnType<typeof foldersIn>;

/** `data`: where the shared desk keeps what is not in git. The desk for one person keeps it in the project. */
export function foldersIn(project: string, data?: string) {
  const own = data ?? join(project, '.desk');
  return {
    content: join(project, 'content'),
    /** Unfinished entries and their files, which are not published. */
    drafts: join(data ?? project, 'drafts'),
    /** A copy of the content with the edited entries. The preview shows this copy. */
    workshop: join(own, 'content'),
    /** Earlier versions of entries, with one file for each save. */
    history: join(own, 'history'),
    app: join(own, 'app'),
    lock: join(own, 'open.json'),
  };
}

/** Fills the workshop with the published content, in place of what it contained. */
export function fillWorkshop(folders: Folders): void {
  rmSync(folders.workshop, { recursive: true, force: true });
  copyContent(folders, folders.workshop);
}

/** Copies the published content and the files of drafts. Omits drafts, because incomplete ones would break pages. */
export function copyContent({ content, drafts }: Pick<Folders, 'content' | 'drafts'>, target: string): void {
  cpSync(content, target, { recursive: true });
  for (const folder of ['files', 'pictures'])
    if (existsSync(join(drafts, folder)))
      cpSync(join(drafts, folder), join(target, folder), { recursive: true, force: false });
}

/** Copies files that another program changed in the content, such as a spreadsheet import, to the workshop. Returns whether it copied any. */
export function takeOutsideChanges({ content, workshop }: Folders): boolean {
  const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Compares the times first, because the workshop may have newer, unsaved texts.
  const changed = globSync('**/*.*', { cwd: content }).filter((name) => {
    const [from, to] = [join(content, name), join(workshop, name)];
    return changedAt(from) > changedAt(to) && !(existsSync(to) && readFileSync(from).equals(readFileSync(to)));
  });
  for (const name of changed) cpSync(join(content, name), join(workshop, name));
  return changed.length > 0;
}

/** Removes temporary files that writeFileAtomic left behind when its process was killed. */
export function removeTemporaryFiles({ content, drafts }: Folders): void {
  for (const root of [content, drafts])
    for (const name of globSync('**/.*.new', { cwd: root })) rmSync(join(root, name), { force: true });
}
