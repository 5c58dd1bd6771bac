import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '#scripts/content/writing/writeWhole.ts';
import { gitIn } from './git.ts';

/** Where it stands while files are changed, so that whoever comes after a power cut can take them back. */
const UNFINISHED = 'build/release-unfinished.json';

/** The commit before, the subject of the commit that is to come, and the files as they were; null where there was none. */
type Before = { head: string; subject: string; files: Record<string, string | null> };

/** Writes files of the repository, each whole, after noting what they were. The answer takes all of it back, the commit too. */
export function writeUndoably(root: string, subject: string, files: Record<string, string>): () => void {
  const before: Before = {
    head: gitIn(root)('rev-parse', 'HEAD'),
    subject,
    files: Object.fromEntries(Object.keys(files).map((path) => [path, textOf(join(root, path))])),
  };
  writeWhole(join(root, UNFINISHED), JSON.stringify(before));
  try {
    for (const [path, text] of Object.entries(files)) writeWhole(join(root, path), text);
  } catch (error) {
    takeBack(root);
    throw error;
  }
  return () => takeBack(root);
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
  const note = textOf(join(root, UNFINISHED));
  if (note === null) return false;
  const { head, subject, files } = JSON.parse(note) as Before;
  const git = gitIn(root);
  const isOurs = () => git('rev-parse', 'HEAD^') === head && git('log', '-1', '--format=%s') === subject;
  if (git('rev-parse', 'HEAD') !== head && isOurs()) git('reset', '-q', '--soft', head);
  if (git('rev-parse', 'HEAD') === head) {
    for (const [path, text] of Object.entries(files)) {
      if (text === null) rmSync(join(root, path), { force: true });
      else writeWhole(join(root, path), text);
    }
    git('reset', '-q', '--', ...Object.keys(files));
  }
  finished(root);
  return true;
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null);
