import type { DatabaseSync } from 'node:sqlite';
import { transaction } from '../shared/database.ts';
import { createInvitation } from './invitations.ts';
import { createUser, findUserByName, hasCredentials, toUser } from './users.ts';

const FIRST = {
  name: 'administrator-1',
  title: { en: 'Administrator 1', mr: 'व्यवस्थापक १' },
  roles: ['administrator' as const],
};

/**
 * Creates the first administrator if there are no users. Returns the token of a new invitation, or undefined if there are other users or the
 * administrator has credentials already.
 */
export function createFirstAdministrator(database: DatabaseSync, now: Date): string | undefined {
  return transaction(database, () => {
    const known = findUserByName(database, FIRST.name);
    if (known ? hasCredentials(database, known.id) : database.prepare('SELECT 1 FROM users').get()) return;
    const user = known ? toUser(known) : createUser(database, now, FIRST);
    return createInvitation(database, now, user).token;
  });
}

/** Returns the token of a new invitation for the first administrator, who then chooses again how to sign in. Creates the administrator if there are no users. */
export function inviteAdministrator(database: DatabaseSync, now: Date): string {
  return transaction(database, () => {
    const known = findUserByName(database, FIRST.name);
    return createInvitation(database, now, known ? toUser(known) : createUser(database, now, FIRST)).token;
  });
}
