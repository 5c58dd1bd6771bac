import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { describeDecision } from '../decisions.ts';
import { entryPage } from '../entries/collections.ts';
import { readEntry } from '../entries/entryStore.ts';
import { describeFigures, readPublished, withEntry } from '../figures.ts';
import { readTextAt } from '../history/entryHistory.ts';
import type { DeskState } from '../shared/deskState.ts';
import { isOwner } from './changeDrafts.ts';
import { isClosed } from './changeStates.ts';
import { entriesOfChange, filesOfChange, readChangeSummary } from './changeStore.ts';
import type { Change, ChangedEntry, ChangedEntryKey, ChangeSummary } from './changeTypes.ts';
import { readComments } from './comments.ts';
import { findMovedFigures } from './movedFigures.ts';
import { approvalBarrier, findDraftProblems, hasViewed, type Step } from './review.ts';

/** Reads a change as `user` sees it, with the texts of its entries. Problems are in `language`. */
export async function readChange(desk: DeskState, step: Step, language: Language): Promise<Change> {
  const { entries, ...change } = readChangeSummary(desk, step.id);
  return {
    ...change,
    entries: await readEntries(desk, { ...step, entries, language, state: change.state }),
    comments: readComments(desk.database, step.id),
    approvalBarrier: approvalBarrier(desk, step),
    mayDrop: isOwner(desk, step.user, step.id, filesOfChange(desk.database, step.id)),
  };
}

type Entries = Step & { entries: readonly ChangedEntryKey[]; language: Language; state: ChangeSummary['state'] };

async function readEntries(desk: DeskState, { entries, state, ...step }: Entries): Promise<ChangedEntry[]> {
  if (isClosed(state)) return Promise.all(entries.map((entry) => readClosedEntry(desk, { ...step, entry })));
  const published = readPublished(desk.folders);
  return entries.map((entry) => readOpenEntry(desk, { ...step, entry }, published));
}

type EntryStep = Step & { entry: ChangedEntryKey; language: Language };

/**
 * Compares a draft with the text that is published now. Its texts have figures in place of quotes, so that a reviewer reads what visitors will
 * read.
 */
function readOpenEntry(
  desk: DeskState,
  { entry, language, ...step }: EntryStep,
  allPublished: ReturnType<typeof readPublished>,
): ChangedEntry {
  const { collection, file } = entry;
  const { published: base, draft = base, version } = readEntry(desk.folders, file);
  const { entries } = allPublished;
  const decision = describeDecision(desk.folders, file, base, draft);
  const shown = {
    ...(base !== undefined && { base: withFigures(base, entries).entry }),
    draft: withFigures(draft, withEntry(entries, file, draft)).entry,
  };
  return {
    ...entry,
    ...shown,
    ...(base !== undefined && !isDeepStrictEqual(shown, { base, draft }) && { stored: { base, draft } }),
    version,
    problems: findDraftProblems(desk, file, language),
    figures: findMovedFigures(base, draft),
    altered: describeFigures(desk.folders, file, draft, allPublished).altered,
    ...(decision && decision !== 'needed' && { decision }),
    page: entryPage(collection, draft),
    viewed: hasViewed(desk.database, step, file, version),
  };
}

/** Compares the text that a change published with the one before. Drafts of a dropped change are only in the history folder. */
async function readClosedEntry(desk: DeskState, { entry, id }: EntryStep): Promise<ChangedEntry> {
  const { collection, file } = entry;
  const text = entriesOfChange(desk.database, id).find((row) => row.file === file)?.base;
  const base: unknown = typeof text === 'string' ? parse(text) : undefined;
  const commit = commitOf(desk, id);
  const draft: unknown = commit ? parse(await readTextAt(desk.project, file, commit)) : base;
  // Shows its own figures as they were, and those of other entries as they are now.
  const published = entriesOnDisk(desk.folders.content);
  const shown = (value: unknown) => withFigures(value, withEntry(published, file, value)).entry;
  return {
    ...entry,
    ...(base !== undefined && { base: shown(base) }),
    draft: shown(draft),
    version: '',
    problems: [],
    figures: findMovedFigures(base, draft),
    altered: [],
    page: entryPage(collection, draft),
    viewed: true,
  };
}

/** Returns the commit that published a change, or undefined. */
function commitOf({ database }: DeskState, id: number): string | undefined {
  const row = database
    .prepare(
      `SELECT made FROM publications WHERE kind = 'publish' AND made IS NOT NULL AND state NOT IN ('failed', 'takenBack')
         AND EXISTS (SELECT 1 FROM json_each(changes) WHERE value = ?) ORDER BY id DESC`,
    )
    .get(id);
  return z.object({ made: z.string() }).optional().parse(row)?.made;
}
