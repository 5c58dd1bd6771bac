import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { readPerson } from '../accounts/users.ts';
import { filesOfChange, returnChange, setChangeState, stateOfChange } from '../changes/changeStore.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { publicationRef } from './makeCommit.ts';
import { isImmediate, type PublicationRow, readPublication, updatePublication } from './publicationStore.ts';
import type { PublicationFailure } from './publicationTypes.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import type { ProblemsFound, PublishingError } from './publishingError.ts';
import { releaseFolder, shownRelease } from './releases.ts';
import { git } from './repository.ts';

/**
 * Ends a publication that failed or was stopped. If its content is at fault, the changes with the mistakes go back to their writers; all
 * others stay approved, so that they can be published again.
 */
export function failPublication(desk: SharedDesk, id: number, { reason, details, problems }: PublishingError): void {
  const { database, project, now } = desk;
  git(project, ['update-ref', '-d', publicationRef(id)]);
  transaction(database, () => {
    const row = readPublication(database, id);
    const held = row?.kind === 'publish' ? row.changes.filter(isPublishing(database)) : [];
    const returned = problems ? changesAtFault(database, held, problems) : [];
    for (const change of held.filter((one) => !returned.includes(one))) setChangeState(desk, change, 'approved');
    if (row && problems) for (const change of returned) giveBack(desk, change, row, problems);
    const failure: PublicationFailure = {
      reason,
      ...(details.length > 0 && { details }),
      ...(returned.length > 0 && { returned }),
    };
    updatePublication(database, id, { state: 'failed', failure, finished_at: now().toISOString() });
    recordAction(database, now(), {
      user: undefined,
      action: 'publication.failed',
      subject: `publication ${id}`,
      details: failure,
    });
  });
}

const isPublishing = (database: DatabaseSync) => (change: number) => stateOfChange(database, change) === 'publishing';

/** Returns the changes whose entries have problems; all changes if an entry of none of them has one, because any may have caused it. */
function changesAtFault(database: DatabaseSync, changes: readonly number[], { en: problems }: ProblemsFound): number[] {
  const owners = problems.map(({ file }) =>
    changes.find((change) => filesOfChange(database, change).includes(file.replace(/^content\//, ''))),
  );
  return changes.filter((change) => owners.includes(change) || owners.includes(undefined));
}

/** Makes a change a draft again, with the problems for its writers. */
function giveBack(
  desk: SharedDesk,
  change: number,
  { id, requested_by }: PublicationRow,
  problems: ProblemsFound,
): void {
  const { database, now } = desk;
  const by = readPerson(database, requested_by);
  returnChange(desk, change, { kind: 'failed', by, at: now().toISOString(), remark: '', problems });
  const details = { publication: id, problems: problems.en };
  recordAction(database, now(), { user: undefined, action: 'change.failed', subject: `change ${change}`, details });
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
