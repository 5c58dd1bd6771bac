import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { type Collection, collections, entryFile, entryPage } from './entries/collections.ts';
import { listCollections } from './entries/listing.ts';
import { readEntry, type StoredEntry, textsOf } from './entries/readEntry.ts';
import { removeEntry, retirementOptions } from './entries/retire.ts';
import {
  discardDraft,
  EditConflict,
  readFormerText,
  type Save,
  saveDraft,
  saveReady,
  setLastUpdated,
  undoSave,
} from './entries/saveEntry.ts';
import { describeFigures } from './figures.ts';
import { addFileRoutes } from './fileRoutes.ts';
import type { Folders } from './folders.ts';
import { createForm, newEntry } from './forms.ts';
import type { Preview } from './preview/preview.ts';
import { type ContentChecks, localizeProblems, problemsOf } from './problems.ts';

type Named = { collection: string; entry: string };
type Body = Named & { value: unknown; version: string; language: Language };

export type Desk = { folders: Folders; preview: Omit<Preview, 'close'>; checks: ContentChecks; now: () => Date };

/** Adds the JSON routes of the desk's page. An entry that changed since it was opened answers 409 with its present state. */
export function addRoutes(server: FastifyInstance, desk: Desk): void {
  server.setErrorHandler((error, _request, reply) => {
    if (error instanceof EditConflict) return reply.code(409).send(error.stored);
    throw error;
  });
  addReadRoutes(server, desk);
  addSaveRoutes(server, desk);
  addFileRoutes(server, desk.folders);
}

function addReadRoutes(server: FastifyInstance, desk: Desk): void {
  const { folders } = desk;
  server.get('/api/content', () => ({
    collections: listCollections(folders, desk.now()),
    terms: terms.map(({ en, mr }) => ({ en, mr })),
    preview: desk.preview.url,
  }));

  server.get<{ Querystring: { collection: string; language: Language } }>('/api/form', ({ query }) =>
    createForm(parseCollection(query.collection), parseLanguage(query.language)),
  );

  server.get<{ Querystring: Named }>('/api/entry', ({ query }) => {
    const { file } = parseEntry(query);
    const entry = readEntry(folders, file);
    if (entry.draft !== undefined || entry.published !== undefined) return describeEntry(desk, query, entry);
    return describeEntry(desk, query, {
      ...entry,
      draft: newEntry(parseEntry(query).collection, query.entry, folders, desk.now()),
    });
  });

  server.post<{ Body: Body }>('/api/check', ({ body }) => {
    const { collection, file } = parseEntry(body);
    const problems = localizeProblems(
      problemsOf(collection, file, body.value, desk.now()),
      parseLanguage(body.language),
    );
    if (problems.length === 0) updateWorkshop(desk, file, body.value);
    return {
      problems,
      page: entryPage(body.collection, body.value),
      revision: desk.preview.revision(),
      figures: describeFigures(folders, file, body.value),
    };
  });

  server.get<{ Querystring: Named & { language: Language } }>('/api/retiring', ({ query }) => ({
    retiring:
      retirementOptions(folders, query.collection, parseEntry(query).file, parseLanguage(query.language)) ?? null,
  }));

  server.post<{ Body: { language: Language } }>('/api/check-all', async ({ body }) => ({
    problems: await desk.checks.findAll(parseLanguage(body.language)),
  }));
}

function addSaveRoutes(server: FastifyInstance, desk: Desk): void {
  const { folders } = desk;
  const afterChecks = { preHandler: async () => void (await desk.checks.ended()) };
  server.put<{ Body: Body }>('/api/draft', ({ body }) =>
    describeEntry(desk, body, saveDraft(folders, { ...body, ...parseEntry(body) })),
  );

  server.put<{ Body: Body }>('/api/ready', afterChecks, ({ body }, reply) => {
    const { collection, file } = parseEntry(body);
    const problems = localizeProblems(
      problemsOf(collection, file, body.value, desk.now()),
      parseLanguage(body.language),
    );
    if (problems.length > 0) return reply.code(422).send({ problems });
    const saved = publish(desk, { file, value: body.value, version: body.version });
    return describeEntry(desk, body, saved);
  });

  server.post<{ Body: Body }>('/api/discard', ({ body }, _reply) => {
    const { file } = parseEntry(body);
    const entry = discardDraft(folders, file, body.version);
    if (entry.published !== undefined) updateWorkshop(desk, file, entry.published);
    return describeEntry(desk, body, entry);
  });

  server.post<{ Body: Body }>('/api/take-back', afterChecks, ({ body }, reply) => {
    const { file } = parseEntry(body);
    const entry = undoSave(folders, file, body.version);
    if (!entry) return reply.code(404).send({ message: 'There is no former text.' });
    updateWorkshop(desk, file, entry.published);
    return describeEntry(desk, body, entry);
  });

  server.delete<{ Body: Named & { version: string } }>('/api/entry', afterChecks, ({ body }, reply) => {
    const removed = removeEntry(folders, body.collection, parseEntry(body).file, body.version);
    if (!removed) return reply.code(403).send({ message: 'It was public, or content still names it: retire it.' });
    setLastUpdated(folders, desk.now());
    desk.preview.refresh();
    return describeEntry(desk, body, removed);
  });
}

function describeEntry({ folders }: Desk, named: Named, entry: StoredEntry) {
  return {
    ...entry,
    page: entryPage(named.collection, entry.draft ?? entry.published),
    canTakeBack: readFormerText(folders, parseEntry(named).file) !== undefined,
  };
}

/** Puts an entry that is ready into the content, and sets the day of the site's last update. */
function publish(desk: Desk, save: Save): StoredEntry {
  const entry = saveReady(desk.folders, save);
  setLastUpdated(desk.folders, desk.now());
  updateWorkshop(desk, save.file, save.value);
  return entry;
}

/** Shows an entry in the preview. Whole entries only: one that is being typed would break its pages. */
function updateWorkshop({ folders, preview }: Desk, file: string, value: unknown): void {
  const { published, draft } = textsOf({ ...folders, content: folders.workshop }, file);
  const text = editYaml(published ?? draft ?? '', value);
  if (text === published) return;
  writeFileAtomic(join(folders.workshop, file), text);
  preview.refresh();
}

/** Answers 400: the desk's page, the only client, knows the right names. */
class BadRequest extends Error {
  readonly statusCode = 400;
}

function parseCollection(name: string): Collection {
  const collection = collections.get(name);
  if (!collection) throw new BadRequest(`There is no collection ${name}.`);
  return collection;
}

function parseEntry({ collection: name, entry }: Named): { collection: Collection; file: string } {
  const collection = parseCollection(name);
  const file = entryFile(collection, entry);
  if (file === undefined) throw new BadRequest(`${entry} is not the name of an entry.`);
  return { collection, file };
}

function parseLanguage(language: string): Language {
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
