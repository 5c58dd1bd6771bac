import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Language } from '#app/i18n/language.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk } from '#app/model/figures/source.server.ts';
import { HEAVY } from '../accounts/rateLimits.ts';
import { personRow } from '../accounts/users.ts';
import type { EntryState } from '../changes/changeTypes.ts';
import { parseFile, parseLanguage } from '../entries/entryRequest.ts';
import { withEntry } from '../figures.ts';
import type { DeskState } from '../shared/deskState.ts';
import { readEntryHistory, readEntryState } from './entryHistory.ts';

type EntryQuery = { collection: string; entry: string };

/** Adds the routes that read the published states of an entry from git. Posts are in the language of the query. */
export function addHistoryRoutes(
  server: FastifyInstance,
  { project, database, folders }: Pick<DeskState, 'project' | 'database' | 'folders'>,
): void {
  const config = { access: 'signedIn', ...HEAVY } as const;
  server.get<{ Querystring: EntryQuery & { language?: string } }>('/api/history', { config }, async ({ query }) => {
    const states = await readEntryHistory(project, parseFile(query).file);
    const nameOf = postNames(database, parseLanguage(query.language));
    return { states: states.map((state) => withPosts(state, nameOf)) };
  });
  server.get<{ Querystring: EntryQuery & { commit: string } }>('/api/history/state', { config }, async ({ query }) => {
    const { file } = parseFile(query);
    const value = await readEntryState(project, file, query.commit);
    // Shows its own figures as they were in this state, and those of other entries as they are now.
    const entries = withEntry(entriesOnDisk(folders.content), file, value);
    return { value, shown: value === null ? null : withFigures(value, entries).entry };
  });
}

/** Returns a function that translates an English post, which the history in git contains. Keeps the posts of former users as they are. */
function postNames(database: DatabaseSync, language: Language): (post: string) => string {
  if (language === 'en') return (post) => post;
  const rows = z.array(personRow).parse(database.prepare('SELECT id, title_en, title_mr FROM users').all());
  const names = new Map(rows.map(({ title_en, title_mr }) => [title_en, title_mr]));
  return (post) => names.get(post) ?? post;
}

const withPosts = (state: EntryState, nameOf: (post: string) => string): EntryState => ({
  ...state,
  writtenBy: state.writtenBy.map(nameOf),
  approvedBy: state.approvedBy?.split(', ').map(nameOf).join(', ') ?? null,
  publishedBy: state.publishedBy && nameOf(state.publishedBy),
});
