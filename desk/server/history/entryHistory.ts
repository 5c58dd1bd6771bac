import { parse } from 'yaml';
import { git } from '#content-check/git.ts';
import { HttpError } from '../../httpError.ts';
import type { EntryState } from '../changes/changeTypes.ts';
import { parsePublicationMessage } from './publicationMessage.ts';

const COMMIT = /^[0-9a-f]{7,40}$/;

/** Begins each commit in the output of git. It occurs in no message of a publication, which has no control characters. */
const RECORD = '\x01';

/** Lists the published states of an entry, newest first. `file`: the result of `entryFile`. Rejects without git. */
export async function readEntryHistory(project: string, file: string): Promise<EntryState[]> {
  const format = `--format=${RECORD}%H%x00%cI%x00%B%x00`;
  const log = await git(project, ['log', format, '--name-status', 'HEAD', '--', `content/${file}`]);
  const records = log.split(RECORD).slice(1);
  return records.map((record, index) => describeState(record, records.length - index));
}

function describeState(record: string, number: number): EntryState {
  const [commit = '', at = '', message = '', files = ''] = record.split('\0');
  const publication = parsePublicationMessage(message);
  return {
    commit,
    number,
    at: new Date(at).toISOString(),
    what: publication?.reason || publication?.title || (message.split('\n')[0] ?? ''),
    writtenBy: publication?.writtenBy ?? [],
    approvedBy: publication?.approvedBy.join(', ') || null,
    publishedBy: publication?.publishedBy || null,
    publication: publication?.publication ?? null,
    takesBack: (publication?.takesBack.length ?? 0) > 0,
    ...(/^D\t/m.test(files) && { removed: true as const }),
  };
}

/** Reads an entry as it was after a commit; null if that commit removed it. Throws a 404 if the commit is no state of the entry. */
export async function readEntryState(project: string, file: string, commit: string): Promise<unknown> {
  if (!COMMIT.test(commit)) throw new HttpError(400, { reason: 'badRequest' });
  // Searches the states of the entry, so that nobody can read commits that were never published.
  const state = (await readEntryHistory(project, file)).find((known) => known.commit.startsWith(commit));
  if (!state) throw new HttpError(404, { reason: 'noState' });
  return state.removed ? null : readTextAt(project, file, state.commit).then((text) => parse(text) as unknown);
}

/** Reads the text of a content file in a commit. Rejects if the commit does not contain the file. */
export const readTextAt = (project: string, file: string, commit: string): Promise<string> =>
  git(project, ['show', '--end-of-options', `${commit}:./content/${file}`]);
