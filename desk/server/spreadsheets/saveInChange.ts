import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import type { Save } from '../entries/entryStore.ts';
import type { SaveEntries } from './sheetRoutes.ts';

/** The rules of changes: `changeOf` returns the open change of an entry, and `create` the number of a new change. */
type Changes = {
  changeOf: (file: string, user: User) => { id: number; state: string } | null;
  create: (user: User) => number;
  saveDraft: (user: User, save: Save & { change: number }) => unknown;
};

/**
 * Saves imported entries as drafts. Entries that are in no open change get a new one, all together. Throws an HttpError with status 423
 * before it saves anything, if the change of one of them is in review or approved.
 */
export function saveInChange({ changeOf, create, saveDraft }: Changes): SaveEntries {
  return (user, saves) => {
    const locked = saves.map(({ file }) => changeOf(file, user)).find((change) => change && change.state !== 'draft');
    if (locked) throw new HttpError(423, { reason: 'inReview', change: locked });
    let created: number | undefined;
    for (const save of saves) {
      const change = changeOf(save.file, user)?.id ?? created ?? create(user);
      if (!changeOf(save.file, user)) created = change;
      saveDraft(user, { ...save, change });
    }
  };
}
