import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inBoth } from '#app/i18n/language.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import type { Person } from '../accounts/accountTypes.ts';
import { personRow, readPerson, toPerson } from '../accounts/users.ts';
import { entryOfFile } from '../entries/collections.ts';
import { readTexts } from '../entries/entryStore.ts';
import { entryTitle, readEntryValue } from '../entries/listing.ts';
import type { Folders } from '../folders.ts';
import { flag, idColumn } from '../shared/columns.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { type ChangeRow, changeRow } from './changeRow.ts';
import { requireRule } from './changeStates.ts';
import type { ChangeDetails, ChangedEntryKey, ChangeState, ChangeSummary, Returned } from './changeTypes.ts';
import { involvedUsers } from './involved.ts';

function readRow(database: DatabaseSync, id: number): ChangeRow {
  const row = database.prepare('SELECT * FROM changes WHERE id = ?').get(id);
  if (!row) throw new HttpError(404, { reason: 'noChange' });
  return changeRow.parse(row);
}

/** Returns the state of a change. Throws a 404 if there is no such change. */
export const stateOfChange = (database: DatabaseSync, id: number): ChangeState => readRow(database, id).state;

const toDetails = ({ title, reason, urgent }: ChangeRow): ChangeDetails => ({ title, reason, urgent });

export const readChangeDetails = (database: DatabaseSync, id: number): ChangeDetails =>
  toDetails(readRow(database, id));

/** Reads a change without its texts. Throws a 404 if there is no such change. */
export function readChangeSummary(desk: DeskState, id: number): ChangeSummary {
  const { database, folders } = desk;
  const row = readRow(database, id);
  const files = filesOfChange(database, id);
  return {
    id,
    ...toDetails(row),
    state: row.state,
    author: readPerson(database, row.author),
    writers: readWriters(database, id),
    involved: involvedUsers(desk, id, files),
    approvedBy: row.approved_by === null ? null : readPerson(database, row.approved_by),
    approvedAt: row.approved_at,
    publishAt: row.publish_at,
    returned: row.returned,
    updatedAt: row.updated_at,
    entries: files.map((file) => describeFile(folders, file)),
  };
}

/** Lists who wrote in a change, the first writer first. */
function readWriters(database: DatabaseSync, change: number): Person[] {
  const rows = database
    .prepare(
      'SELECT users.* FROM change_writers JOIN users ON id = user WHERE change = ? ORDER BY change_writers.rowid',
    )
    .all(change);
  return z.array(personRow).parse(rows).map(toPerson);
}

function describeFile({ content, drafts }: Folders, file: string): ChangedEntryKey {
  const { collection, entry } = entryOfFile(file) ?? {};
  const value = readEntryValue(join(drafts, file)) ?? readEntryValue(join(content, file));
  const title = entryTitle(value) ?? inBoth(() => entry || file);
  return { collection: collection?.name ?? '', entry: entry ?? '', file, title };
}

/** Lists the changes that are neither published nor dropped, the last edited first. */
export function listOpenChanges(desk: DeskState): ChangeSummary[] {
  const rows = desk.database
    .prepare(`SELECT id FROM changes WHERE state NOT IN ('published', 'dropped') ORDER BY updated_at DESC, id DESC`)
    .all();
  return z
    .array(idColumn)
    .parse(rows)
    .map(({ id }) => readChangeSummary(desk, id));
}

/** An entry of a change. `file`: such as `schemes/vayoshree.yaml`. `base`: the published text on which the draft is based; null for a new entry. */
const entryRow = z.object({ file: z.string(), base: z.string().nullable(), open: flag });

/** Lists the entries of a change in the order in which they were added. */
export const entriesOfChange = (database: DatabaseSync, id: number) =>
  z
    .array(entryRow)
    .parse(database.prepare('SELECT file, base, open FROM change_entries WHERE change = ? ORDER BY rowid').all(id));

export const filesOfChange = (database: DatabaseSync, id: number): string[] =>
  entriesOfChange(database, id).map(({ file }) => file);

