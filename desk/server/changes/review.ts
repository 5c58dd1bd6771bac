import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { Language } from '#app/i18n/language.ts';
import { errorAt, type Problem } from '#app/model/problems/problem.ts';
import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { readPerson, requireActive } from '../accounts/users.ts';
import { findUnexplained } from '../decisions.ts';
import { entryOfFile } from '../entries/collections.ts';
import { discardDraft, readEntry } from '../entries/entryStore.ts';
import { namedFiles } from '../entries/uploads.ts';
import type { Folders } from '../folders.ts';
import { findEntryProblems, type LocatedProblem, locateProblems } from '../problems.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readSettings } from '../shared/settings.ts';
import { keepApprovedVersions } from './approvedVersions.ts';
import { removeUnchanged, requireOwner, requireWriter } from './changeDrafts.ts';
import { type PersonalAction, requireRule } from './changeStates.ts';
import { endChange, filesOfChange, makeDraft, readChangeDetails, stateOfChange } from './changeStore.ts';
import type { Change, ChangeDetails, Returned } from './changeTypes.ts';
import { involvedUsers } from './involved.ts';
import { needsReason } from './unsourcedFigures.ts';

/** A change, and who does something with it. */
export type Step = { id: number; user: User };

/** What a moderator has read. `versions`: the version of each entry, by its file. `details`: how the change is described. */
type Approval = { versions: Readonly<Record<string, string>>; details: ChangeDetails; remark: string };

/** Does `work` and records the action, in one transaction, and returns the number of the change. Throws a 403 or a 409 if it is not allowed. */
function act(desk: DeskState, { id, user }: Step, action: PersonalAction, details: object, work: () => void): number {
  const { database, now } = desk;
  transaction(database, () => {
    const { who } = requireRule(action, stateOfChange(database, id));
    requireActive(database, user, who === 'writer' ? 'contributor' : 'moderator');
    if (who === 'writer') requireWriter(desk, user, id);
    work();
    recordAction(database, now(), { user, action: `change.${action}`, subject: `change ${id}`, details });
  });
  return id;
}

/** Sends a change for review. Throws a 422 if it has no entries or lacks a reason, or with the problems of each entry. */
export function sendChange(desk: DeskState, step: Step, language: Language): number {
  const { database, now } = desk;
  return act(desk, step, 'send', {}, () => {
    removeUnchanged(desk, step.id);
    const files = filesOfChange(database, step.id);
    if (files.length === 0) throw new HttpError(422, { reason: 'emptyChange' });
    const problems = files
      .map((file) => ({ file, problems: findDraftProblems(desk, file, language) }))
      .filter((found) => found.problems.length > 0);
    if (problems.length > 0) throw new HttpError(422, { reason: 'problems', problems });
    if (readChangeDetails(database, step.id).reason === '' && files.some((file) => hasUnnamedSource(desk, file)))
      throw new HttpError(422, { reason: 'reasonNeeded' });
    database
      .prepare(`UPDATE changes SET state = 'review', returned = NULL, updated_at = ? WHERE id = ?`)
      .run(now().toISOString(), step.id);
  });
}

function hasUnnamedSource({ folders }: DeskState, file: string): boolean {
  const { published, draft } = readEntry(folders, file);
  return needsReason(published, draft);
}

/** Checks the draft of an entry, or its published text if it has none. */
export function findDraftProblems({ folders, now }: DeskState, file: string, language: Language): LocatedProblem[] {
  const found = entryOfFile(file);
  if (!found) return [];
  const { draft, published } = readEntry(folders, file);
  const value = draft ?? published;
  const problems = [
    ...findEntryProblems(found.collection, file, value, now()),
    ...findUnexplained(folders, { file, published, value }),
  ];
  const isKnown = ({ path }: Problem) => problems.some((known) => known.path.join() === path.join());
  const missing = findMissingFiles(folders, file, value).filter((problem) => !isKnown(problem));
  return locateProblems(folders, [...problems, ...missing], language);
}

/** Finds links to files that do not exist. The schemas allow them, but somebody could upload such a file after the approval. */
function findMissingFiles({ content, drafts }: Folders, file: string, value: unknown): Problem[] {
  const isThere = (name: string) =>
    [content, drafts].some((root) => statSync(join(root, name), { throwIfNoEntry: false })?.isFile());
  const missing = namedFiles(value).filter((named) => !isThere(named.file));
  return missing.map(({ address, path }) =>
    errorAt({ file: `content/${file}`, path }, 'noSuchFile', { value: address }),
  );
}

