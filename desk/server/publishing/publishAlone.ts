import type { Language } from '#app/i18n/language.ts';
import { HttpError } from '../../httpError.ts';
import type { Work } from '../changes/changeRoutes.ts';
import { filesOfChange, readChangeDetails, stateOfChange } from '../changes/changeStore.ts';
import type { MoveIfValid } from '../changes/checkContent.ts';
import { approveChange, type Step, sendChange, viewEntry } from '../changes/review.ts';
import { readEntry } from '../entries/entryStore.ts';
import { transaction } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readPublication } from './publicationStore.ts';
import type { Publisher } from './publisher.ts';
import { addToQueue } from './schedule.ts';

/**
 * Returns how the only user of a local desk publishes a change: the content is checked once, then the change is sent, approved and committed.
 * If it cannot be committed, it becomes a draft again (`failPublication`), and the request fails with status 409 and the reason of the
 * publication, or with `unsettled` if the publisher tries again.
 */
export function publishAlone(
  desk: DeskState,
  publisher: Pick<Publisher, 'wake' | 'settled'>,
  moveIfValid: MoveIfValid,
): Work<object> {
  return async (step, _body, language) => {
    const checked = { id: step.id, user: step.user.id, language };
    const publication = await moveIfValid(checked, () => approveAlone(desk, step, language));
    publisher.wake();
    await publisher.settled();
    if (stateOfChange(desk.database, step.id) === 'published') return step.id;
    const failure = readPublication(desk.database, publication)?.failure;
    if (!failure) throw new HttpError(409, { reason: 'unsettled' });
    throw new HttpError(409, { reason: failure.reason, files: failure.details?.join(', ') ?? '' });
  };
}

/** Sends, approves and queues a change of its writer, and returns the number of the publication. */
function approveAlone(desk: DeskState, step: Step, language: Language): number {
  const { database, folders } = desk;
  return transaction(database, () => {
    sendChange(desk, step, language);
    const files = filesOfChange(database, step.id);
    const versions = Object.fromEntries(files.map((file) => [file, readEntry(folders, file).version]));
    for (const file of files) viewEntry(desk, step, file, versions[file] ?? '');
    approveChange(desk, step, { versions, details: readChangeDetails(database, step.id), remark: '' });
    return addToQueue(desk, step.user.id, [step.id], null);
  });
}
