import type { DatabaseSync } from 'node:sqlite';
import type { AuditRow } from './accountTypes.ts';
import { toPerson } from './users.ts';

const ROWS_PER_PAGE = 100;

type StoredAction = Pick<AuditRow, 'id' | 'at' | 'action' | 'subject'> & {
  details: string;
  user: number | null;
  title_en: string;
  title_mr: string;
};

/** Returns 100 rows of the audit log, newest first. `before`: the id of the oldest row of the page before. */
export function listActions(database: DatabaseSync, before?: number): AuditRow[] {
  const rows = database
    .prepare(`SELECT * FROM audit WHERE :before IS NULL OR id < :before ORDER BY id DESC LIMIT ${ROWS_PER_PAGE}`)
    .all({ before: before ?? null }) as StoredAction[];
  return rows.map(({ id, at, action, subject, details, user, title_en, title_mr }) => ({
    id,
    at,
    user: user === null ? null : toPerson({ id: user, title_en, title_mr }),
    action,
    subject,
    details: JSON.parse(details) as AuditRow['details'],
  }));
}
