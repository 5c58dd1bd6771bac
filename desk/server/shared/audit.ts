import type { DatabaseSync } from 'node:sqlite';
import type { User } from '../accounts/accountTypes.ts';

/** An action that the audit log keeps. `subject`: what it was done to, such as `change 87`. `details` must not contain secrets. */
type AuditedAction = { user: Pick<User, 'id'> | undefined; action: string; subject?: string; details?: object };

/** Adds an action to the audit log, with the post that its user has now. Triggers of the database refuse to change or delete it. */
export function recordAction(
  database: DatabaseSync,
  now: Date,
  { user, action, subject, details }: AuditedAction,
): void {
  database
    .prepare(
      `INSERT INTO audit (at, user, action, subject, details, title_en, title_mr)
      VALUES (:at, :user, :action, :subject, :details,
        (SELECT title_en FROM users WHERE id = :user), (SELECT title_mr FROM users WHERE id = :user))`,
    )
    .run({
      ...{ at: now.toISOString(), user: user?.id ?? null, action, subject: subject ?? '' },
      details: JSON.stringify(details ?? {}),
    });
}
