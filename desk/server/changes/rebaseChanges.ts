import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parse } from 'yaml';
import { z } from 'zod';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import { readPerson } from '../accounts/users.ts';
import { readTexts, withoutLastUpdated } from '../entries/entryStore.ts';
import { joinTexts } from '../entries/joinTexts.ts';
import { recordAction } from '../shared/audit.ts';
import { idColumn } from '../shared/columns.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { isAsApproved } from './approvedVersions.ts';
import { readChangeSummary, returnChange } from './changeStore.ts';
import { CHANGE_STATES, type ChangeState, type Returned } from './changeTypes.ts';

/** What made other texts public. `by`: its publisher. */
export type Cause = { publication: number; kind: 'publish' | 'takeBack'; by: number; reason: string };

const openEntry = z.object({
  change: z.int(),
  state: z.enum(CHANGE_STATES),
  file: z.string(),
  base: z.string().nullable(),
});

type OpenEntry = z.infer<typeof openEntry>;

/**
 * `moved`: entries whose public text changed. `clashes`: those of them in which the draft has other words for the same field. `bases`: the
 * texts on which the drafts stand now, by file.
 */
type Rebased = { moved: string[]; clashes: string[]; bases: Map<string, string | undefined> };

/**
 * Lets the drafts of all open changes stand on what is public now, so that everybody reads, checks and publishes the same text. A draft takes
 * over what changed in other fields; where both changed a field, it stays as it is. Sends every change back that was sent or approved and is
 * no longer what was read, and returns these changes and the drafts in which both changed a field, because their writers must read them
 * again. Can be repeated after a crash. `cause`: missing for work outside the desk.
 */
export function rebaseOpenChanges(desk: DeskState, cause?: Cause): number[] {
  const changes = Map.groupBy(openEntries(desk.database), ({ change }) => change);
  return [...changes].flatMap(([change, entries]) => {
    const rebased = rebaseEntries(desk, entries);
    const state = entries[0]?.state ?? 'draft';
    const mustBeRead =
      state === 'draft' ? rebased.clashes.length > 0 : rebased.moved.length > 0 || !isAsRead(desk, change, state);
    // Writes both at once, because after a crash nobody could tell any more that the text changed.
    transaction(desk.database, () => {
      for (const [file, base] of rebased.bases) writeBase(desk.database, change, file, base);
      if (mustBeRead) tell(desk, change, rebased, cause);
    });
    return mustBeRead ? [change] : [];
  });
}

/** Rebases the open changes. Throws a 409 if one of `changes` must be read again. Must not be called in a transaction, which would undo it. */
export function requireUnmoved(desk: DeskState, changes: readonly number[]): void {
  const returned = rebaseOpenChanges(desk);
  if (changes.some((change) => returned.includes(change))) throw new HttpError(409, { reason: 'changedMeanwhile' });
}

/** Leaves out the changes of a running publication, whose texts become public now. */
function openEntries(database: DatabaseSync): OpenEntry[] {
  const rows = database
    .prepare(
      `SELECT change, state, file, base FROM change_entries JOIN changes ON id = change WHERE open = 1
         AND NOT (state = 'publishing' AND id IN (SELECT json_each.value FROM publications, json_each(publications.changes)
           WHERE publications.state = 'running' AND kind = 'publish')) ORDER BY change, change_entries.rowid`,
    )
    .all();
  return z.array(openEntry).parse(rows);
}

const isAsRead = (desk: DeskState, change: number, state: ChangeState) =>
  state === 'review' || isAsApproved(desk, change);

/** Writes the drafts, but not their bases, because a draft that is joined already is joined again without harm. */
function rebaseEntries({ folders }: DeskState, entries: readonly OpenEntry[]): Rebased {
  const rebased: Rebased = { moved: [], clashes: [], bases: new Map() };
  for (const { file, base: stored } of entries) {
    const [base, { published, draft }] = [stored ?? undefined, readTexts(folders, file)];
    if (base === published) continue;
    if (withoutLastUpdated(file, base) !== withoutLastUpdated(file, published)) rebased.moved.push(file);
    // Waits until somebody has corrected a text that nobody can read.
    if (![published, draft].every(isReadable)) continue;
    rebased.bases.set(file, published);
    if (draft === undefined) continue;
    const { text, isClash } = joinTexts(base, draft, published);
    if (isClash) rebased.clashes.push(file);
    if (text !== undefined && text !== draft) writeFileAtomic(join(folders.drafts, file), text);
  }
  return rebased;
}

const writeBase = (database: DatabaseSync, change: number, file: string, base: string | undefined) =>
  database.prepare('UPDATE change_entries SET base = ? WHERE change = ? AND file = ?').run(base ?? null, change, file);

function isReadable(text: string | undefined): boolean {
  try {
    parse(text ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Makes a change a draft, and says why to its writers and to those who read it. A draft keeps what it says already. Must be called in a transaction. */
function tell(desk: DeskState, change: number, { moved, clashes }: Rebased, cause: Cause | undefined): void {
  const { database, now } = desk;
  const { state, entries, returned: known } = readChangeSummary(desk, change);
  if (state === 'draft' && known !== null) return;
  const files = state === 'draft' ? clashes : moved;
  const returned: Returned = {
    kind: 'basisChanged',
    by: cause ? readPerson(database, cause.by) : null,
    at: now().toISOString(),
    remark: cause?.reason ?? '',
    cause: cause?.kind ?? 'outside',
    ...(cause && { publication: cause.publication }),
    entries: entries.filter(({ file }) => files.length === 0 || files.includes(file)),
    readers: readersOf(database, change),
  };
  returnChange(desk, change, returned);
  const details = { files, cause: returned.cause, publication: cause?.publication };
  recordAction(database, now(), {
    user: undefined,
    action: 'change.basisChanged',
    subject: `change ${change}`,
    details,
  });
}

function readersOf(database: DatabaseSync, change: number): number[] {
  const rows = database
    .prepare(
      `SELECT user AS id FROM change_views WHERE change = :change
       UNION SELECT approved_by FROM changes WHERE id = :change AND approved_by IS NOT NULL`,
    )
    .all({ change });
  return z
    .array(idColumn)
    .parse(rows)
    .map(({ id }) => id);
}
