import { join } from 'node:path';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { readPerson } from '../accounts/users.ts';
import { endChange, filesOfChange, reopenChange, returnChange, stateOfChange } from '../changes/changeStore.ts';
import { transaction } from '../shared/database.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { type PublicationRow, publicationsById } from './publicationStore.ts';
import type { Recorded } from './record.ts';
import { textsAt, type Versions } from './repository.ts';

/**
 * Makes the changes that a publication took back drafts again, with their published texts. Skips those that are drafts already. `changed`:
 * what the publication changed.
 */
export function returnTakenBack(
  desk: SharedDesk,
  row: PublicationRow,
  { parent, made, changed }: Recorded & { changed: readonly Versions[] },
): void {
  const { database, folders } = desk;
  for (const { file, before, after } of changed)
    if (!file.endsWith('.yaml') && before && !after) writeFileAtomic(join(folders.drafts, file), before);
  // Begins with the newest publication: if several changes have an entry, the last one gets its draft.
  for (const { changes } of publicationsById(database, row.undoes))
    for (const change of changes)
      if (stateOfChange(database, change) === 'published') reopen(desk, change, row, { parent, made });
}

function reopen(
  desk: SharedDesk,
  change: number,
  { requested_by, reason }: PublicationRow,
  { parent, made }: Recorded,
): void {
  const { project, database, now } = desk;
  const texts = textsAt(project, parent, filesOfChange(database, change));
  const by = readPerson(database, requested_by);
  transaction(database, () => {
    reopenChange(desk, change, texts);
    const files = filesOfChange(database, change);
    const bases = textsAt(project, made, files);
    for (const file of files)
      database
        .prepare('UPDATE change_entries SET base = ? WHERE change = ? AND file = ?')
        .run(bases.get(file) ?? null, change, file);
    if (files.length === 0) endChange(database, change, 'dropped', now());
    else returnChange(desk, change, { kind: 'takenBack', by, at: now().toISOString(), remark: reason });
  });
}
