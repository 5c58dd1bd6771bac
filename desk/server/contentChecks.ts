import type { Language } from '#app/i18n/language.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { type EntryAt, entryAt } from './entryAt.ts';
import type { Folders } from './folders.ts';
import { type SaidProblem, said } from './problems.ts';

/** A problem anywhere in the content, with the entry that the desk can open. `isNew`: the check before did not find it. */
export type FoundProblem = SaidProblem & { opens?: EntryAt; isNew: boolean };

export type ContentChecks = {
  /** Finds everything that `npm run content` refuses, in the editor's language. */
  findAll: (language: Language) => Promise<FoundProblem[]>;
  /** Waits for checks that are running: what is saved under them would seem to have been there before. */
  ended: () => Promise<unknown>;
};

/**
 * Begins with a check of its own, so that the first one that is asked for can already tell what is new. `find` takes
 * seconds.
 */
export function contentChecks(folders: Folders, find: () => Promise<Problem[]>): ContentChecks {
  let last = find().catch(() => undefined);
  const findAll = async (language: Language) => {
    const former = last;
    const found = former.then(find);
    last = found.catch(() => former);
    const known = (await former)?.map((problem) => JSON.stringify(problem));
    return (await found)
      .filter(({ level }) => level === 'error')
      .map((problem) => {
        const opens = entryAt(folders, problem, language);
        const isNew = known?.includes(JSON.stringify(problem)) === false;
        return { ...said([problem], language)[0], ...(opens && { opens }), isNew } as FoundProblem;
      });
  };
  return { findAll, ended: () => last };
}