const MOVES = { scheduled: 'schedule', publishing: 'publish', approved: 'stop' } as const;

/** Moves an approved change for publishing. `publishAt`: ISO time of a scheduled change. Throws a 409 if the state does not allow it. */
export function setChangeState(
  { database, now }: DeskState,
  id: number,
  state: keyof typeof MOVES,
  publishAt: string | null = null,
): void {
  requireRule(MOVES[state], stateOfChange(database, id));
  database
    .prepare('UPDATE changes SET state = ?, publish_at = ?, updated_at = ? WHERE id = ?')
    .run(state, publishAt, now().toISOString(), id);
}

/** Makes a change a draft again and keeps why. Its entries stay in it. Throws a 409 for a published change, which must be reopened first. */
export function returnChange({ database, now }: DeskState, id: number, returned: Returned): void {
  requireRule('return', stateOfChange(database, id));
  makeDraft(database, id, now(), returned);
}

/** Makes a change a draft, which is not approved and has no set time. Does not check its state. `returned`: why it came back. */
export function makeDraft(database: DatabaseSync, id: number, now: Date, returned?: Returned): void {
  database
    .prepare(
      `UPDATE changes SET state = 'draft', approved_by = NULL, approved_at = NULL, approved_versions = NULL,
         publish_at = NULL, returned = ?, updated_at = ? WHERE id = ?`,
    )
    .run(returned ? JSON.stringify(returned) : null, now.toISOString(), id);
}

/**
 * Ends a change after its texts are in the content: removes its drafts, and frees its entries for other changes. Can be repeated after a
 * crash, because the drafts are removed before the state changes.
 */
export function closeChange({ database, folders, now }: DeskState, id: number): void {
  requireRule('close', stateOfChange(database, id));
  for (const file of filesOfChange(database, id)) rmSync(join(folders.drafts, file), { force: true });
  transaction(database, () => endChange(database, id, 'published', now()));
}

/** Sets the last state of a change, and frees its entries. Must be called in a transaction. */
export function endChange(database: DatabaseSync, id: number, state: 'published' | 'dropped', now: Date): void {
  database.prepare('UPDATE changes SET state = ?, updated_at = ? WHERE id = ?').run(state, now.toISOString(), id);
  database.prepare('UPDATE change_entries SET open = 0 WHERE change = ?').run(id);
}

/**
 * Makes a published change a draft again and writes `texts`, by file, as its drafts. Skips files that are in another open change or have
 * another draft, and removes them from this change. Can be repeated after a crash, because the drafts are written before the state changes.
 */
export function reopenChange(
  { database, folders, now }: DeskState,
  id: number,
  texts: ReadonlyMap<string, string>,
): { skipped: string[] } {
  requireRule('reopen', stateOfChange(database, id));
  const skipped: string[] = [];
  for (const file of filesOfChange(database, id)) {
    const [text, { draft }] = [texts.get(file), readTexts(folders, file)];
    const isTaken = openChangeOf(database, file) !== undefined || (draft !== undefined && draft !== text);
    if (text === undefined || isTaken) skipped.push(file);
    else writeFileAtomic(join(folders.drafts, file), text);
  }
  transaction(database, () => {
    makeDraft(database, id, now());
    for (const file of skipped) removeFile(database, id, file);
    database.prepare('UPDATE change_entries SET open = 1 WHERE change = ?').run(id);
  });
  return { skipped };
}

export function removeFile(database: DatabaseSync, change: number, file: string): void {
  for (const table of ['change_entries', 'entry_writers'])
    database.prepare(`DELETE FROM ${table} WHERE change = ? AND file = ?`).run(change, file);
}

/** Returns the open change that has a file, or undefined. */
export function openChangeOf(database: DatabaseSync, file: string): number | undefined {
  const row = database.prepare('SELECT change AS id FROM change_entries WHERE file = ? AND open = 1').get(file);
  return idColumn.optional().parse(row)?.id;
}
