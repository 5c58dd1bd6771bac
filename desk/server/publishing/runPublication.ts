import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { filesOfChange } from '../changes/changeStore.ts';
import { rebaseOpenChanges } from '../changes/rebaseChanges.ts';
import { entryOfFile } from '../entries/collections.ts';
import type { DeskState } from '../shared/deskState.ts';
import { builderFolder, buildPages, builtPages, fillBuilder } from './builder.ts';
import { completePublication } from './completePublication.ts';
import { failPublication, removeCommit, resetPublication } from './endPublication.ts';
import { changedPages, missingPages, pagesOfEntries } from './finishedPages.ts';
import { Journal } from './journal.ts';
import {
  isImmediate,
  type PublicationRow,
  publicationsById,
  readPublication,
  updatePublication,
} from './publicationStore.ts';
import type { PublisherOptions } from './publisherOptions.ts';
import { PublishingError, toPublishingError } from './publishingError.ts';
import { record } from './record.ts';
import { releaseFolder, releaseName, showFormerRelease, shownRelease, showRelease } from './releases.ts';
import { changedFiles, headOf, isPublished } from './repository.ts';
import { smokeTest } from './smoke.ts';

/** What a running publication needs. `signal` ends it, but only before its pages are shown. */
type Run = { desk: DeskState; options: PublisherOptions; id: number; journal: Journal; signal: AbortSignal };

/** Says that a publication can neither be completed nor undone now. Its row stays, so that `recoverPublication` can try again. */
class Unsettled extends Error {}

/**
 * Runs the steps of a publication. If one fails, content, history and public site stay as they were, and the row says why. Throws
 * Unsettled if that is impossible now.
 */
export async function runPublication(
  desk: DeskState,
  options: PublisherOptions,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const run = { desk, options, id, signal, journal: new Journal(desk, id) };
  try {
    await takeSteps(run);
  } catch (error) {
    if (error instanceof Unsettled) throw error;
    const failure = toPublishingError(error, run.journal.failure());
    await removeCommit(desk, id);
    if (failure.reason === 'interrupted') resetPublication(desk, options, id);
    else failPublication(desk, id, failure);
    // Sends back what is not as it was approved, so that nobody tries again in vain.
    rebaseOpenChanges(desk);
  }
}

async function takeSteps(run: Run): Promise<void> {
  const { desk, id, journal } = run;
  journal.begin('record');
  const { parent, made } = await record(desk, readRow(desk, id));
  updatePublication(desk.database, id, { parent, made });
  const hasPages = run.options.target.kind !== 'none';
  if (hasPages && !isImmediate(readRow(desk, id))) await preparePages(run, made);
  if ((await headOf(desk.project)) !== parent)
    throw new PublishingError('changedByHand', await changedFiles(desk.project, parent, 'HEAD'));
  // Nothing may run between this and the next step, in which nobody can stop the publication any more.
  run.signal.throwIfAborted();
  const before = shownRelease(run.options);
  try {
    journal.begin('switch');
    if (hasPages) await switchPages(run);
    journal.begin('public');
    await makePublic(desk, run.options, id);
    journal.end();
  } catch (error) {
    await undoSwitch(desk, run.options, id, { before, cause: error });
    throw error;
  }
}

function readRow({ database }: DeskState, id: number): PublicationRow {
  const row = readPublication(database, id);
  if (!row) throw new Error(`There is no publication ${id}.`);
  return row;
}

/** Builds the pages of a commit, and reads them. */
async function preparePages({ desk, options, id, journal, signal }: Run, made: string): Promise<void> {
  journal.begin('check');
  await fillBuilder(desk, made);
  await buildPages(desk, options, signal, () => journal.begin('build'));
  journal.begin('read');
  const missing = missingPages(builtPages(desk), pagesOfChanges(desk, readRow(desk, id)));
  if (missing.length > 0) throw new PublishingError('read', missing);
  await options.read({ data: desk.data, cwd: builderFolder(desk), signal });
}

