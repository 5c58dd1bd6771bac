import type { DatabaseSync } from 'node:sqlite';
import { git } from '#content-check/git.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';

/**
 * Makes git's index agree with the history, for `changed` files of content/ and for those for which it failed before. An index that another
 * git command holds, or held when it was killed, is tried again later: with an old index, the next commit by hand would undo the publication.
 */
export async function updateIndex({ project, database }: SharedDesk, changed: readonly { file: string }[] = []) {
  const former = readOldFiles(database);
  const files = [...new Set([...former, ...changed.map(({ file }) => file)])];
  if (files.length === 0) return;
  try {
    await git(project, ['reset', '-q', 'HEAD', '--', ...files.map((file) => `content/${file}`)]);
    database.exec("DELETE FROM settings WHERE name = 'oldIndex'");
  } catch (error) {
    if (files.length === former.length) return;
    database.prepare("INSERT OR REPLACE INTO settings (name, value) VALUES ('oldIndex', ?)").run(JSON.stringify(files));
    console.error('The index of git is in use. If no git command runs, remove .git/index.lock.', error);
  }
}

function readOldFiles(database: DatabaseSync): string[] {
  const row = database.prepare("SELECT value FROM settings WHERE name = 'oldIndex'").get();
  return JSON.parse(String(row?.value ?? '[]')) as string[];
}
