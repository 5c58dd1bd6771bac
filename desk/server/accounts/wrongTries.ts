import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import { recordAction } from '../shared/audit.ts';
import { isLocked, lockEnd } from './passwordLock.ts';
import { type StoredUser, userRow, userSubject } from './users.ts';

const MOST_TRIES = 5;

const counterRow = userRow.pick({ id: true, wrong_tries: true, locked_until: true });

/** Where wrong tries of a user are counted: a row of one of two tables. */
type Counter = z.infer<typeof counterRow> & { table: 'users' | 'known_browsers' };

/**
 * Returns the counter of a browser that signed the user in before, or that of the name for all others. With one counter for both, a stranger
 * who knows a name could keep its user out for ever.
 */
function counterOf(database: DatabaseSync, user: StoredUser, browser: string): Counter {
  const query = 'SELECT * FROM known_browsers WHERE token_hash = ? AND user = ?';
  const known = counterRow.optional().parse(database.prepare(query).get(browser, user.id));
  return known ? { ...known, table: 'known_browsers' } : { ...user, table: 'users' };
}

/** Tells whether wrong tries have closed the sign-in with the password for now. `browser`: as `browserOf` returns it. */
export const isClosed = (database: DatabaseSync, now: Date, user: StoredUser, browser: string): boolean =>
  isLocked(counterOf(database, user, browser), now);

/** Counts a wrong try. The fifth locks the password for 15 minutes. Passkeys still work then, because nobody can guess them. */
export function countWrongTry(database: DatabaseSync, now: Date, user: StoredUser, browser: string): void {
  const { table, id, ...counter } = counterOf(database, user, browser);
  if (isLocked(counter, now)) return;
  const tries = counter.wrong_tries + 1;
  const until = tries < MOST_TRIES ? null : lockEnd(now);
  database
    .prepare(`UPDATE ${table} SET wrong_tries = ?, locked_until = ? WHERE id = ?`)
    .run(until === null ? tries : 0, until, id);
  if (until === null) return;
  const subject = userSubject(user);
  recordAction(database, now, { user: undefined, action: 'accountLocked', subject, details: { until } });
}

/** Opens the sign-in with the password again, for all browsers. */
export function unlock(database: DatabaseSync, userId: number): void {
  database.prepare('UPDATE users SET locked_until = NULL, wrong_tries = 0 WHERE id = ?').run(userId);
  database.prepare('UPDATE known_browsers SET locked_until = NULL, wrong_tries = 0 WHERE user = ?').run(userId);
}
