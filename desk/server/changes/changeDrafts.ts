import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { requireActive } from '../accounts/users.ts';
import {
  discardDraft,
  type OpenedVersion,
  readTexts,
  readUnchanged,
  type Save,
  saveDraft,
} from '../entries/entryStore.ts';
import type { ChangeRules } from '../entryRoutes.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { endChange, filesOfChange, openChangeOf, readChangeSummary, removeFile, stateOfChange } from './changeStore.ts';
import type { ChangeDetails, ChangeOfEntry } from './changeTypes.ts';

type DraftSave = Save & { change: number | undefined };

/** The rules for drafts: each belongs to one change, and only the drafts of a change in the state `draft` may be edited. */
export function changeRules(desk: DeskState): ChangeRules {
  return {
    changeOf: (file, user) => changeOf(desk, file, user),
    saveDraft: (user, save) => saveInChange(desk, user, save),
    discardDraft: (user, opened) => discardInChange(desk, user, opened),
    recordUpload: (user, file, content) => recordUpload(desk, user, file, content),
  };
}

/** Records who stores a file before it is written, because whoever stored a file must not approve a change that names it. */
function recordUpload({ database, now }: DeskState, user: User, file: string, content: Buffer): void {
  const sha256 = hash('sha256', content);
  transaction(database, () => {
    requireActive(database, user, 'contributor');
    database
      .prepare('INSERT INTO uploads (file, user, at, sha256) VALUES (?, ?, ?, ?)')
      .run(file, user.id, now().toISOString(), sha256);
    recordAction(database, now(), { user, action: 'file.upload', subject: `file ${file}`, details: { sha256 } });
  });
}

function changeOf(desk: DeskState, file: string, user: User): ChangeOfEntry | null {
  const open = openChangeOf(desk.database, file);
  if (open === undefined) return null;
  const { id, title, state, author, writers, returned } = readChangeSummary(desk, open);
  return { id, title, state, author, writers, returned, mayDiscard: isOwner(desk, user, id, [file]) };
}

/** Creates a change whose author is its first writer, and returns its number. */
export function createChange({ database, now }: DeskState, user: User): number {
  return transaction(database, () => {
    requireActive(database, user, 'contributor');
    const at = now().toISOString();
    const { lastInsertRowid } = database
      .prepare(`INSERT INTO changes (state, author, created_at, updated_at) VALUES ('draft', ?, ?, ?)`)
      .run(user.id, at, at);
    const id = Number(lastInsertRowid);
    database.prepare('INSERT INTO change_writers (change, user) VALUES (?, ?)').run(id, user.id);
    recordAction(database, now(), { user, action: 'change.create', subject: `change ${id}` });
    return id;
  });
}

/**
 * Saves a draft in the change that has the entry, else in `save.change`, else in a new change. Records the writer before it writes the
 * draft, so that no crash lets somebody approve a text of their own.
 */
function saveInChange(desk: DeskState, user: User, save: DraftSave) {
  const { database, folders } = desk;
  const known = openChangeOf(database, save.file);
  if (known !== undefined) refuseLocked(desk, save.file, user);
  const { published } = readUnchanged(folders, save);
  const change = transaction(database, () => {
    requireActive(database, user, 'contributor');
    const id = known ?? save.change ?? createChange(desk, user);
    addWriter(desk, user, id);
    if (known === undefined) addFile(desk, user, { id, file: save.file, base: published ?? null });
    database.prepare('INSERT OR IGNORE INTO entry_writers VALUES (?, ?, ?)').run(id, save.file, user.id);
    return id;
  });
  try {
    return saveDraft(folders, save);
  } catch (error) {
    if (known === undefined) undoAdding(desk, change, save);
    throw error;
  }
}

/** Says what a change is about and why. Only its writers may, while it is a draft. */
export function describeChange(
  desk: DeskState,
  { id, user }: { id: number; user: User },
  { title, reason, urgent }: ChangeDetails,
): number {
  const { database, now } = desk;
  transaction(database, () => {
    requireActive(database, user, 'contributor');
    requireDraft(database, id);
    requireWriter(desk, user, id);
    database
      .prepare('UPDATE changes SET title = ?, reason = ?, urgent = ?, updated_at = ? WHERE id = ?')
      .run(title, reason, urgent ? 1 : 0, now().toISOString(), id);
    const details = { title, reason, urgent };
    recordAction(database, now(), { user, action: 'change.describe', subject: `change ${id}`, details });
  });
  return id;
}