/** Returns the addresses of the pages of the changed entries, in both languages, as the builder has them. */
function pagesOfChanges(desk: DeskState, { changes }: PublicationRow): string[] {
  const files = changes.flatMap((change) => filesOfChange(desk.database, change));
  const entries = files.flatMap((file) => {
    const path = join(builderFolder(desk), 'content', file);
    const found = existsSync(path) && entryOfFile(file);
    return found ? [{ collection: found.collection.name, value: parse(readFileSync(path, 'utf8')) as unknown }] : [];
  });
  return pagesOfEntries(entries);
}

/** Shows the new pages, or former ones again. Writes the names of the releases first, because a restarted desk looks for them. */
async function switchPages({ desk, options, id }: Run): Promise<void> {
  const { database, now } = desk;
  const row = readRow(desk, id);
  const shown = shownRelease(options);
  const former = shown === undefined ? undefined : releaseFolder(options, shown);
  if (isImmediate(row) && row.release !== null) {
    updatePublication(database, id, { pages: await changedPages(former, releaseFolder(options, row.release)) });
    await showFormerRelease({ desk, options }, row.release);
    return;
  }
  const release = releaseName(now(), `publication-${id}`);
  const pages = await changedPages(former, builtPages(desk));
  updatePublication(database, id, { release, former: shown ?? null, pages });
  await showRelease({ desk, options }, builtPages(desk), release);
}

/** Requests the changed pages from the public site, then completes the publication. Pages that were public before are not requested again. */
async function makePublic(desk: DeskState, options: PublisherOptions, id: number): Promise<void> {
  const row = readRow(desk, id);
  const { siteAddress, smokeSeconds } = options;
  if (siteAddress && row.release !== null && !isImmediate(row) && !(await isInHistory(desk, row))) {
    const first = pagesOfChanges(desk, row).filter((page) => row.pages.includes(page));
    const addresses = [...new Set([...first, ...row.pages])];
    await smokeTest(siteAddress, releaseFolder(options, row.release), addresses, smokeSeconds);
  }
  await completePublication(desk, id);
}

const isInHistory = async ({ project }: DeskState, { made }: PublicationRow) =>
  made !== null && (await isPublished(project, made));

/** Shows the release again that was shown before; before the first release, nothing. Throws Unsettled if the commit is in the history already. */
async function undoSwitch(
  desk: DeskState,
  options: PublisherOptions,
  id: number,
  { before, cause }: { before: string | undefined; cause: unknown },
): Promise<void> {
  if (await isInHistory(desk, readRow(desk, id)))
    throw new Unsettled('The publication could not be completed', { cause });
  try {
    if (before === undefined) rmSync(join(options.home, 'current'), { force: true });
    else await showFormerRelease({ desk, options }, before);
  } catch (error) {
    throw new Unsettled('The former pages could not be shown again', { cause: error });
  }
}

/**
 * Continues a publication that was interrupted, such as by a power cut. If its pages are shown already, completes it; otherwise removes
 * what it left, and lets it wait again. The second time, it fails. Throws Unsettled if it must be tried again.
 */
export async function recoverPublication(
  desk: DeskState,
  options: PublisherOptions,
  row: PublicationRow,
): Promise<void> {
  const { id, made, release } = row;
  const isShown = made !== null && release !== null && shownRelease(options) === release;
  if (!isShown && !(await isInHistory(desk, row))) {
    await removeCommit(desk, id);
    if (row.failure?.reason === 'interrupted') failPublication(desk, id, new PublishingError('interrupted'));
    else resetPublication(desk, options, id, { reason: 'interrupted' });
    return;
  }
  try {
    await makePublic(desk, options, id);
  } catch (cause) {
    await undoSwitch(desk, options, id, { before: releaseBefore(desk, row), cause });
    await removeCommit(desk, id);
    failPublication(desk, id, toPublishingError(cause, 'smoke'));
  }
}

/** Returns the release that was shown before a publication. */
function releaseBefore({ database }: DeskState, row: PublicationRow): string | undefined {
  const release = isImmediate(row) ? publicationsById(database, row.undoes)[0]?.release : row.former;
  return release ?? undefined;
}
