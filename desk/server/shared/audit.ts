import type { DatabaseSync } from 'node:sqlite';
import type { HTTPMethods } from 'fastify';
import type { User } from '../accounts/accountTypes.ts';

/** Kinds of what an action is done to. The log shows their words `accounts.subjects`. */
export const SUBJECT_KINDS = ['change', 'publication', 'user', 'file'] as const;

/** What an action was done to, such as `change 87`, or the route of a refused request, such as `POST /api/changes/:id/send`. */
export type Subject =
  | ''
  | 'singlePersonOffice'
  | `${(typeof SUBJECT_KINDS)[number]} ${string | number}`
  | `${HTTPMethods} ${string}`;

/** An action that the audit log keeps. `details` must not contain secrets. */
type AuditedAction = { user: Pick<User, 'id'> | undefined; action: string; subject?: Subject; details?: object };

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
