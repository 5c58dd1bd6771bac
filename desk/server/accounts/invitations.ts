import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../../httpError.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { User } from './accountTypes.ts';
import { holdRights } from './pendingRights.ts';
import { hashToken, randomToken } from './tokens.ts';
import { hasCredentials, toUser, userRow, userSubject } from './users.ts';
import { unlock } from './wrongTries.ts';

const HOURS = 48;

export const invitationAddress = (origin: string, token: string) => `${origin}/#/invitation/${token}`;

/** Creates an invitation, which ends the unused ones of the user. `by`: missing for the first administrator. */
export function createInvitation(
  database: DatabaseSync,
  now: Date,
  user: User,
  by?: User,
): { token: string; expiresAt: string } {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + HOURS * 3_600_000).toISOString();
  removeInvitations(database, user.id);
  database
    .prepare('INSERT INTO invitations (token_hash, user, created_by, expires_at) VALUES (?, ?, ?, ?)')
    .run(hashToken(token), user.id, by?.id ?? null, expiresAt);
  recordAction(database, now, { user: by, action: 'userInvited', subject: userSubject(user), details: { expiresAt } });
  return { token, expiresAt };
}

/** Ends the unused invitations of a user. */
export function removeInvitations(database: DatabaseSync, userId: number): void {
  database.prepare('DELETE FROM invitations WHERE user = ? AND used_at IS NULL').run(userId);
}

/** Returns the invited user. Throws status 410 with the reason `invitationEnded`. */
export function findInvitedUser(database: DatabaseSync, now: Date, token: string): User {
  const row = database
    .prepare(
      `SELECT users.* FROM invitations JOIN users ON users.id = invitations.user
      WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? AND disabled_at IS NULL`,
    )
    .get(hashToken(token), now.toISOString());
  if (!row) throw new HttpError(410, { reason: 'invitationEnded' });
  return toUser(userRow.parse(row));
}

function inviterOf(database: DatabaseSync, token: string): User | undefined {
  const row = database
    .prepare('SELECT users.* FROM invitations JOIN users ON users.id = created_by WHERE token_hash = ?')
    .get(hashToken(token));
  return row && toUser(userRow.parse(row));
}

/**
 * Uses an invitation: removes all former credentials and known browsers of the user, ends the user’s sessions, and runs `setCredential`.
 * If the user had credentials, the rights to approve, publish and administer wait. Throws status 410 if another request has used it meanwhile.
 */
export function acceptInvitation(
  database: DatabaseSync,
  now: Date,
  { token, method }: { token: string; method: 'passkey' | 'password' | 'government' },
  setCredential: (user: User) => void,
): User {
  return transaction(database, () => {
    const user = findInvitedUser(database, now, token);
    const by = inviterOf(database, token);
    if (by !== undefined && hasCredentials(database, user.id)) holdRights(database, now, user, by);
    database
      .prepare('UPDATE invitations SET used_at = ? WHERE token_hash = ?')
      .run(now.toISOString(), hashToken(token));
    for (const table of ['passkeys', 'identities', 'sessions', 'known_browsers'])
      database.prepare(`DELETE FROM ${table} WHERE user = ?`).run(user.id);
    database
      .prepare('UPDATE users SET password_hash = NULL, totp_secret = NULL, totp_step = NULL WHERE id = ?')
      .run(user.id);
    unlock(database, user.id);
    setCredential(user);
    recordAction(database, now, {
      user,
      action: 'invitationAccepted',
      subject: userSubject(user),
      details: { method },
    });
    return user;
  });
}
