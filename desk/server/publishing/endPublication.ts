import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { git } from '#content-check/git.ts';
import { readPerson } from '../accounts/users.ts';
import { filesOfChange, makeDraft, returnChange, setChangeState, stateOfChange } from '../changes/changeStore.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { publicationRef } from './makeCommit.ts';
import { isImmediate, type PublicationRow, readPublication, updatePublication } from './publicationStore.ts';
import type { PublicationFailure } from './publicationTypes.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import type { ProblemsFound, PublishingError } from './publishingError.ts';
import { releaseFolder, shownRelease } from './releases.ts';

/**
 * Ends a publication that failed or was stopped, and has no commit any more. If its content is at fault, the changes with the
 * mistakes go back to their writers; all others stay approved, so that they can be published again, or become drafts in a local desk.
 * Prints the cause for the journal of the server.
 */
export function failPublication(desk: DeskState, id: number, error: PublishingError): void {
  const { reason, details, problems } = error;
  if (reason !== 'stopped') console.error(`Publication ${id} failed.`, error);
  const { database, now } = desk;
  transaction(database, () => {
    const row = readPublication(database, id);
    const held = row?.kind === 'publish' ? row.changes.filter(isPublishing(database)) : [];
    const returned = problems ? changesAtFault(database, held, problems) : [];
    for (const change of held.filter((one) => !returned.includes(one))) {
      // Lets the only user press “Ready” again, because a local desk has no screen that publishes what is approved.
      if (desk.onlyUser) makeDraft(database, change, now());
      else setChangeState(desk, change, 'approved');
    }
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
  desk: DeskState,
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

/** Removes the commit of a publication that is not in the history. */
export const removeCommit = ({ project }: DeskState, id: number): Promise<string> =>
  git(project, ['update-ref', '-d', publicationRef(id)]);

/** Lets an interrupted publication wait again, and removes its pages. `failure`: why it waits again. */
export function resetPublication(
  { database }: DeskState,
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
  updatePublication(database, id, { ...begun, state: 'waiting' });
}
