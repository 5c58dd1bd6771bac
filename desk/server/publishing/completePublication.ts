import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { git } from '#content-check/git.ts';
import { closeChange, stateOfChange } from '../changes/changeStore.ts';
import { rebaseOpenChanges } from '../changes/rebaseChanges.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { publicationRef } from './makeCommit.ts';
import { type PublicationRow, readPublication, updatePublication } from './publicationStore.ts';
import { PublishingError } from './publishingError.ts';
import { changedContents, changedFiles, headOf, isPublished, type Versions } from './repository.ts';
import { returnTakenBack } from './returnTakenBack.ts';
import { updateIndex } from './updateIndex.ts';

/**
 * Completes a publication whose pages are shown: adds its commit to the history, then updates the files of the project, the changes and
 * the rows. Every part can be repeated after a crash. Throws PublishingError `changedByHand` if there is another commit meanwhile.
 */
export async function completePublication(desk: DeskState, id: number): Promise<void> {
  const row = readPublication(desk.database, id);
  if (!row?.made || !row.parent) throw new Error(`Publication ${id} has no commit.`);
  const { project, database } = desk;
  const { made, parent } = row;
  if ((await headOf(project)) === parent) await git(project, ['update-ref', 'HEAD', made, parent]);
  else if (!(await isPublished(project, made)))
    throw new PublishingError('changedByHand', await changedFiles(project, parent, 'HEAD'));
  const changed = await changedContents(project, parent, made);
  for (const versions of changed) updateFile(desk, versions);
  await updateIndex(desk, changed);
  await git(project, ['update-ref', '-d', publicationRef(id)]);
  if (row.kind === 'takeBack') await returnTakenBack(desk, row, { parent, changed });
  for (const change of row.kind === 'publish' ? row.changes : [])
    if (stateOfChange(database, change) === 'publishing') closeChange(desk, change);
  rebaseOpenChanges(desk, { publication: id, kind: row.kind, by: row.requested_by, reason: row.reason });
  transaction(database, () => {
    setFinalStates(desk, row);
    recordAction(database, desk.now(), { user: undefined, action: 'publication.public', subject: `publication ${id}` });
  });
}

/** Writes a file of the content as it is in the new commit, unless somebody has changed it by hand. Removes the draft upload that it came from. */
function updateFile({ folders }: DeskState, { file, before, after }: Versions): void {
  const path = join(folders.content, file);
  const current = readIfExists(path);
  const isUntouched = current === undefined ? before === undefined : before?.equals(current);
  if (isUntouched && after) writeFileAtomic(path, after);
  if (isUntouched && !after) rmSync(path, { force: true });
  if (!file.endsWith('.yaml') && after) rmSync(join(folders.drafts, file), { force: true });
}

const readIfExists = (path: string) => (existsSync(path) ? readFileSync(path) : undefined);

function setFinalStates({ database, now }: DeskState, { id, undoes }: PublicationRow): void {
  database.exec(`UPDATE publications SET state = 'former' WHERE state = 'live'`);
  for (const undone of undoes) updatePublication(database, undone, { state: 'takenBack' });
  updatePublication(database, id, { state: 'live', step: null, failure: null, finished_at: now().toISOString() });
}
