import type { Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { parseValue, problemsWhile } from '#app/model/load.server.ts';
import type { Place, Problem } from '#app/model/problems/problem.ts';
import { problemSentence } from '#app/model/problems/sentences.ts';
import { checkFiles } from '#content-check/contentProblems.ts';
import type { Collection } from './entries/collections.ts';
import { type EntryLocation, locateEntry } from './entries/listing.ts';
import { createTurns } from './entries/turns.ts';
import type { Folders } from './folders.ts';

/** `location` is set only if the desk can open the entry. */
export type LocatedProblem = LocalizedProblem & { location?: EntryLocation };

export type ContentChecks = {
  /** Finds all errors that `npm run content` reports, in the language of the user. */
  findAll: (user: number, language: Language) => Promise<LocatedProblem[]>;
  /** Number of errors that the last check found; undefined before the first check has ended. */
  problemCount: () => number | undefined;
};

/** Runs `find` once at the start, and one at a time, because it takes seconds. */
export function contentChecks(folders: Folders, find: () => Promise<Problem[]>): ContentChecks {
  let problemCount: number | undefined;
  const findErrors = async () => {
    const errors = (await find()).filter(({ level }) => level === 'error');
    problemCount = errors.length;
    return errors;
  };
  const inTurn = createTurns({ atOnce: 1 });
  inTurn('start', findErrors).catch(() => undefined);
  const findAll = async (user: number, language: Language) =>
    locateProblems(folders, await inTurn(user, findErrors), language);
  return { findAll, problemCount: () => problemCount };
}

/** `message` is in the editor's language. */
export type LocalizedProblem = Place & { message: string };

/** More than anybody mends before the entry is checked again. A hostile entry has as many problems as letters, and describing each takes time. */
const MOST_PROBLEMS = 200;

/** Checks an unsaved entry against its schema and the rules that need no other file. */
export function findEntryProblems({ schema }: Collection, file: string, value: unknown, now: Date): Problem[] {
  const entry = { file: `content/${file}`, entry: value };
  return [
    ...problemsWhile(() => parseValue(entry.file, value, schema)),
    ...checkFiles([entry], terms, now).filter(({ level }) => level === 'error'),
  ];
}

/** Describes the first of many problems in the language of the editor. */
export function localizeProblems(problems: readonly Problem[], language: Language): LocalizedProblem[] {
  return problems.slice(0, MOST_PROBLEMS).map((problem) => {
    const { file, path } = problem;
    return { file, path, message: problemSentence(problem, language) };
  });
}

/** Describes the first of many problems, each with where the desk opens it. `folders.content` names the entries. */
export function locateProblems(
  folders: Pick<Folders, 'content'>,
  problems: readonly Problem[],
  language: Language,
): LocatedProblem[] {
  return localizeProblems(problems, language).map((localized) => {
    const location = locateEntry(folders, localized, language);
    return { ...localized, ...(location && { location }) };
  });
}
