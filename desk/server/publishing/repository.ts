import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

type GitOptions = { env?: Record<string, string>; input?: string | Uint8Array };

function runGit(root: string, args: string[], { env, input }: GitOptions = {}): Buffer {
  return execFileSync('git', args, {
    cwd: root,
    env: { ...process.env, ...env },
    input,
    stdio: 'pipe',
    maxBuffer: Infinity,
  });
}

/** Runs git and returns its output without the final line break. Throws an error with git's message. */
export const git = (root: string, args: string[], options?: GitOptions): string =>
  runGit(root, args, options).toString('utf8').trimEnd();

/** Returns the last commit. */
export const headOf = (project: string): string => git(project, ['rev-parse', 'HEAD']);

/** Reads files of content/ at a commit. Omits those that the commit does not have. */
export function textsAt(project: string, commit: string, files: readonly string[]): Map<string, string> {
  if (files.length === 0) return new Map();
  const listed = git(project, ['ls-tree', '-z', commit, '--', ...files.map((file) => `content/${file}`)]);
  const found = [...listed.matchAll(/ (\w+)\tcontent\/([^\0]+)/g)].map(([, hash = '', file = '']) => ({ hash, file }));
  const contents = readObjects(
    project,
    found.map(({ hash }) => hash),
  );
  return new Map(found.map(({ hash, file }) => [file, String(contents.get(hash))]));
}

/** Contents of a file at two commits. Undefined if the commit does not have the file. */
export type Versions = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** Reads the files of content/ that differ between two commits. */
export function changedContents(project: string, before: string, after: string): Versions[] {
  const listed = git(project, ['diff', '--raw', '--no-abbrev', '--no-renames', '-z', before, after, '--', 'content']);
  const found = [...listed.matchAll(/ (\w+) (\w+) \w\0content\/([^\0]+)/g)].map(([, ...parts]) => parts);
  const hashes = found.flatMap((parts) => parts.slice(0, 2)).filter((hash) => /[^0]/.test(hash));
  const contents = readObjects(project, hashes);
  return found.map(([from = '', to = '', file = '']) => ({
    file,
    before: contents.get(from),
    after: contents.get(to),
  }));
}

/** Reads objects of the repository by hash. */
function readObjects(project: string, hashes: readonly string[]): Map<string, Buffer> {
  const output = runGit(project, ['cat-file', '--batch'], { input: hashes.map((hash) => `${hash}\n`).join('') });
  let end = 0;
  return new Map(
    hashes.map((hash) => {
      // A line such as `4b825dc blob 1234` comes before each content.
      const start = output.indexOf('\n', end) + 1;
      const size = Number(output.toString('utf8', end, start).split(' ')[2]);
      if (Number.isNaN(size)) throw new Error(`The repository has lost the object ${hash}.`);
      end = start + size + 1;
      return [hash, output.subarray(start, start + size)];
    }),
  );
}

/** Lists the files of content/ that differ between two commits, such as `schemes/vayoshree.yaml`. */
export const changedFiles = (project: string, before: string, after: string): string[] =>
  splitNames(git(project, ['diff', '--name-only', '--no-renames', '-z', before, after, '--', 'content']));

/**
 * Lists the files of content/ that somebody changed, added or removed without a commit. `index`: a temporary index, because that of the
 * project may be in use or old.
 */
export function uncommittedFiles(project: string, commit: string, index: string): string[] {
  const env = { GIT_INDEX_FILE: index };
  const remove = () => {
    for (const file of [index, `${index}.lock`]) rmSync(file, { force: true });
  };
  remove();
  try {
    git(project, ['read-tree', commit], { env });
    const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    return splitNames(git(project, ['status', ...options, '--', 'content'], { env }));
  } finally {
    remove();
  }
}

/** Splits the output of a git command with `-z`. Each name may begin with a status of three letters. */
const splitNames = (names: string) =>
  [...names.matchAll(/(?:^|\0)(?:[ A-Z?]{2} )?content\/([^\0]+)/g)].map(([, name = '']) => name);

/** Returns whether `commit` is in the history of the last commit. */
export function isPublished(project: string, commit: string): boolean {
  try {
    git(project, ['merge-base', '--is-ancestor', commit, 'HEAD']);
    return true;
  } catch {
    return false;
  }
}
