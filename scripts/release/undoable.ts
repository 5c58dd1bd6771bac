import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#content-check/writing/writeWhole.ts';
import { gitIn } from './git.ts';

/** Stands there while a release is written, so that whoever comes after a power cut can take it back. */
const UNFINISHED = 'build/release-unfinished.json';

/** The commit before, the subject of the commit that is to come, and the files that it changes. */
type Unfinished = { head: string; subject: string; paths: string[] };

/** Notes what a release is going to change. Everything is committed at that moment: git knows the files as they were. */
export function begin(root: string, subject: string, paths: string[]): void {
  const unfinished: Unfinished = { head: gitIn(root)('rev-parse', 'HEAD'), subject, paths };
  writeWhole(join(root, UNFINISHED), JSON.stringify(unfinished));
}

/** From here on there is nothing to take back. */
export function finished(root: string): void {
  rmSync(join(root, UNFINISHED), { force: true });
}

/**
 * Takes back what a release that was broken off has left, and says whether there was any. When somebody has committed
 * something else since, only the note is removed: that state is theirs.
 */
export function takeBack(root: string): boolean {
  if (!existsSync(join(root, UNFINISHED))) return false;
  const { head, subject, paths } = JSON.parse(readFileSync(join(root, UNFINISHED), 'utf8')) as Unfinished;
  const git = gitIn(root);
  if (git('log', '-1', '--format=%P %s') === `${head} ${subject}`) git('reset', '-q', '--soft', head);
  if (git('rev-parse', 'HEAD') === head) {
    git('reset', '-q', '--', ...paths);
    git('clean', '-q', '--force', '--', ...paths);
    git('restore', '--', ...git('ls-files', '--', ...paths).split('\n'));
  }
  finished(root);
  return true;
}
