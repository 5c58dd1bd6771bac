import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { readPerson, requireActive } from '../accounts/users.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { isClosed } from './changeStates.ts';
import { stateOfChange } from './changeStore.ts';
import type { Comment } from './changeTypes.ts';
import { requireFile, type Step } from './review.ts';

const commentRow = z.object({
  id: z.int(),
  change: z.int(),
  file: z.string(),
  field: z.string(),
  user: z.int(),
  at: z.string(),
  text: z.string(),
  solved_by: z.int().nullable(),
});

/** Lists the comments on a change, the oldest first. */
export function readComments(database: DatabaseSync, change: number): Comment[] {
  const rows = database.prepare('SELECT * FROM comments WHERE change = ? ORDER BY id').all(change);
  return z
    .array(commentRow)
    .parse(rows)
    .map(({ id, file, field, user, at, text, solved_by }) => ({
      id,
      file,
      field,
      user: readPerson(database, user),
      at,
      text,
      solvedBy: solved_by === null ? null : readPerson(database, solved_by),
    }));
}

/** Adds a comment on a field of an entry. Throws a 404 if the change does not have the entry, and a 409 if it is closed. */
export function addComment(
  { database, now }: DeskState,
  { id, user }: Step,
  { file, field, text }: Pick<Comment, 'file' | 'field' | 'text'>,
): number {
  transaction(database, () => {
    requireActive(database, user);
    requireFile(database, id, file);
    requireOpen(database, id);
    database
      .prepare('INSERT INTO comments (change, file, field, user, at, text) VALUES (?, ?, ?, ?, ?, ?)')
      .run(id, file, field, user.id, now().toISOString(), text);
    recordAction(database, now(), {
      user,
      action: 'change.comment',
      subject: `change ${id}`,
      details: { file, field, text },
    });
  });
  return id;
}

/** Marks a comment as solved and returns its change. Throws a 404 if there is no such comment, and a 409 if it is solved already. */
export function solveComment({ database, now }: DeskState, { id, user }: Step): number {
  const row = commentRow.optional().parse(database.prepare('SELECT * FROM comments WHERE id = ?').get(id));
  if (!row) throw new HttpError(404, { reason: 'noComment' });
  const { change } = row;
  requireOpen(database, change);
  if (row.solved_by !== null) throw new HttpError(409, { reason: 'solvedAlready' });
  transaction(database, () => {
    requireActive(database, user);
    database
      .prepare('UPDATE comments SET solved_by = ?, solved_at = ? WHERE id = ?')
      .run(user.id, now().toISOString(), id);
    recordAction(database, now(), {
      user,
      action: 'change.solve',
      subject: `change ${change}`,
      details: { comment: id },
    });
  });
  return change;
}

function requireOpen(database: DatabaseSync, change: number): void {
  const state = stateOfChange(database, change);
  if (isClosed(state)) throw new HttpError(409, { reason: 'wrongState', state });
}
