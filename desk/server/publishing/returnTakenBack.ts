import { join } from 'node:path';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { textsAt } from '#content-check/git.ts';
import { readPerson } from '../accounts/users.ts';
import { filesOfChange, readChangeSummary, reopenChange, returnChange, stateOfChange } from '../changes/changeStore.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { type PublicationRow, publicationsById } from './publicationStore.ts';
import type { Recorded } from './record.ts';
import type { Versions } from './repository.ts';

/**
 * Makes the changes that a publication took back drafts again, with their published texts. Skips those that are drafts already. A change whose
 * entries are all in other open changes is a draft without entries, whose writers read why. `changed`: what the publication changed.
 */
export async function returnTakenBack(
  desk: DeskState,
  row: PublicationRow,
  { parent, changed }: Pick<Recorded, 'parent'> & { changed: readonly Versions[] },
): Promise<void> {
  const { database, folders, project } = desk;
  for (const { file, before, after } of changed)
    if (!file.endsWith('.yaml') && before && !after) writeFileAtomic(join(folders.drafts, file), before);
  // Begins with the newest publication: if several changes have an entry, the last one gets its draft.
  const changes = publicationsById(database, row.undoes).flatMap((undone) => undone.changes);
  const files = changes.flatMap((change) => filesOfChange(database, change));
  const texts = await textsAt(project, parent, files);
  for (const change of changes) if (stateOfChange(database, change) === 'published') reopen(desk, change, row, texts);
}

/** `texts`: by file, what the change published. */
function reopen(
  desk: DeskState,
  change: number,
  { requested_by, reason }: PublicationRow,
  texts: ReadonlyMap<string, string>,
): void {
  const { database, now } = desk;
  const by = readPerson(database, requested_by);
  transaction(database, () => {
    const { entries } = readChangeSummary(desk, change);
    const { skipped } = reopenChange(desk, change, texts);
    const elsewhere = entries.filter(({ file }) => skipped.includes(file));
    returnChange(desk, change, {
      ...{ kind: 'takenBack', by, at: now().toISOString(), remark: reason },
      ...(elsewhere.length > 0 && { entries: elsewhere }),
    });
  });
}