/** Throws a 409 for a change that is no draft, and a 404 for an unknown one. */
function requireDraft(database: DatabaseSync, id: number): void {
  const state = stateOfChange(database, id);
  if (state !== 'draft') throw new HttpError(409, { reason: 'wrongState', state });
}

function addWriter({ database, now }: DeskState, user: User, id: number): void {
  requireDraft(database, id);
  const { changes } = database
    .prepare('INSERT INTO change_writers (change, user) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(id, user.id);
  // Records only the first of the many saves of a writer in the audit log.
  if (changes > 0) recordAction(database, now(), { user, action: 'change.join', subject: `change ${id}` });
  database.prepare('UPDATE changes SET updated_at = ? WHERE id = ?').run(now().toISOString(), id);
}

/** Takes an entry whose draft could not be written out of its change again, which would otherwise keep others from it. */
function undoAdding({ database, now }: DeskState, id: number, { file }: DraftSave): void {
  transaction(database, () => {
    removeFile(database, id, file);
    if (isEmpty(database, id)) endChange(database, id, 'dropped', now());
  });
}

/** Tells whether a change has neither entries nor comments. */
const isEmpty = (database: DatabaseSync, id: number): boolean =>
  ['change_entries', 'comments'].every(
    (table) => database.prepare(`SELECT 1 FROM ${table} WHERE change = ?`).get(id) === undefined,
  );

type NewFile = { id: number; file: string; base: string | null };

function addFile({ database, now }: DeskState, user: User, { id, file, base }: NewFile): void {
  database.prepare('INSERT INTO change_entries (change, file, base) VALUES (?, ?, ?)').run(id, file, base);
  recordAction(database, now(), { user, action: 'change.addEntry', subject: `change ${id}`, details: { file } });
}

function refuseLocked(desk: DeskState, file: string, user: User): void {
  const change = changeOf(desk, file, user);
  if (change && change.state !== 'draft') throw new HttpError(423, { reason: 'inReview', change });
}

/**
 * Discards a draft. Its entry leaves the change; a change without entries and comments is dropped. Only the author of the change and who began
 * the draft may discard it.
 */
function discardInChange(desk: DeskState, user: User, opened: OpenedVersion) {
  refuseLocked(desk, opened.file, user);
  const change = openChangeOf(desk.database, opened.file);
  requireActive(desk.database, user, 'contributor');
  if (change !== undefined) requireOwner(desk, user, change, [opened.file]);
  const entry = discardDraft(desk.folders, opened);
  if (change !== undefined) removeFromChange(desk, user, change, opened.file);
  return entry;
}

/** Throws a 403 for a user who did not write in a change. */
export function requireWriter({ database }: DeskState, user: User, change: number): void {
  if (!isWriter(database, user, change)) throw new HttpError(403, { reason: 'notWriter' });
}

/** Throws a 403 unless a user began a change or each of `files` in it, because nobody destroys the work of others by joining them. */
export function requireOwner(desk: DeskState, user: User, change: number, files: readonly string[]): void {
  requireWriter(desk, user, change);
  if (!isOwner(desk, user, change, files)) throw new HttpError(403, { reason: 'notOwner' });
}

export function isOwner({ database }: DeskState, user: User, change: number, files: readonly string[]): boolean {
  const isAuthor = database.prepare('SELECT 1 FROM changes WHERE id = ? AND author = ?').get(change, user.id);
  const first = database.prepare('SELECT user FROM entry_writers WHERE change = ? AND file = ? ORDER BY rowid LIMIT 1');
  return (
    isAuthor !== undefined || (files.length > 0 && files.every((file) => first.get(change, file)?.user === user.id))
  );
}

const isWriter = (database: DatabaseSync, user: User, change: number): boolean =>
  database.prepare('SELECT 1 FROM change_writers WHERE change = ? AND user = ?').get(change, user.id) !== undefined;

function removeFromChange({ database, now }: DeskState, user: User, id: number, file: string): void {
  transaction(database, () => {
    const subject = `change ${id}` as const;
    removeFile(database, id, file);
    recordAction(database, now(), { user, action: 'change.removeEntry', subject, details: { file } });
    if (!isEmpty(database, id)) return;
    endChange(database, id, 'dropped', now());
    recordAction(database, now(), { user, action: 'change.drop', subject });
  });
}

/** Takes the entries without a draft, which a crash can leave, out of a change, because they are unchanged. */
export function removeUnchanged({ database, folders }: DeskState, id: number): void {
  for (const file of filesOfChange(database, id))
    if (readTexts(folders, file).draft === undefined) removeFile(database, id, file);
}
