import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { readUser, requireActive, toUser } from '../accounts/users.ts';
import { requirePublishable } from '../changes/approvedVersions.ts';
import { setChangeState, stateOfChange } from '../changes/changeStore.ts';
import { rebaseOpenChanges, requireUnmoved } from '../changes/rebaseChanges.ts';
import { recordAction } from '../shared/audit.ts';
import { json } from '../shared/columns.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import type { createClockGuard } from './clockGuard.ts';
import { failPublication } from './endPublication.ts';
import { addPublication } from './publicationStore.ts';
import { PublishingError } from './publishingError.ts';

/** Sets the time at which changes are published together. `at`: ISO time. Throws a 400 unless it is in the future, and a 409 as `queueChanges`. */
export function scheduleChanges(desk: DeskState, user: number, changes: readonly number[], at: string): void {
  const time = new Date(at);
  if (!(time.getTime() > desk.now().getTime())) throw new HttpError(400, { reason: 'notFuture' });
  requireUnmoved(desk, changes);
  transaction(desk.database, () => {
    requireActive(desk.database, { id: user }, 'publisher');
    requirePublishable(desk, changes);
    for (const change of changes) {
      setChangeState(desk, change, 'scheduled', time.toISOString());
      desk.database.prepare('UPDATE changes SET scheduled_by = ? WHERE id = ?').run(user, change);
    }
  });
}

/** Removes the set time of a change, which stays approved. Throws a 409 if it has none. */
export function unscheduleChange(desk: DeskState, change: number): void {
  const state = stateOfChange(desk.database, change);
  if (state !== 'scheduled') throw new HttpError(409, { reason: 'wrongState', state });
  setChangeState(desk, change, 'approved');
}

/** Adds changes to the queue as one publication, and returns its number. Throws a 409 unless all are approved or scheduled, and as approved. */
export function queueChanges(desk: DeskState, user: number, changes: readonly number[]): number {
  requireUnmoved(desk, changes);
  return transaction(desk.database, () => {
    requireActive(desk.database, { id: user }, 'publisher');
    return addToQueue(desk, user, changes, null);
  });
}

/** Adds changes to the queue, which must stand on what is public (`requireUnmoved`). Throws a 409 unless all are as approved. */
export function addToQueue(
  desk: DeskState,
  user: number,
  changes: readonly number[],
  plannedAt: string | null,
): number {
  return transaction(desk.database, () => {
    requirePublishable(desk, changes);
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
 * so that a machine that was off, or whose clock was corrected, publishes at the next call. If the time has come only because the clock was
 * moved, or if the user who set it is no publisher any more, the publication fails, and its changes stay approved. Changes that are no longer
 * what was approved go back to their writers.
 */
export function queueDueChanges(desk: DeskState, checkClock: ReturnType<typeof createClockGuard>): void {
  const { isHeld, movedFrom, accept } = checkClock();
  if (isHeld) return;
  if (dueChanges(desk).length > 0) rebaseOpenChanges(desk);
  for (const { publish_at, scheduled_by, changes } of dueChanges(desk)) {
    const id = addToQueue(desk, scheduled_by, changes, publish_at);
    const isEarly = movedFrom !== undefined && publish_at > movedFrom.toISOString();
    if (isEarly || !isPublisher(desk.database, scheduled_by)) {
      failPublication(desk, id, new PublishingError(isEarly ? 'clockMoved' : 'plannerGone'));
      continue;
    }
    const subject = `publication ${id}` as const;
    recordAction(desk.database, desk.now(), {
      user: undefined,
      action: 'publication.requested',
      subject,
      details: { changes },
    });
  }
  accept?.();
}

const dueRow = z.object({ publish_at: z.string(), scheduled_by: z.int(), changes: json(z.array(z.int())) });

function dueChanges({ database, now }: DeskState) {
  const rows = database
    .prepare(
      `SELECT publish_at, scheduled_by, json_group_array(id) AS changes FROM changes
       WHERE state = 'scheduled' AND publish_at <= ? GROUP BY publish_at, scheduled_by ORDER BY publish_at`,
    )
    .all(now().toISOString());
  return z.array(dueRow).parse(rows);
}

function isPublisher(database: DatabaseSync, id: number): boolean {
  const user = readUser(database, id);
  return user.disabled_at === null && toUser(user).roles.includes('publisher');
}
