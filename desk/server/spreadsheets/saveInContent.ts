import { readEntry, saveDraft, saveReady, setLastUpdated } from '../entries/entryStore.ts';
import type { Folders } from '../folders.ts';
import type { ContentChecks } from '../problems.ts';
import type { SaveEntries } from './sheetRoutes.ts';

type SingleDesk = { folders: Folders; checks: Pick<ContentChecks, 'settled'>; now: () => Date };

/** Saves imported entries in the content, as in the desk for one person. An entry with a draft stays a draft, which may be unfinished. */
export function saveInContent({ folders, checks, now }: SingleDesk): SaveEntries {
  return async (_user, saves) => {
    await checks.settled();
    const isDraft = ({ file }: { file: string }) => readEntry(folders, file).draft !== undefined;
    const { drafts = [], ready = [] } = Object.groupBy(saves, (save) => (isDraft(save) ? 'drafts' : 'ready'));
    for (const save of drafts) saveDraft(folders, save);
    for (const save of ready) saveReady(folders, save);
    if (ready.length > 0) setLastUpdated(folders, now());
  };
}
