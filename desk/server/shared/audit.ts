import type { DatabaseSync } from 'node:sqlite';
import type { User } from '../accounts/accountTypes.ts';

/** An action that the audit log keeps. `subject`: what it was done to, such as `change 87`. `details` must not contain secrets. */
type AuditedAction = { user: Pick<User, 'id'> | undefined; action: string; subject?: string; details?: object };

/** Adds an action to the audit log. Triggers of the database refuse to change or delete it. */
export function recordAction(
  database: DatabaseSync,
  now: Date,
  { user, action, subject, details }: AuditedAction,
): void {
  database
    .prepare('INSERT INTO audit (at, user, action, subject, details) VALUES (?, ?, ?, ?, ?)')
    .run(now.toISOString(), user?.id ?? null, action, subject ?? '', JSON.stringify(details ?? {}));
}
