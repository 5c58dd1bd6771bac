import { dayInIndia } from '#app/model/indiaTime.ts';
import { git } from '#content-check/git.ts';
import { changesBetween } from '#content-check/releases/changes.ts';
import { formatRecord, lastRecord, parseContent, readContentAt } from '#content-check/releases/history.ts';
import type { DeskState } from '../shared/deskState.ts';

/** New contents of files in content/, by file such as `schemes/vayoshree.yaml`; undefined removes the file. */
export type NewFiles = Map<string, string | Uint8Array | undefined>;

/** `texts`: the entries at `parent`. `author` and `committer` are posts. `email`: address of all of them. */
type NewCommit = {
  publication: number;
  parent: string;
  texts: ReadonlyMap<string, string>;
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
 * content/changes, unless the changes are in collections that no page shows. A local desk leaves the record to `npm run release`.
 */
export async function makeCommit({ project, now, onlyUser }: DeskState, commit: NewCommit): Promise<string> {
  const { publication, parent, texts, files } = commit;
  const last = (await lastRecord(project)) ?? parent;
  const before = last === parent ? parseContent(texts) : await readContentAt(project, last);
  const changes = changesBetween(before, parseContent(withFiles(texts, files)));
  const version = `publication-${publication}`;
  const record = formatRecord({ version, date: dayInIndia(now()), changes }, 'the content desk');
  const recorded = new Map(onlyUser || changes.length === 0 ? files : [...files, [`changes/${version}.yaml`, record]]);
  // Replaces the commit of an earlier, interrupted attempt.
  return git(project, ['fast-import', '--quiet', '--force'], {
    input: importStream({ ...commit, files: recorded }, now()),
  });
}

/** Returns texts of entries with new ones in place of former ones. */
function withFiles(texts: ReadonlyMap<string, string>, files: NewFiles): ReadonlyMap<string, string> {
  const all = new Map(texts);
  for (const [file, content] of files)
    if (content === undefined) all.delete(file);
    else if (file.endsWith('.yaml')) all.set(file, String(content));
  return all;
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
