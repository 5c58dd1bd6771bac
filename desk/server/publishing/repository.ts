import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

type GitOptions = { env?: Record<string, string>; input?: string | Uint8Array };

function runGit(root: string, args: string[], { env, input }: GitOptions = {}): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, ...env },
    input,
    stdio: 'pipe',
    maxBuffer: 256 * 1024 * 1024,
  });
}

/** Runs git and returns its output without the final line break. Throws an error with git's message. */
export const git = (root: string, args: string[], options?: GitOptions): string =>
  runGit(root, args, options).toString('utf8').trimEnd();

/** Returns the last commit. */
export const headOf = (project: string): string => git(project, ['rev-parse', 'HEAD']);

/** Reads a file of content/ at a commit. Returns undefined if the commit has no such file. */
export function fileAt(project: string, commit: string, file: string): Buffer | undefined {
  if (git(project, ['ls-tree', commit, '--', `content/${file}`]) === '') return undefined;
  return runGit(project, ['cat-file', 'blob', `${commit}:content/${file}`]);
}

export const textAt = (project: string, commit: string, file: string): string | undefined =>
  fileAt(project, commit, file)?.toString('utf8');

/** Lists the files of content/ that differ between two commits, such as `schemes/vayoshree.yaml`. */
export const changedFiles = (project: string, before: string, after: string): string[] =>
  splitNames(git(project, ['diff', '--name-only', '--no-renames', '-z', before, after, '--', 'content']));

/** Lists the files of content/ that somebody changed, added or removed without a commit. */
export function uncommittedFiles(project: string, commit: string, index: string): string[] {
  return withIndex(index, (env) => {
    // Uses an index of its own, because that of the project may be in use or old.
    git(project, ['read-tree', commit], { env });
    const changed = git(project, ['diff', '--name-only', '-z', '--', 'content'], { env });
    const added = git(project, ['ls-files', '--others', '--exclude-standard', '-z', '--', 'content'], { env });
    return [...splitNames(changed), ...splitNames(added)];
  });
}

const splitNames = (names: string) =>
  names.split('\0').flatMap((name) => (name === '' ? [] : name.slice('content/'.length)));

/** Runs `work` with a temporary index, which is a file at `index`. */
export function withIndex<Result>(index: string, work: (env: { GIT_INDEX_FILE: string }) => Result): Result {
  const remove = () => {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  };
  remove();
  try {
    return work({ GIT_INDEX_FILE: index });
  } finally {
    remove();
  }
}

/** Returns whether `commit` is in the history of the last commit. */
export function isPublished(project: string, commit: string): boolean {
  try {
    git(project, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    return false;
  }
}
