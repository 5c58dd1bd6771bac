import { rmSync } from 'node:fs';
import { setChangeState, stateOfChange } from '../changes/changeStore.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { publicationRef } from './makeCommit.ts';
import { isImmediate, type PublicationRow, readPublication, updatePublication } from './publicationStore.ts';
import type { PublicationFailure } from './publicationTypes.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import type { PublishingError } from './publishingError.ts';
import { releaseFolder, shownRelease } from './releases.ts';
import { git } from './repository.ts';

/** Ends a publication that failed or was stopped. Its changes stay approved, so that they can be published again. */
export function failPublication(desk: SharedDesk, id: number, { reason, details }: PublishingError): void {
  const { database, project, now } = desk;
  git(project, ['update-ref', '-d', publicationRef(id)]);
  const failure: PublicationFailure = { reason, ...(details.length > 0 && { details }) };
  transaction(database, () => {
    const row = readPublication(database, id);
    for (const change of row?.kind === 'publish' ? row.changes : [])
      if (stateOfChange(database, change) === 'publishing') setChangeState(desk, change, 'approved');
    updatePublication(database, id, { state: 'failed', failure, finished_at: now().toISOString() });
    recordAction(database, now(), {
      user: undefined,
      action: 'publication.failed',
      subject: `publication ${id}`,
      details: failure,
    });
  });
}

/** Lets an interrupted publication wait again, and removes what it left. `failure`: why it waits again. */
export function resetPublication(
  { database, project }: SharedDesk,
  options: PublisherOptions,
  id: number,
  failure: PublicationFailure | null = null,
): void {
  const row = readPublication(database, id);
  const begun: Partial<PublicationRow> = { step: null, steps: [], parent: null, made: null, pages: [], failure };
  if (row && !isImmediate(row)) {
    if (row.release !== null && row.release !== shownRelease(options))
      rmSync(releaseFolder(options, row.release), { recursive: true, force: true });
    Object.assign(begun, { release: null, former: null });
  }
  git(project, ['update-ref', '-d', publicationRef(id)]);
  updatePublication(database, id, { ...begun, state: 'waiting' });
}