/** Makes a change a draft again, which its writers may edit. */
export function withdrawChange(desk: DeskState, step: Step): number {
  return act(desk, step, 'withdraw', {}, () => makeDraft(desk.database, step.id, desk.now()));
}

/** Discards the drafts of a change, whose texts the history keeps, and ends it. Throws a 403 for who joined the change of others. */
export function dropChange(desk: DeskState, step: Step): number {
  const { database, folders, now } = desk;
  return act(desk, step, 'drop', {}, () => {
    const files = filesOfChange(database, step.id);
    requireOwner(desk, step.user, step.id, files);
    for (const file of files) discardDraft(folders, { file, version: readEntry(folders, file).version });
    endChange(database, step.id, 'dropped', now());
  });
}

/** Records that a moderator has opened an entry in the review. Throws a 409 if `version` is not the present one. */
export function viewEntry(desk: DeskState, { id, user }: Step, file: string, version: string): number {
  const { database, folders, now } = desk;
  transaction(database, () => {
    requireActive(database, user, 'moderator');
    requireFile(database, id, file);
    if (readEntry(folders, file).version !== version) throw new HttpError(409, { reason: 'changedMeanwhile' });
    database
      .prepare(
        `INSERT INTO change_views (change, file, user, version) VALUES (?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET version = excluded.version`,
      )
      .run(id, file, user.id, version);
    recordAction(database, now(), { user, action: 'change.view', subject: `change ${id}`, details: { file } });
  });
  return id;
}

/** Throws a 404 if a change does not have the file. */
export function requireFile(database: DatabaseSync, id: number, file: string): void {
  if (!filesOfChange(database, id).includes(file)) throw new HttpError(404, { reason: 'noEntry' });
}

/** Returns true if a user has opened a version of an entry in the review. */
export function hasViewed(database: DatabaseSync, { id, user }: Step, file: string, version: string): boolean {
  const query = 'SELECT 1 FROM change_views WHERE change = ? AND user = ? AND file = ? AND version = ?';
  return database.prepare(query).get(id, user.id, file, version) !== undefined;
}

/**
 * Approves a change. Throws a 403 for a writer, and a 409 if an entry was changed, added or removed since it was read, or was not opened, or
 * if the change was described anew.
 */
export function approveChange(desk: DeskState, step: Step, { versions, details, remark }: Approval): number {
  const { database, folders, now } = desk;
  const isOwn = isInvolved(desk, step);
  return act(desk, step, 'approve', { remark, versions, ...details, ...(isOwn && { own: true }) }, () => {
    const barrier = approvalBarrier(desk, step);
    if (barrier) throw new HttpError(403, { reason: barrier });
    const files = filesOfChange(database, step.id);
    const present = files.map((file) => ({ file, version: readEntry(folders, file).version }));
    const isSame = Object.keys(versions).length === files.length;
    const isDescribedSo = isDeepStrictEqual(details, readChangeDetails(database, step.id));
    if (!isDescribedSo || !isSame || !present.every(({ file, version }) => versions[file] === version))
      throw new HttpError(409, { reason: 'changedMeanwhile' });
    if (!present.every(({ file, version }) => hasViewed(database, step, file, version)))
      throw new HttpError(409, { reason: 'notViewed' });
    database
      .prepare(`UPDATE changes SET state = 'approved', approved_by = ?, approved_at = ?, updated_at = ? WHERE id = ?`)
      .run(step.user.id, now().toISOString(), now().toISOString(), step.id);
    keepApprovedVersions(desk, step.id);
  });
}

/** Returns why a user may not approve a change, whatever its state. */
export function approvalBarrier(desk: DeskState, step: Step): Change['approvalBarrier'] {
  if (!step.user.roles.includes('moderator')) return 'notAllowed';
  return isInvolved(desk, step) && !readSettings(desk.database).singlePersonOffice ? 'ownChange' : null;
}

const isInvolved = (desk: DeskState, { id, user }: Step) =>
  involvedUsers(desk, id, filesOfChange(desk.database, id)).includes(user.id);

/** Sends a change back to its writers, with a remark that says what to correct. Throws a 422 without one. */
export function sendBackChange(desk: DeskState, step: Step, remark: string): number {
  const { database, now } = desk;
  if (remark === '') throw new HttpError(422, { reason: 'remarkNeeded' });
  return act(desk, step, 'sendBack', { remark }, () => {
    const by = readPerson(database, step.user.id);
    const returned: Returned = { kind: 'sentBack', by, at: now().toISOString(), remark };
    makeDraft(database, step.id, now(), returned);
  });
}
