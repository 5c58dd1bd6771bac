import type { FastifyInstance } from 'fastify';
import type { Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { HttpError } from '../httpError.ts';
import { HEAVY } from './accounts/rateLimits.ts';
import { syncWorkshop } from './changes/syncWorkshop.ts';
import { parseCollection, parseLanguage } from './entries/entryRequest.ts';
import { listCollections } from './entries/listing.ts';
import { listWork } from './entries/work.ts';
import { addEntryRoutes, type Desk } from './entryRoutes.ts';
import { addFileRoutes } from './fileRoutes.ts';
import { takeOutsideChanges } from './folders.ts';
import { createForm } from './forms.ts';
import { addSavingRoutes } from './savingRoutes.ts';
import { createTextSearch } from './search/searchTexts.ts';
import { saveInContent } from './spreadsheets/saveInContent.ts';
import { addSheetRoutes } from './spreadsheets/sheetRoutes.ts';

type FormQuery = { collection: string; language: Language };

/** Adds the JSON routes of the desk for one person. */
export function addRoutes(server: FastifyInstance, desk: Desk): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) return reply.code(error.status).send(error.body);
    throw error;
  });
  addCommonRoutes(server, desk);
  addSavingRoutes(server, desk);
  addSheetRoutes(server, { folders: desk.folders, save: saveInContent(desk) });
}

/** Adds the JSON routes that both desks have. If an entry has changed since it was opened, saving returns status 409 with the new state. */
export function addCommonRoutes(server: FastifyInstance, desk: Desk): void {
  server.get('/api/content', { config: { access: 'signedIn' } }, () => listContent(desk));
  server.get<{ Querystring: FormQuery }>('/api/form', { config: { access: 'signedIn' } }, ({ query }) =>
    createForm(parseCollection(query.collection), parseLanguage(query.language)),
  );
  server.post<{ Body: Pick<FormQuery, 'language'> | null }>(
    '/api/check-all',
    { config: { access: 'signedIn', ...HEAVY } },
    async ({ body }) => ({
      problems: await desk.checks.findAll(parseLanguage(body?.language)),
    }),
  );
  const searchTexts = createTextSearch(desk.folders);
  server.get<{ Querystring: { query?: string; language: string } }>(
    '/api/search',
    { config: { access: 'signedIn' } },
    ({ query: { query = '', language } }) => searchTexts(query, parseLanguage(language)),
  );
  addEntryRoutes(server, desk);
  addFileRoutes(server, desk.folders);
}

function listContent({ folders, preview, changes, checks, now }: Desk) {
  if (changes) syncWorkshop(folders, now());
  else if (takeOutsideChanges(folders)) preview?.refresh();
  // Lists nothing as not recorded in the shared desk, where publishing alone writes to the content.
  const listed = changes ? listCollections(folders, now(), new Set()) : listCollections(folders, now());
  return {
    collections: listed,
    work: listWork(listed, dayInIndia(now())),
    problemCount: checks.problemCount(),
    terms: terms.map(({ en, mr }) => ({ en, mr })),
    preview: preview?.url ?? '',
  };
}
