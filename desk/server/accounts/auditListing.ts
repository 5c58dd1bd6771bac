import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { json } from '../shared/columns.ts';
import type { AuditRow, User } from './accountTypes.ts';
import { toPerson, userSubject } from './users.ts';

const ROWS_PER_PAGE = 100;
const SHOWN_DAYS = 14;

/** A row of the table `audit`. The post is null for the desk itself. */
const actionRow = z.object({
  id: z.int(),
  at: z.string(),
  action: z.string(),
  subject: z.string(),
  details: json(z.record(z.string(), z.unknown())),
  user: z.int().nullable(),
  title_en: z.string().nullable(),
  title_mr: z.string().nullable(),
});

/** Returns 100 rows of the audit log, newest first. `before`: the id of the oldest row of the page before. */
export function listActions(database: DatabaseSync, before?: number): AuditRow[] {
  const rows = database
    .prepare(`SELECT * FROM audit WHERE :before IS NULL OR id < :before ORDER BY id DESC LIMIT ${ROWS_PER_PAGE}`)
    .all({ before: before ?? null });
  return z.array(actionRow).parse(rows).map(toAuditRow);
}

/**
 * Returns what has changed the ways to sign in to an account during the last 14 days and since its last invitation was accepted, which replaces
 * all of them. Nobody can shorten this time, so that whoever steals an account cannot hide it.
 */
export function listCredentialChanges(database: DatabaseSync, now: Date, user: User): AuditRow[] {
  const rows = database
    .prepare(
      `SELECT * FROM audit
      WHERE subject = :subject AND at > :since
        AND action IN ('passkeyAdded', 'passkeyRemoved', 'passwordSet', 'userInvited', 'accountLocked')
        AND id > (SELECT coalesce(max(id), 0) FROM audit WHERE subject = :subject AND action = 'invitationAccepted')
      ORDER BY id DESC`,
    )
    .all({ subject: userSubject(user), since: new Date(now.getTime() - SHOWN_DAYS * 86_400_000).toISOString() });
  return z.array(actionRow).parse(rows).map(toAuditRow);
}

const toAuditRow = ({
  id,
  at,
  action,
  subject,
  details,
  user,
  title_en,
  title_mr,
}: z.infer<typeof actionRow>): AuditRow => ({
  id,
  at,
  user: user === null ? null : toPerson({ id: user, title_en: title_en ?? '', title_mr: title_mr ?? '' }),
  action,
  subject,
  details,
});
