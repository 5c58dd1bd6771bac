import type { FastifyInstance } from 'fastify';
import type { Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { HEAVY } from './accounts/rateLimits.ts';
import { syncWorkshop } from './changes/syncWorkshop.ts';
import { parseCollection, parseLanguage } from './entries/entryRequest.ts';
import { listCollections } from './entries/listing.ts';
import { listWork } from './entries/work.ts';
import { addEntryRoutes, type Desk } from './entryRoutes.ts';
import { addFileRoutes } from './fileRoutes.ts';
import { createForm } from './forms.ts';
import { createTextSearch } from './search/searchTexts.ts';
import { signedInUser } from './shared/access.ts';

type FormQuery = { collection: string; language: Language };

/** Adds the routes for entries and their files. If an entry has changed since it was opened, saving returns status 409 with the new state. */
export function addContentRoutes(server: FastifyInstance, desk: Desk): void {
  server.get('/api/content', { config: { access: 'signedIn', ...HEAVY } }, () => listContent(desk));
  server.get<{ Querystring: FormQuery }>('/api/form', { config: { access: 'signedIn' } }, ({ query }) =>
    createForm(parseCollection(query.collection), parseLanguage(query.language)),
  );
  server.post<{ Body: Pick<FormQuery, 'language'> | null }>(
    '/api/check-all',
    { config: { access: 'signedIn', ...HEAVY } },
    async (request) => ({
      problems: await desk.checks.findAll(signedInUser(request).id, parseLanguage(request.body?.language)),
    }),
  );
  const searchTexts = createTextSearch(desk.folders);
  server.get<{ Querystring: { query?: string; language: string } }>(
    '/api/search',
    { config: { access: 'signedIn' } },
    ({ query: { query = '', language } }) => searchTexts(query, parseLanguage(language)),
  );
  addEntryRoutes(server, desk);
  addFileRoutes(server, desk.folders, desk.changes.recordUpload);
}

function listContent({ folders, checks, now }: Desk) {
  syncWorkshop(folders, now());
  const listed = listCollections(folders, now());
  return {
    collections: listed,
    work: listWork(listed, dayInIndia(now())),
    problemCount: checks.problemCount(),
    terms: terms.map(({ en, mr }) => ({ en, mr })),
  };
}
