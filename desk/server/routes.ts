import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { Refused } from '../refused.ts';
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
import { describeFigures } from './figures.ts';
import { addFileRoutes } from './fileRoutes.ts';
import type { Folders } from './folders.ts';
import { createForm, newEntry } from './forms.ts';
import type { Preview } from './preview/preview.ts';
import { type ContentChecks, findEntryProblems, localizeProblems } from './problems.ts';

export type Desk = { folders: Folders; preview: Omit<Preview, 'close'>; checks: ContentChecks; now: () => Date };

/** The query or body of a request for an entry, as the page sends it. */
type Sent = { collection: string; entry: string; language: string; value: unknown; version: string };

/** A request for an entry, its names resolved. */
type EntryRequest = Save & { collection: Collection; entry: string; language: Language };

/** Adds the JSON routes of the desk's page. An entry that changed since it was opened answers 409 with its present state. */
export function addRoutes(server: FastifyInstance, desk: Desk): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.answer);
    throw error;
  });
  server.get('/api/content', () => ({
    collections: listCollections(desk.folders, desk.now()),
    terms: terms.map(({ en, mr }) => ({ en, mr })),
    preview: desk.preview.url,
  }));
  server.get<{ Querystring: Sent }>('/api/form', ({ query }) =>
    createForm(parseCollection(query.collection), parseLanguage(query.language)),
  );
  server.post<{ Body: Sent }>('/api/check-all', async ({ body }) => ({
    problems: await desk.checks.findAll(parseLanguage(body.language)),
  }));
  addEntryRoutes(server, desk);
  addFileRoutes(server, desk.folders);
}

function addEntryRoutes(server: FastifyInstance, desk: Desk): void {
  const add = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    respond: (desk: Desk, request: EntryRequest) => unknown,
  ) =>
    server.route<{ Querystring: Sent; Body: Sent }>({
      method,
      url,
      handler: ({ query, body }) => respond(desk, parseEntryRequest({ ...query, ...body })),
    });
  const describing =
    (change: (desk: Desk, request: EntryRequest) => StoredEntry | Promise<StoredEntry>) =>
    async (_: Desk, request: EntryRequest) =>
      describeEntry(desk, request, await change(desk, request));
  add('GET', '/api/entry', describing(openEntry));
  add('POST', '/api/check', checkEntry);
  add('GET', '/api/retiring', ({ folders }, { collection, file, language }) => ({
    retiring: retirementOptions(folders, collection.name, file, language) ?? null,
  }));
  add(
    'PUT',
    '/api/draft',
    describing(({ folders }, request) => saveDraft(folders, request)),
  );
  add('PUT', '/api/ready', describing(publish));
  add('POST', '/api/discard', describing(discard));
  add('POST', '/api/take-back', describing(takeBack));
  add('DELETE', '/api/entry', describing(remove));
}

/** A new entry begins as a draft that lies nowhere yet. */
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

/** Puts a faultless entry into the content, and sets the day of the site's last update. */
async function publish(desk: Desk, request: EntryRequest): Promise<StoredEntry> {
  await desk.checks.ended();
  const problems = findProblems(desk, request);
  if (problems.length > 0) throw new Refused(422, { problems });
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

async function takeBack(desk: Desk, request: EntryRequest): Promise<StoredEntry> {
  await desk.checks.ended();
  const entry = undoSave(desk.folders, request);
  if (!entry) throw new Refused(404, { message: 'There is no former text.' });
  updateWorkshop(desk, request.file, entry.published);
  return entry;
}

async function remove({ folders, preview, checks, now }: Desk, request: EntryRequest): Promise<StoredEntry> {
  await checks.ended();
  const entry = removeEntry(folders, request.collection.name, request);
  if (!entry) throw new Refused(403, { message: 'It was public, or content still names it: retire it.' });
  setLastUpdated(folders, now());
  preview.refresh();
  return entry;
}

function describeEntry({ folders }: Desk, { collection, file }: EntryRequest, entry: StoredEntry) {
  return {
    ...entry,
    page: entryPage(collection.name, entry.draft ?? entry.published),
    canTakeBack: formerTexts(folders.history, file).length > 0,
  };
}

const findProblems = ({ now }: Desk, { collection, file, value, language }: EntryRequest) =>
  localizeProblems(findEntryProblems(collection, file, value, now()), language);

/** Shows an entry in the preview. Whole entries only: one that is being typed would break its pages. */
function updateWorkshop({ folders, preview }: Desk, file: string, value: unknown): void {
  const { published, draft } = readTexts({ ...folders, content: folders.workshop }, file);
  const text = editYaml(published ?? draft ?? '', value);
  if (text === published) return;
  writeFileAtomic(join(folders.workshop, file), text);
  preview.refresh();
}

function parseEntryRequest(sent: Sent): EntryRequest {
  const collection = parseCollection(sent.collection);
  const file = entryFile(collection, sent.entry);
  if (file === undefined) throw new Refused(400, { message: `${sent.entry} is not the name of an entry.` });
  return { ...sent, collection, file, language: parseLanguage(sent.language) };
}

function parseCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new Refused(400, { message: `There is no collection ${name}.` });
  return collection;
}

function parseLanguage(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
