import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { hashTexts, readTexts, withoutLastUpdated } from '../entries/entryStore.ts';
import { json } from '../shared/columns.ts';
import type { DeskState } from '../shared/deskState.ts';
import { requireRule } from './changeStates.ts';
import { filesOfChange, stateOfChange } from './changeStore.ts';
import { filesNamedIn } from './involved.ts';

/**
 * What a change publishes. `texts`: its drafts, word for word, by file. `uploads`: the files that they name and that are not public yet.
 * `versions`: hashes of the public and the new text of each entry, and of each file that a draft names.
 */
type ToPublish = {
  texts: Map<string, string>;
  uploads: Map<string, Buffer>;
  versions: Record<string, string>;
};

/**
 * Reads what a change publishes: its drafts as they are. Screens, the content check and publications show, check and publish nothing else,
 * because the drafts of open changes stand on what is public (rebaseChanges.ts). `published`: reads what is public.
 */
export function readToPublish(
  { database, folders }: DeskState,
  change: number,
  published = (file: string) => readTexts(folders, file).published,
): ToPublish {
  const found: ToPublish = { texts: new Map(), uploads: new Map(), versions: {} };
  for (const file of filesOfChange(database, change)) {
    const texts = { published: published(file), draft: readTexts(folders, file).draft };
    found.versions[file] = hashTexts({
      published: withoutLastUpdated(file, texts.published),
      draft: withoutLastUpdated(file, texts.draft),
    });
    if (texts.draft !== undefined) found.texts.set(file, texts.draft);
  }
  for (const name of new Set([...found.texts.values()].flatMap(filesNamedIn))) {
    const [upload, known] = [folders.drafts, folders.content].map((root) => readFile(join(root, name)));
    if (upload) found.uploads.set(name, upload);
    found.versions[name] = hash('sha256', upload ?? known ?? '');
  }
  return found;
}

const readFile = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined;

/** Binds the approval of a change to what it publishes now. */
export function keepApprovedVersions(desk: DeskState, change: number): void {
  desk.database
    .prepare('UPDATE changes SET approved_versions = ? WHERE id = ?')
    .run(JSON.stringify(readToPublish(desk, change).versions), change);
}

const approvedRow = z.object({ approved_versions: json(z.record(z.string(), z.string())).nullable() });

/** Returns the versions that were approved; null for a change that is not approved. */
export function approvedVersions(database: DatabaseSync, change: number): Record<string, string> | null {
  const row = database.prepare('SELECT approved_versions FROM changes WHERE id = ?').get(change);
  return approvedRow.optional().parse(row)?.approved_versions ?? null;
}

/** Returns whether a change still publishes exactly what was approved. */
export const isAsApproved = (desk: DeskState, change: number): boolean =>
  isDeepStrictEqual(approvedVersions(desk.database, change), readToPublish(desk, change).versions);

/**
 * Refuses changes that may not be published: throws a 404 for an unknown one, and a 409 unless all are approved or scheduled, and publish
 * exactly what was approved.
 */
export function requirePublishable(desk: DeskState, changes: readonly number[]): void {
  for (const change of changes) {
    requireRule('publish', stateOfChange(desk.database, change));
    if (!isAsApproved(desk, change)) throw new HttpError(409, { reason: 'changedMeanwhile' });
  }
}
