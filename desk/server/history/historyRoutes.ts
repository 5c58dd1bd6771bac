import type { FastifyInstance } from 'fastify';
import { parseFile } from '../entries/entryRequest.ts';
import { readEntryHistory, readEntryState } from './entryHistory.ts';

type EntryQuery = { collection: string; entry: string };

/** Adds the routes that read the published states of an entry from git. */
export function addHistoryRoutes(server: FastifyInstance, { project }: { project: string }): void {
  server.get<{ Querystring: EntryQuery }>('/api/history', { config: { access: 'signedIn' } }, async ({ query }) => ({
    states: await readEntryHistory(project, parseFile(query).file),
  }));
  server.get<{ Querystring: EntryQuery & { commit: string } }>(
    '/api/history/state',
    { config: { access: 'signedIn' } },
    async ({ query }) => ({ value: await readEntryState(project, parseFile(query).file, query.commit) }),
  );
}
