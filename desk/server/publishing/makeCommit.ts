import { dayInIndia } from '#app/model/indiaTime.ts';
import { changesBetween } from '#content-check/releases/changes.ts';
import { formatRecord, gitIn, lastRecord, type NewFiles, readContentAt } from '#content-check/releases/git.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { git } from './repository.ts';

/** `clashes`: entries that cannot be committed, because others changed the same fields. */
export type FilesToCommit = { files: Map<string, string | Uint8Array | undefined>; clashes: string[] };

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
 * Makes a commit and returns its name. Changes neither the history nor the files of the project. Adds a record of what changed to
 * content/changes, unless the changes are in collections that no page shows.
 */
export function makeCommit({ project, now }: SharedDesk, commit: NewCommit): string {
  const { publication, parent, files } = commit;
  const last = lastRecord(gitIn(project)) ?? parent;
  const changes = changesBetween(readContentAt(project, last), readContentAt(project, parent, files));
  const version = `publication-${publication}`;
  const record = formatRecord({ version, date: dayInIndia(now()), changes }, 'the content desk');
  const recorded = new Map(changes.length === 0 ? files : [...files, [`changes/${version}.yaml`, record]]);
  // Replaces the commit of an earlier, interrupted attempt.
  return git(project, ['fast-import', '--quiet', '--force'], {
    input: importStream({ ...commit, files: recorded }, now()),
  });
}

/** Writes a commit in the format of `git fast-import`, which answers with the name of the commit. */
function importStream({ publication, parent, files, author, committer, email, message }: NewCommit, now: Date): Buffer {
  const data = (content: string | Uint8Array) => [`data ${Buffer.byteLength(content)}\n`, content, '\n'];
  // Git allows neither angle brackets nor line breaks in names.
  const identity = (name: string) =>
    `${name.replace(/[<>\p{Cc}]/gu, '')} <${email}> ${Math.floor(now.getTime() / 1000)} +0000\n`;
  const parts = [
    `commit ${publicationRef(publication)}\nmark :1\nauthor ${identity(author)}committer ${identity(committer)}`,
    ...data(message),
    `from ${parent}\n`,
    ...[...files].flatMap(([file, content]) =>
      content === undefined ? [`D content/${file}\n`] : [`M 100644 inline content/${file}\n`, ...data(content)],
    ),
    'get-mark :1\n',
  ];
  return Buffer.concat(parts.map((part) => Buffer.from(part)));
}
