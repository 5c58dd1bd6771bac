import type { Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { parseValue, problemsWhile } from '#app/model/load.server.ts';
import type { Place, Problem } from '#app/model/problems/problem.ts';
import { sentenceOf } from '#app/model/problems/sentences.ts';
import { problemsInFiles } from '#content-check/all-rules.ts';
import type { Collection } from './collections.ts';

/** What is wrong at a place of the content, in the editor's language. */
export type SaidProblem = Place & { message: string };

/**
 * Everything that keeps an entry from being published as it is being written: what its schema refuses, and every rule
 * that needs no other file.
 */
export function problemsOf({ schema }: Collection, file: string, value: unknown, now: Date): Problem[] {
  const entry = { file: `content/${file}`, entry: value };
  return [
    ...problemsWhile(() => parseValue(entry.file, value, schema)),
    ...problemsInFiles([entry], terms, now).filter(({ level }) => level === 'error'),
  ];
}

export function said(problems: readonly Problem[], language: Language): SaidProblem[] {
  return problems.map((problem) => ({
    file: problem.file,
    path: problem.path,
    message: sentenceOf(problem, language),
  }));
}
