import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parse } from 'yaml';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { HttpError } from '../httpError.ts';
import { type Collection, collections, entryFile, entryPage } from './entries/collections.ts';
import {
  discardDraft,
  formerTexts,
  readEntry,
  readTexts,
  type Save,
  type StoredEntry,
  saveDraft,
  saveReady,
  setLastUpdated,
  undoSave,
} from './entries/entryStore.ts';
import { listCollections } from './entries/listing.ts';
import { removeEntry, retirementOptions } from './entries/retire.ts';
import { listWork } from './entries/work.ts';
import { describeFigures } from './figures.ts';
import { addFileRoutes } from './fileRoutes.ts';
import { type Folders, takeOutsideChanges } from './folders.ts';
import { createForm, newEntry } from './forms.ts';
import type { Preview } from './preview/preview.ts';
import { type ContentChecks, findEntryProblems, localizeProblems } from './problems.ts';
import { createTextSearch } from './search/searchTexts.ts';
import { saveInContent } from './spreadsheets/saveInContent.ts';
import { addSheetRoutes } from './spreadsheets/sheetRoutes.ts';

export type Desk = { folders: Folders; preview: Omit<Preview, 'close'>; checks: ContentChecks; now: () => Date };

/** The query or the body of a request, before it is checked. */
type RawRequest = { collection: string; entry: string; language: string; value: unknown; version: string };

type EntryRequest = Save & { collection: Collection; entry: string; language: Language };

/** Adds the JSON routes. If an entry has changed since it was opened, saving returns status 409 with the new state. */
export function addRoutes(server: FastifyInstance, desk: Desk): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof HttpError) return reply.code(error.status).send(error.body);
    throw error;
  });
  server.get('/api/content', { config: { access: 'signedIn' } }, () => {
    if (takeOutsideChanges(desk.folders)) desk.preview.refresh();
    const listed = listCollections(desk.folders, desk.now());
    return {
      collections: listed,
      work: listWork(listed, dayInIndia(desk.now())),
      problemCount: desk.checks.problemCount(),
      terms: terms.map(({ en, mr }) => ({ en, mr })),
      preview: desk.preview.url,
    };
  });
  server.get<{ Querystring: RawRequest }>('/api/form', { config: { access: 'signedIn' } }, ({ query }) =>
    createForm(parseCollection(query.collection), parseLanguage(query.language)),
  );
  server.post<{ Body: RawRequest }>('/api/check-all', { config: { access: 'signedIn' } }, async ({ body }) => ({
    problems: await desk.checks.findAll(parseLanguage(body.language)),
  }));
  const searchTexts = createTextSearch(desk.folders);
  server.get<{ Querystring: { query: string; language: string } }>(
    '/api/search',
    { config: { access: 'signedIn' } },
    ({ query: { query, language } }) => searchTexts(query, parseLanguage(language)),
  );
  addEntryRoutes(server, desk);
  addFileRoutes(server, desk.folders);
  addSheetRoutes(server, { folders: desk.folders, save: saveInContent(desk) });
}

function addEntryRoutes(server: FastifyInstance, desk: Desk): void {
  const add = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    respond: (desk: Desk, request: EntryRequest) => unknown,
  ) =>
    server.route<{ Querystring: RawRequest; Body: RawRequest }>({
      method,
      url,
      config: { access: method === 'GET' ? 'signedIn' : 'contributor' },
      handler: ({ query, body }) => respond(desk, parseEntryRequest({ ...query, ...body })),
    });
  const describeAfter =
    (change: (desk: Desk, request: EntryRequest) => StoredEntry | Promise<StoredEntry>) =>
    async (_: Desk, request: EntryRequest) =>
      describeEntry(desk, request, await change(desk, request));
  add('GET', '/api/entry', describeAfter(openEntry));
  add('POST', '/api/check', checkEntry);
  add('GET', '/api/retirement', ({ folders }, { collection, file, language }) => ({
    options: retirementOptions(folders, collection.name, file, language) ?? null,
  }));
  add(
    'PUT',
    '/api/draft',
    describeAfter(({ folders }, request) => saveDraft(folders, request)),
  );
  add('PUT', '/api/ready', describeAfter(publish));
  add('POST', '/api/discard', describeAfter(discard));
  add('POST', '/api/undo-save', describeAfter(undoLastSave));
  add('DELETE', '/api/entry', describeAfter(remove));
}

