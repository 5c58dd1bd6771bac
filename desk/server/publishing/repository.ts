import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { isStrayFile } from '#app/model/strayFile.ts';
import { git, readObjects } from '#content-check/git.ts';

/** Returns the last commit. */
export const headOf = (project: string): Promise<string> => git(project, ['rev-parse', 'HEAD']);

/** Contents of a file at two commits. Undefined if the commit does not have the file. */
export type Versions = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** Reads the files of content/ that differ between two commits. */
export async function changedContents(project: string, before: string, after: string): Promise<Versions[]> {
  const options = ['--raw', '--no-abbrev', '--no-renames', '-z'];
  const listed = await git(project, ['diff', ...options, before, after, '--', 'content']);
  const found = [...listed.matchAll(/ (\w+) (\w+) \w\0content\/([^\0]+)/g)].map(([, ...parts]) => parts);
  const hashes = found.flatMap((parts) => parts.slice(0, 2)).filter((hash) => /[^0]/.test(hash));
  const contents = await readObjects(project, hashes);
  return found.map(([from = '', to = '', file = '']) => ({
    file,
    before: contents.get(from),
    after: contents.get(to),
  }));
}

/** Lists the files of content/ that differ between two commits, such as `schemes/vayoshree.yaml`. */
export const changedFiles = async (project: string, before: string, after: string): Promise<string[]> =>
  splitNames(await git(project, ['diff', '--name-only', '--no-renames', '-z', before, after, '--', 'content']));

/**
 * Lists the files of content/ that somebody changed, added or removed without a commit. `index`: a temporary index, because that of the
 * project may be in use or old.
 */
export async function uncommittedFiles(project: string, commit: string, index: string): Promise<string[]> {
  const env = { GIT_INDEX_FILE: index };
  const remove = () => {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  };
  remove();
  try {
    await git(project, ['read-tree', commit], { env });
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const names = splitNames(await git(project, ['status', ...options, '--', 'content'], { env }));
    // A file that a system or a program left there is in no commit, and no build reads it.
    return names.filter((name) => !isStrayFile(basename(name)));
  } finally {
    remove();
  }
}

/** Splits the output of a git command with `-z`. Each name may begin with a status of three letters. */
const splitNames = (names: string) =>
  [...names.matchAll(/(?:^|\0)(?:[ A-Z?]{2} )?content\/([^\0]+)/g)].map(([, name = '']) => name);

/** Returns whether `commit` is in the history of the last commit. */
export async function isPublished(project: string, commit: string): Promise<boolean> {
  try {
    await git(project, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    return false;
  }
}
