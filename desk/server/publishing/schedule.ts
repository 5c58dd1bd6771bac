import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../../httpError.ts';
import { readUser, toUser } from '../accounts/users.ts';
import { changesToPublish, setChangeState, stateOfChange } from '../changes/changeStore.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { failPublication } from './endPublication.ts';
import { addPublication } from './publicationStore.ts';
import { PublishingError } from './publishingError.ts';

/** Sets the time at which changes are published together. `at`: ISO time. Throws a 400 unless it is in the future. */
export function scheduleChanges(desk: SharedDesk, user: number, changes: readonly number[], at: string): void {
  const time = new Date(at);
  if (!(time.getTime() > desk.now().getTime())) throw new HttpError(400, { reason: 'notFuture' });
  transaction(desk.database, () => {
    changesToPublish(desk, changes);
    for (const change of changes) {
      setChangeState(desk, change, 'scheduled', time.toISOString());
      desk.database.prepare('UPDATE changes SET scheduled_by = ? WHERE id = ?').run(user, change);
    }
  });
}

/** Removes the set time of a change, which stays approved. Throws a 409 if it has none. */
export function unscheduleChange(desk: SharedDesk, change: number): void {
  const state = stateOfChange(desk.database, change);
  if (state !== 'scheduled') throw new HttpError(409, { reason: 'wrongState', state });
  setChangeState(desk, change, 'approved');
}

/** Adds changes to the queue as one publication, and returns its number. Throws a 409 unless all are approved or scheduled. */
export function queueChanges(
  desk: SharedDesk,
  user: number,
  changes: readonly number[],
  plannedAt: string | null = null,
): number {
  return transaction(desk.database, () => {
    changesToPublish(desk, changes);
    for (const change of changes) setChangeState(desk, change, 'publishing');
    return addPublication(desk.database, {
      kind: 'publish',
      changes: [...changes],
      requested_by: user,
      requested_at: desk.now().toISOString(),
      planned_at: plannedAt,
    });
  });
}

/**
 * Adds changes to the queue whose set time has come, those of the same time and publisher together. Compares with the wall clock each time,
 * so that a machine that was off, or whose clock was corrected, publishes at the next call. If the user who set the time is no publisher any
 * more, the publication fails, and its changes stay approved.
 */
export function queueDueChanges(desk: SharedDesk): void {
  const due = desk.database
    .prepare(
      `SELECT publish_at, scheduled_by, json_group_array(id) AS ids FROM changes
       WHERE state = 'scheduled' AND publish_at <= ? GROUP BY publish_at, scheduled_by ORDER BY publish_at`,
    )
    .all(desk.now().toISOString()) as { publish_at: string; scheduled_by: number; ids: string }[];
  for (const { publish_at, scheduled_by, ids } of due) {
    const changes = JSON.parse(ids) as number[];
    const id = queueChanges(desk, scheduled_by, changes, publish_at);
    if (!isPublisher(desk.database, scheduled_by)) {
      failPublication(desk, id, new PublishingError('plannerGone'));
      continue;
    }
    const subject = `publication ${id}`;
    recordAction(desk.database, desk.now(), {
      user: undefined,
      action: 'publication.requested',
      subject,
      details: { changes },
    });
  }
}

function isPublisher(database: DatabaseSync, id: number): boolean {
  const user = readUser(database, id);
  return user.disabled_at === null && toUser(user).roles.includes('publisher');
}
