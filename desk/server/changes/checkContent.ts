import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { Language } from '#app/i18n/language.ts';
import type { Problem } from '#app/model/problems/problem.ts';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { HttpError } from '../../httpError.ts';
import { writeDecisions } from '../decisions.ts';
import { readTexts, withLastUpdated } from '../entries/entryStore.ts';
import { createTurns } from '../entries/turns.ts';
import { copyContent } from '../folders.ts';
import { locateProblems } from '../problems.ts';
import { rehearse } from '../shared/database.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readToPublish } from './approvedVersions.ts';
import { requireUnmoved } from './rebaseChanges.ts';

/** Applies the content check of a publication to a folder. */
export type CheckFolder = (content: string) => Promise<Problem[]>;

/** A change to check. `user`: who moves it. Problems are in `language`. */
type Checked = { id: number; user: number; language: Language };

/** Checks the content with a change, then moves the change with `move`, and returns what it returns. */
export type MoveIfValid = (checked: Checked, move: () => number) => Promise<number>;

/**
 * Returns a function that moves a change only if the content check would let it be published alone. Throws a 422 with the problems of each
 * entry, a 409 if somebody edits the change during the check, and what `move` throws. Runs one check at a time, because each takes seconds.
 */
export function contentGate(desk: DeskState, checkFolder: CheckFolder): MoveIfValid {
  // Removes what a desk that was killed left behind.
  rmSync(checksFolder(desk), { recursive: true, force: true });
  const inTurn = createTurns({ atOnce: 1 });
  return async (checked, move) => {
    // Refuses what is not allowed at once, so that nobody waits for it or starts a check of a change of others.
    const refuse = () => {
      requireUnmoved(desk, [checked.id]);
      rehearse(desk.database, move);
    };
    refuse();
    return inTurn(checked.user, async () => {
      refuse();
      const { versions, problems } = await findErrors(desk, checkFolder, checked);
      if (problems.length > 0) throw new HttpError(422, { reason: 'problems', problems });
      requireUnmoved(desk, [checked.id]);
      if (!isDeepStrictEqual(versions, readToPublish(desk, checked.id).versions))
        throw new HttpError(409, { reason: 'changedMeanwhile' });
      return move();
    });
  };
}

const checksFolder = ({ data }: DeskState) => join(data, 'checks');

/** Checks a copy of the content with the drafts of a change, and returns the errors by entry. `versions`: what was checked. */
async function findErrors(desk: DeskState, checkFolder: CheckFolder, { id, language }: Checked) {
  const checks = checksFolder(desk);
  mkdirSync(checks, { recursive: true });
  const content = mkdtempSync(join(checks, 'change-'));
  try {
    copyContent(desk.folders, content);
    const { texts, versions } = readToPublish(desk, id);
    for (const [file, text] of texts) writeFileAtomic(join(content, file), text);
    writeDecisions(
      desk.folders,
      content,
      [...texts].map(([file, text]) => [file, parse(text) as unknown]),
    );
    setLastUpdated(desk, content);
    const errors = (await checkFolder(content)).filter(({ level }) => level === 'error');
    const located = locateProblems({ content }, errors, language);
    const problems = [...Map.groupBy(located, ({ file }) => file.replace(/^content\//, ''))].map(([file, inFile]) => ({
      file,
      problems: inFile,
    }));
    return { versions, problems };
  } finally {
    await rm(content, { recursive: true, force: true });
  }
}

/** Sets the day of the last update as a publication does, because entries count as retired from that day. */
function setLastUpdated({ now }: DeskState, content: string): void {
  const { published = '' } = readTexts({ content, drafts: content }, 'site.yaml');
  writeFileAtomic(join(content, 'site.yaml'), withLastUpdated(published, now()));
}
