import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import { writeSettings } from '../shared/settings.ts';
import type { PendingRight, Role, User } from './accountTypes.ts';
import { readPerson, readUser, rolesColumn, toUser, userSubject } from './users.ts';

/**
 * How long rights wait with which one administrator could become two people. All people see them meanwhile. An administrator counts too,
 * because a new one could confirm the rights that another one asked for.
 */
const HOURS = 24;
const WAITING: readonly Role[] = ['moderator', 'publisher', 'administrator'];

const pendingRow = z.object({
  id: z.int(),
  user: z.int().nullable(),
  roles: rolesColumn,
  requested_by: z.int(),
  requested_at: z.string(),
});

type PendingRow = z.infer<typeof pendingRow>;

/** Returns whether rights must wait: only after the first publication, because an office must be able to begin. */
const mustWait = (database: DatabaseSync) =>
  database.prepare(`SELECT 1 FROM publications WHERE state IN ('live', 'former', 'takenBack')`).get() !== undefined;

/**
 * Lets the rights of a user wait whose credentials an administrator sets anew, because whoever made the invitation could have opened it. `by`:
 * who made it.
 */
export function holdRights(database: DatabaseSync, now: Date, user: User, by: User): void {
  if (by.id === user.id || !mustWait(database)) return;
  const held = WAITING.filter((role) => user.roles.includes(role) || pendingRoles(database, user.id).includes(role));
  const kept = user.roles.filter((role) => !WAITING.includes(role));
  database.prepare('UPDATE users SET roles = ? WHERE id = ?').run(JSON.stringify(kept), user.id);
  database.prepare('DELETE FROM pending_rights WHERE user = ?').run(user.id);
  requestRights(database, now, { user: user.id, by, roles: held });
}

/** Returns the roles among `wanted` that a user has at once. `former`: the roles that the user has now. */
export const rolesAtOnce = (database: DatabaseSync, former: readonly Role[], wanted: readonly Role[]): Role[] =>
  wanted.filter((role) => former.includes(role) || !WAITING.includes(role) || !mustWait(database));

/** Lets the roles wait that a user is to have and has not. Ends what waited before, unless it is the same. `user`: null for the setting. */
export function requestRights(
  database: DatabaseSync,
  now: Date,
  { user, by, roles }: { user: number | null; by: User; roles: readonly Role[] },
): void {
  if (isDeepStrictEqual(rolesWaitingFor(database, user), roles)) return;
  database.prepare('DELETE FROM pending_rights WHERE user IS ?').run(user);
  if (user !== null && roles.length === 0) return;
  database
    .prepare('INSERT INTO pending_rights (user, roles, requested_by, requested_at) VALUES (?, ?, ?, ?)')
    .run(user, JSON.stringify(roles), by.id, now.toISOString());
  record(database, now, { user: by, action: 'rights.requested' }, { user, roles });
}

/** Returns whether a single-person office must wait. */
export const officeMustWait = (database: DatabaseSync): boolean => mustWait(database);

/** Ends what waits for the setting of a single-person office. */
export const cancelOffice = (database: DatabaseSync): void =>
  void database.prepare('DELETE FROM pending_rights WHERE user IS NULL').run();

/** Lists the roles that wait for a user. */
export function pendingRoles(database: DatabaseSync, user: number | null): Role[] {
  return rolesWaitingFor(database, user) ?? [];
}

/** Returns undefined if nothing waits. */
const rolesWaitingFor = (database: DatabaseSync, user: number | null): Role[] | undefined =>
  pendingRow
    .pick({ roles: true })
    .optional()
    .parse(database.prepare('SELECT roles FROM pending_rights WHERE user IS ?').get(user))?.roles;

export function listPendingRights(database: DatabaseSync): PendingRight[] {
  const rows = z.array(pendingRow).parse(database.prepare('SELECT * FROM pending_rights ORDER BY id').all());
  return rows.map(({ id, user, roles, requested_by, requested_at }) => ({
    id,
    user: user === null ? null : readPerson(database, user),
    roles,
    requestedBy: readPerson(database, requested_by),
    dueAt: dueAt(requested_at),
  }));
}

const dueAt = (requestedAt: string) => new Date(Date.parse(requestedAt) + HOURS * 3_600_000).toISOString();

/** Gives the rights whose day is over. `movedFrom`: what the time was without a jump of the clock; then the day of the others begins again. */
export function giveDueRights(database: DatabaseSync, now: Date, movedFrom?: Date): void {
  const latest = new Date((movedFrom ?? now).getTime() - HOURS * 3_600_000).toISOString();
  if (movedFrom)
    database
      .prepare('UPDATE pending_rights SET requested_at = ? WHERE requested_at > ?')
      .run(now.toISOString(), latest);
  const due = database.prepare('SELECT * FROM pending_rights WHERE requested_at <= ?').all(latest);
  const rows = z.array(pendingRow).parse(due);
  if (rows.length === 0) return;
  transaction(database, () => {
    for (const row of rows) {
      give(database, row);
      record(database, now, { user: undefined, action: 'rights.given' }, row);
    }
  });
}

/** Gives rights at once. Throws a 403 with the reason `ownRight` for who asked for them or gets them, and a 404 if they wait no longer. */
export function confirmRight(database: DatabaseSync, now: Date, id: number, by: User): void {
  transaction(database, () => {
    const row = readRow(database, id);
    if (row.requested_by === by.id || row.user === by.id) throw new HttpError(403, { reason: 'ownRight' });
    give(database, row);
    record(database, now, { user: by, action: 'rights.confirmed' }, row);
  });
}

/** Ends a request for rights. Throws a 404 if they wait no longer. */
export function cancelRight(database: DatabaseSync, now: Date, id: number, by: User): void {
  transaction(database, () => {
    const row = readRow(database, id);
    database.prepare('DELETE FROM pending_rights WHERE id = ?').run(id);
    record(database, now, { user: by, action: 'rights.cancelled' }, row);
  });
}

function readRow(database: DatabaseSync, id: number): PendingRow {
  const row = pendingRow.optional().parse(database.prepare('SELECT * FROM pending_rights WHERE id = ?').get(id));
  if (!row) throw new HttpError(404, { reason: 'noRight' });
  return row;
}

/** Gives the rights of a row, and ends the sessions of the user, as every change of roles does. */
function give(database: DatabaseSync, { id, user, roles }: PendingRow): void {
  database.prepare('DELETE FROM pending_rights WHERE id = ?').run(id);
  if (user === null) {
    writeSettings(database, { singlePersonOffice: true });
    return;
  }
  const former = toUser(readUser(database, user)).roles;
  const all = [...former, ...roles];
  database.prepare('UPDATE users SET roles = ? WHERE id = ?').run(JSON.stringify([...new Set(all)]), user);
  database.prepare('DELETE FROM sessions WHERE user = ?').run(user);
}

function record(
  database: DatabaseSync,
  now: Date,
  step: { user: User | undefined; action: string },
  { user, roles }: { user: number | null; roles: readonly Role[] },
): void {
  const subject = user === null ? 'singlePersonOffice' : userSubject(readUser(database, user));
  recordAction(database, now, { ...step, subject, details: { roles } });
}
