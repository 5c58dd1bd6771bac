import { join } from 'node:path';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { changesBetween } from '#content-check/releases/changes.ts';
import { formatRecord, gitIn, lastRecord, readContentAt } from '#content-check/releases/git.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { git, withIndex } from './repository.ts';

/** New contents of files in content/, by file such as `schemes/vayoshree.yaml`; undefined removes the file. */
type NewFiles = Map<string, string | Uint8Array | undefined>;

/** `clashes`: entries that cannot be committed, because others changed the same fields. */
export type FilesToCommit = { files: NewFiles; clashes: string[] };

/** `author` and `committer` are posts. `email`: address of all of them. */
type NewCommit = {
  publication: number;
  parent: string;
  files: NewFiles;
  author: string;
  committer: string;
  email: string;
  message: string;
};

/** Name of the reference that keeps the commit of a publication until it is in the history. */
export const publicationRef = (publication: number) => `refs/desk/publications/${publication}`;

/**
 * Makes a commit object and returns its name. Changes neither the history nor the files of the project. Adds a record of what changed to
 * content/changes, unless the changes are in collections that no page shows.
 */
export function makeCommit({ project, data, now }: SharedDesk, commit: NewCommit): string {
  const { publication, parent, files, message } = commit;
  const tree = writeTree(project, data, parent, files);
  const last = lastRecord(gitIn(project)) ?? parent;
  const changes = changesBetween(readContentAt(project, last), readContentAt(project, tree));
  const version = `publication-${publication}`;
  const record = formatRecord({ version, date: dayInIndia(now()), changes }, 'the content desk');
  const recorded =
    changes.length === 0 ? tree : writeTree(project, data, tree, new Map([[`changes/${version}.yaml`, record]]));
  const made = git(project, ['commit-tree', recorded, '-p', parent, '-F', '-'], {
    input: message,
    env: identities(commit, now()),
  });
  git(project, ['update-ref', publicationRef(publication), made]);
  return made;
}

/** Returns the tree of a commit with changed files. */
function writeTree(project: string, data: string, base: string, files: NewFiles): string {
  return withIndex(join(data, 'publication.index'), (env) => {
    git(project, ['read-tree', base], { env });
    const lines = [...files].map(([file, content]) => {
      const hash =
        content === undefined ? undefined : git(project, ['hash-object', '-w', '--stdin'], { input: content });
      return hash ? `100644 ${hash}\tcontent/${file}` : `0 ${'0'.repeat(40)}\tcontent/${file}`;
    });
    git(project, ['update-index', '--index-info'], { env, input: `${lines.join('\n')}\n` });
    return git(project, ['write-tree'], { env });
  });
}

function identities({ author, committer, email }: NewCommit, now: Date): Record<string, string> {
  const identity = (role: string, name: string) => ({
    [`GIT_${role}_NAME`]: name,
    [`GIT_${role}_EMAIL`]: email,
    [`GIT_${role}_DATE`]: now.toISOString(),
  });
  return { ...identity('AUTHOR', author), ...identity('COMMITTER', committer) };
}
