import { existsSync } from 'node:fs';
import { textsAt } from '#content-check/git.ts';
import { HttpError } from '../../httpError.ts';
import { requireActive } from '../accounts/users.ts';
import type { DeskState } from '../shared/deskState.ts';
import { addPublication, isImmediate, lastPublications, type PublicationRow } from './publicationStore.ts';
import { isPublic } from './publicationTypes.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import { releaseFolder } from './releases.ts';
import { revertedFiles } from './revert.ts';

/** `later`: whether all later publications are taken back too, which needs no new pages. */
export type TakeBack = { reason: string; later: boolean };

/**
 * Adds a take-back to the queue, and returns its number. Rejects with a 404 for a publication that is not listed, and a 409 with a reason:
 * another one runs or waits, it is not public, no earlier release is kept, or others changed the same fields since (`files`).
 */
export async function queueTakeBack(
  desk: DeskState,
  options: PublisherOptions,
  user: number,
  id: number,
  { reason, later }: TakeBack,
): Promise<number> {
  const { database, project, now } = desk;
  const { undoes, isAtOnce } = planTakeBack(desk, options, id, later);
  const { clashes } = await revertedFiles(desk, { undoes }, await textsAt(project, 'HEAD'));
  if (clashes.length > 0)
    throw new HttpError(409, { reason: isAtOnce ? 'changedByHand' : 'laterTouches', files: clashes });
  // Asks again, because others may have published, or disabled the user, meanwhile.
  requireActive(database, { id: user }, 'publisher');
  const planned = planTakeBack(desk, options, id, later);
  return addPublication(database, {
    kind: 'takeBack',
    changes: planned.changes,
    requested_by: user,
    requested_at: now().toISOString(),
    reason,
    undoes: planned.undoes,
    release: planned.release,
  });
}

type PlannedTakeBack = Pick<PublicationRow, 'undoes' | 'changes' | 'release'> & { isAtOnce: boolean };

/** Decides which publications end with a take-back, and whether their former pages are shown again. */
function planTakeBack({ database }: DeskState, options: PublisherOptions, id: number, later: boolean): PlannedTakeBack {
  const listed = lastPublications(database);
  const target = listed.find((row) => row.id === id);
  if (!target) throw new HttpError(404, { reason: 'noPublication' });
  if (listed.some(({ state }) => state === 'running' || state === 'waiting'))
    throw new HttpError(409, { reason: 'publicationRuns' });
  if (target.kind !== 'publish' || !isPublic(target)) throw new HttpError(409, { reason: 'notPublic' });
  const laterOnes = listed.filter((row) => row.id > id && isPublic(row) && !isImmediate(row));
  const isAtOnce = later || laterOnes.length === 0;
  const undone = isAtOnce ? [...laterOnes, target] : [target];
  if (isAtOnce) requireFormerPages(options, target, laterOnes);
  return {
    undoes: undone.map((row) => row.id),
    changes: [...new Set(undone.flatMap(({ changes }) => changes))],
    release: isAtOnce ? target.former : null,
    isAtOnce,
  };
}

/** Throws a 409 if the pages before a publication are not kept, or if a publication that was taken back alone would return with them. */
function requireFormerPages(
  options: PublisherOptions,
  { former }: PublicationRow,
  laterOnes: readonly PublicationRow[],
): void {
  if (former === null || !existsSync(releaseFolder(options, former)))
    throw new HttpError(409, { reason: 'nothingBefore' });
  if (laterOnes.some(({ kind }) => kind === 'takeBack')) throw new HttpError(409, { reason: 'laterTakesBack' });
}
