import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { readPerson } from '../accounts/users.ts';
import { readChangeSummary } from '../changes/changeStore.ts';
import { json } from '../shared/columns.ts';
import type { DeskState } from '../shared/deskState.ts';
import { type Publication, STEPS } from './publicationTypes.ts';

/** A row of the table publications, with its JSON parsed. */
const publicationRow = z.object({
  id: z.int(),
  kind: z.enum(['publish', 'takeBack']),
  state: z.enum(['waiting', 'running', 'live', 'former', 'failed', 'takenBack']),
  changes: json(z.array(z.int())),
  requested_by: z.int(),
  requested_at: z.string(),
  planned_at: z.string().nullable(),
  reason: z.string(),
  undoes: json(z.array(z.int()))
    .nullable()
    .transform((undoes) => undoes ?? []),
  step: z.enum(STEPS).nullable(),
  steps: json(z.array(z.object({ step: z.enum(STEPS), seconds: z.number() }))),
  parent: z.string().nullable(),
  made: z.string().nullable(),
  release: z.string().nullable(),
  former: z.string().nullable(),
  pages: json(z.array(z.string())),
  failure: json(
    z.object({
      reason: z.string(),
      details: z.array(z.union([z.string(), z.object({ en: z.string(), mr: z.string() })])).exactOptional(),
      returned: z.array(z.int()).exactOptional(),
    }),
  ).nullable(),
  finished_at: z.string().nullable(),
});

export type PublicationRow = z.infer<typeof publicationRow>;

/** How many publications are listed and can be taken back. */
const LISTED = 20;

/** Reads the last publications, the newest first. */
export const lastPublications = (database: DatabaseSync): PublicationRow[] =>
  readPublications(database, `true ORDER BY id DESC LIMIT ${LISTED}`);

/** Reads rows. `condition`: SQL after WHERE. */
export function readPublications(
  database: DatabaseSync,
  condition: string,
  ...values: (number | string)[]
): PublicationRow[] {
  const rows = database.prepare(`SELECT * FROM publications WHERE ${condition}`).all(...values);
  return z.array(publicationRow).parse(rows);
}

/** Returns undefined if there is no such publication. */
export const readPublication = (database: DatabaseSync, id: number): PublicationRow | undefined =>
  readPublications(database, 'id = ?', id)[0];

/** Sets columns of a row. */
export function updatePublication(
  database: DatabaseSync,
  id: number,
  columns: Partial<Omit<PublicationRow, 'id'>>,
): void {
  const names = Object.keys(columns);
  database
    .prepare(`UPDATE publications SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`)
    .run(...Object.values(columns).map(toColumn), id);
}

/** Adds a waiting publication and returns its number. */
export function addPublication(
  database: DatabaseSync,
  columns: Pick<PublicationRow, 'kind' | 'changes' | 'requested_by' | 'requested_at'> & Partial<PublicationRow>,
): number {
  const all = { state: 'waiting', ...columns };
  const names = Object.keys(all);
  const { lastInsertRowid } = database
    .prepare(`INSERT INTO publications (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(all).map(toColumn));
  return Number(lastInsertRowid);
}

const toColumn = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as string | number | null);

/** Reads publications by number, the newest first. */
export const publicationsById = (database: DatabaseSync, ids: readonly number[]): PublicationRow[] =>
  readPublications(database, 'id IN (SELECT value FROM json_each(?)) ORDER BY id DESC', JSON.stringify(ids));

/** Returns whether a publication shows a former release again, so that nothing is built. */
export const isImmediate = ({ kind, release, former }: PublicationRow): boolean =>
  kind === 'takeBack' && release !== null && former === null;

export function describePublication(desk: DeskState, row: PublicationRow): Publication {
  const { id, kind, state, reason, undoes, step, steps, pages, failure } = row;
  const changes = row.changes.map((change) => {
    const { title, entries, writers, approvedBy } = readChangeSummary(desk, change);
    return { id: change, title, entries, writers, approvedBy };
  });
  return {
    ...{ id, kind, state, reason, undoes, step, steps, pages, failure, changes },
    requestedBy: readPerson(desk.database, row.requested_by),
    requestedAt: row.requested_at,
    plannedAt: row.planned_at,
    finishedAt: row.finished_at,
  };
}
