import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readTexts } from '../entries/entryStore.ts';
import { referencedFiles } from '../entries/uploads.ts';
import { idColumn } from '../shared/columns.ts';
import type { DeskState } from '../shared/deskState.ts';

/**
 * Lists the users who wrote in a change, or stored a file that its drafts name and that is not public yet, because a second person has to
 * approve it. `files`: the entries of the change.
 */
export function involvedUsers({ database, folders }: DeskState, change: number, files: readonly string[]): number[] {
  const named = files.flatMap((file) => filesNamedIn(readTexts(folders, file).draft ?? ''));
  // A publication removes the files that it makes public from the drafts.
  const uploads = named.filter((name) => existsSync(join(folders.drafts, name)));
  const rows = database
    .prepare(
      `SELECT user AS id FROM change_writers WHERE change = ?
       UNION SELECT user FROM uploads WHERE file IN (SELECT value FROM json_each(?))`,
    )
    .all(change, JSON.stringify(uploads));
  return z
    .array(idColumn)
    .parse(rows)
    .map(({ id }) => id);
}

/** Lists the files that the text of a draft names. */
export function filesNamedIn(text: string): string[] {
  try {
    return referencedFiles(parse(text));
  } catch {
    // A draft that somebody broke by hand has another version, too.
    return [];
  }
}
