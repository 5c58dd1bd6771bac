import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { transaction } from '../shared/database.ts';
import type { SharedDesk } from '../shared/sharedDesk.ts';
import { createChange } from './changeDrafts.ts';

/** Nobody prepares so many changes before writing in one of them. */
const MOST_EMPTY = 10;

/**
 * Creates a change without entries, and returns its number. Throws a 409 if the user has begun too many such changes, which all lists of open
 * changes show and only their author can drop.
 */
export function beginChange(desk: SharedDesk, user: User, title: string): number {
  return transaction(desk.database, () => {
    const empty = desk.database
      .prepare(
        `SELECT count(*) AS count FROM changes
        WHERE author = ? AND state = 'draft' AND NOT EXISTS (SELECT 1 FROM change_entries WHERE change = changes.id)`,
      )
      .get(user.id);
    if (Number(empty?.count) >= MOST_EMPTY) throw new HttpError(409, { reason: 'tooManyEmpty' });
    return createChange(desk, user, title);
  });
}