/** Reads an entry. If it does not exist, returns a new entry as a draft without a file. */
function openEntry({ folders, now }: Desk, { collection, entry, file }: EntryRequest): StoredEntry {
  const stored = readEntry(folders, file);
  if (stored.draft !== undefined || stored.published !== undefined) return stored;
  return { ...stored, draft: newEntry(collection, entry, folders, now()) };
}

function checkEntry(desk: Desk, request: EntryRequest) {
  const { collection, file, value } = request;
  const problems = findProblems(desk, request);
  if (problems.length === 0) updateWorkshop(desk, file, value);
  return {
    problems,
    page: entryPage(collection.name, value),
    revision: desk.preview.revision(),
    figures: describeFigures(desk.folders, file, value),
  };
}

/** Publishes an entry without problems, and sets the date of the site's last update. */
async function publish(desk: Desk, request: EntryRequest): Promise<StoredEntry> {
  await desk.checks.settled();
  const problems = findProblems(desk, request);
  if (problems.length > 0) throw new HttpError(422, { problems });
  const entry = saveReady(desk.folders, request);
  setLastUpdated(desk.folders, desk.now());
  updateWorkshop(desk, request.file, request.value);
  return entry;
}

function discard(desk: Desk, request: EntryRequest): StoredEntry {
  const entry = discardDraft(desk.folders, request);
  if (entry.published !== undefined) updateWorkshop(desk, request.file, entry.published);
  return entry;
}

async function undoLastSave(desk: Desk, request: EntryRequest): Promise<StoredEntry> {
  await desk.checks.settled();
  const entry = undoSave(desk.folders, request);
  if (!entry) throw new HttpError(404, { message: 'There is no former text.' });
  updateWorkshop(desk, request.file, entry.published);
  return entry;
}

async function remove({ folders, preview, checks, now }: Desk, request: EntryRequest): Promise<StoredEntry> {
  await checks.settled();
  const entry = removeEntry(folders, request.collection.name, request);
  if (!entry) throw new HttpError(403, { message: 'It was public, or content still names it: retire it.' });
  setLastUpdated(folders, now());
  preview.refresh();
  return entry;
}

function describeEntry({ folders }: Desk, { collection, file }: EntryRequest, entry: StoredEntry) {
  const former = formerTexts(folders.history, file).at(-1);
  return {
    ...entry,
    page: entryPage(collection.name, entry.draft ?? entry.published),
    ...(former !== undefined && { former: parse(readFileSync(former, 'utf8')) as unknown }),
  };
}

const findProblems = ({ now }: Desk, { collection, file, value, language }: EntryRequest) =>
  localizeProblems(findEntryProblems(collection, file, value, now()), language);

/** Shows an entry in the preview. The entry must be valid, because an incomplete entry would break its pages. */
function updateWorkshop({ folders, preview }: Desk, file: string, value: unknown): void {
  const { published, draft } = readTexts({ ...folders, content: folders.workshop }, file);
  const text = editYaml(published ?? draft ?? '', value);
  if (text === published) return;
  writeFileAtomic(join(folders.workshop, file), text);
  preview.refresh();
}

function parseEntryRequest(raw: RawRequest): EntryRequest {
  const collection = parseCollection(raw.collection);
  const file = entryFile(collection, raw.entry);
  if (file === undefined) throw new HttpError(400, { message: `${raw.entry} is not the name of an entry.` });
  return { ...raw, collection, file, language: parseLanguage(raw.language) };
}

function parseCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new HttpError(400, { message: `There is no collection ${name}.` });
  return collection;
}

function parseLanguage(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
