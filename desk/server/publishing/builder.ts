import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth } from '#app/i18n/language.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { formatPlace, problemSentence } from '#app/model/problems/sentences.ts';
import { git } from '#content-check/git.ts';
import { CONTENT_CHECK, isEndOf } from '#site-build/progress.ts';
import { locateEntry } from '../entries/listing.ts';
import type { Folders } from '../folders.ts';
import { locateProblems } from '../problems.ts';
import type { DeskState } from '../shared/deskState.ts';
import type { FailureDetail } from './publicationTypes.ts';
import type { Program, PublisherOptions } from './publisherOptions.ts';
import { PublishingError, toPublishingError } from './publishingError.ts';
import type { RunOptions } from './runCommand.ts';

/** The folder in which the pages are built: the files of a commit, with the packages and caches of the project. */
export const builderFolder = ({ data }: Pick<DeskState, 'data'>) => join(data, 'builder');

/** The finished pages in the builder. */
export const builtPages = (desk: Pick<DeskState, 'data'>) => join(builderFolder(desk), 'build', 'client');

/** Writes the files of a commit to the builder. Leaves unchanged files as they are, so that programs find them in their caches. */
export async function fillBuilder({ project, data }: DeskState, commit: string): Promise<void> {
  const builder = builderFolder({ data });
  mkdirSync(builder, { recursive: true });
  for (const name of ['node_modules', '.cache']) {
    mkdirSync(join(project, name), { recursive: true });
    if (!existsSync(join(builder, name))) symlinkSync(join(project, name), join(builder, name));
  }
  const index = join(data, 'builder.index');
  rmSync(`${index}.lock`, { force: true });
  const options = { env: { GIT_INDEX_FILE: index } };
  await git(project, ['--work-tree', builder, 'read-tree', '--reset', '-u', commit], options);
  rmSync(join(builder, 'build'), { recursive: true, force: true });
}

/** Builds the pages. Calls `onChecked` when the content has been checked. Throws PublishingError `check`, `build` or `diskFull`. */
export async function buildPages(
  desk: DeskState,
  { build, check }: PublisherOptions,
  signal: AbortSignal,
  onChecked: () => void,
): Promise<void> {
  const options = { data: desk.data, cwd: builderFolder(desk), signal };
  let isChecked = false;
  const onLine = (line: string) => {
    if (isChecked || !isEndOf(CONTENT_CHECK, line)) return;
    isChecked = true;
    onChecked();
  };
  try {
    await build({ ...options, onLine });
  } catch (error) {
    signal.throwIfAborted();
    const failure = toPublishingError(error, 'build');
    throw isChecked || failure.reason !== 'build' ? failure : ((await findProblems(check, options)) ?? failure);
  }
}

/** Checks the content again, to get each problem with its file. Returns undefined if the content is not at fault. */
async function findProblems(check: Program, options: RunOptions): Promise<PublishingError | undefined> {
  try {
    const errors = (JSON.parse(await check(options)) as Problem[]).filter(({ level }) => level === 'error');
    if (errors.length === 0) return undefined;
    const folders = { content: join(options.cwd, 'content') };
    return new PublishingError(
      'check',
      errors.map((problem) => describeProblem(folders, problem)),
      inBoth((language) => locateProblems(folders, errors, language)),
    );
  } catch {
    options.signal?.throwIfAborted();
    return undefined;
  }
}

/** Writes a problem in both languages with the names of its entry and its field, because the publication is kept for readers of both. */
const describeProblem = (folders: Pick<Folders, 'content'>, problem: Problem): FailureDetail =>
  inBoth((language) => {
    const found = locateEntry(folders, problem, language);
    const place = [found?.title[language] ?? found?.entry, found?.field].filter(Boolean).join(': ');
    return `${place || formatPlace(problem)}: ${problemSentence(problem, language)}`;
  });
