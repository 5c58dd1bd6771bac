import { z } from 'zod';
import { git } from '#content-check/git.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readSetting, writeSetting } from '../shared/settings.ts';

/** The setting that keeps the files for which the index is old. */
const OLD_INDEX = 'oldIndex';

/**
 * Makes git's index agree with the history, for `changed` files of content/ and for those for which it failed before. An index that another
 * git command holds, or held when it was killed, is tried again later: with an old index, the next commit by hand would undo the publication.
 */
export async function updateIndex({ project, database }: DeskState, changed: readonly { file: string }[] = []) {
  const former = readSetting(database, OLD_INDEX, z.array(z.string())) ?? [];
  const files = [...new Set([...former, ...changed.map(({ file }) => file)])];
  if (files.length === 0) return;
  try {
    await git(project, ['reset', '-q', 'HEAD', '--', ...files.map((file) => `content/${file}`)]);
    writeSetting(database, OLD_INDEX, []);
  } catch (error) {
    if (files.length === former.length) return;
    writeSetting(database, OLD_INDEX, files);
    console.error('The index of git is in use. If no git command runs, remove .git/index.lock.', error);
  }
}
