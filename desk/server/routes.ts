import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '#app/i18n/language.ts';
import { LARGEST_PDF } from '#app/model/fields.server.ts';
import { terms } from '#app/model/glossary/data.server.ts';
import { writeFileAtomic } from '#content-check/writeFileAtomic.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import { LARGEST_UPLOAD } from '../largestUpload.ts';
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
import { saveUpload, toContentFile, UploadError } from './entries/uploads.ts';
import { describeFigures } from './figures.ts';
import type { Folders } from './folders.ts';
import { createForm, newEntry } from './forms.ts';
import type { Preview } from './preview/preview.ts';
import { type ContentChecks, localizeProblems, problemsOf } from './problems.ts';

type Named = { collection: string; entry: string };
type Body = Named & { value: unknown; version: string; language: Language };

/** What the routes need of the desk. */
export type Desk = { folders: Folders; preview: Omit<Preview, 'close'>; checks: ContentChecks; now: () => Date };

/** The questions that the page of the desk asks, each withErrorReplies in JSON. */
export function addRoutes(server: FastifyInstance, desk: Desk): void {
  const { folders } = desk;
  const afterChecks = { preHandler: async () => void (await desk.checks.ended()) };
  const stored = (named: Named, entry: StoredEntry) => ({
    ...entry,
    page: entryPage(named.collection, entry.draft ?? entry.published),
    canTakeBack: readFormerText(folders, parseEntry(named).file) !== undefined,
  });

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
    if (entry.draft !== undefined || entry.published !== undefined) return stored(query, entry);
    return stored(query, { ...entry, draft: newEntry(parseEntry(query).collection, query.entry, folders, desk.now()) });
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

  server.put<{ Body: Body }>('/api/draft', ({ body }, reply) =>
    withErrorReplies(reply, () => stored(body, saveDraft(folders, { ...body, ...parseEntry(body) }))),
  );

  server.put<{ Body: Body }>('/api/ready', afterChecks, ({ body }, reply) =>
    withErrorReplies(reply, () => {
      const { collection, file } = parseEntry(body);
      const problems = localizeProblems(
        problemsOf(collection, file, body.value, desk.now()),
        parseLanguage(body.language),
      );
      if (problems.length > 0) return reply.code(422).send({ problems });
      const saved = publish(desk, { file, value: body.value, version: body.version });
      return stored(body, saved);
    }),
  );

  server.post<{ Body: Body }>('/api/discard', ({ body }, reply) =>
    withErrorReplies(reply, () => {
      const { file } = parseEntry(body);
      const entry = discardDraft(folders, file, body.version);
      if (entry.published !== undefined) updateWorkshop(desk, file, entry.published);
      return stored(body, entry);
    }),
  );

  server.post<{ Body: Body }>('/api/take-back', afterChecks, ({ body }, reply) =>
    withErrorReplies(reply, () => {
      const { file } = parseEntry(body);
      const entry = undoSave(folders, file, body.version);
      if (!entry) return reply.code(404).send({ message: 'There is no former text.' });
      updateWorkshop(desk, file, entry.published);
      return stored(body, entry);
    }),
  );

  server.get<{ Querystring: Named & { language: Language } }>('/api/retiring', ({ query }) => ({
    retiring:
      retirementOptions(folders, query.collection, parseEntry(query).file, parseLanguage(query.language)) ?? null,
  }));

  server.delete<{ Body: Named & { version: string } }>('/api/entry', afterChecks, ({ body }, reply) =>
    withErrorReplies(reply, () => {
      const removed = removeEntry(folders, body.collection, parseEntry(body).file, body.version);
      if (!removed) return reply.code(403).send({ message: 'It was public, or content still names it: retire it.' });
      setLastUpdated(folders, desk.now());
      desk.preview.refresh();
      return stored(body, removed);
    }),
  );

  server.post<{ Body: { language: Language } }>('/api/check-all', async ({ body }) => ({
    problems: await desk.checks.findAll(parseLanguage(body.language)),
  }));

  // Pictures and PDFs come as they are.
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Querystring: { path: string }; Body: Buffer }>(
    '/api/files',
    { bodyLimit: LARGEST_UPLOAD, errorHandler: replyTooLarge },
    ({ query, body }, reply) => withErrorReplies(reply, () => saveUpload(folders, query.path, body)),
  );
  server.get<{ Querystring: { path: string } }>('/api/files', ({ query }, reply) =>
    sendContentFile(folders, query.path, reply),
  );
}

/** An entry that is ready goes into the content; the day on which the site was last updated follows. */
function publish(desk: Desk, save: Save): StoredEntry {
  const entry = saveReady(desk.folders, save);
  setLastUpdated(desk.folders, desk.now());
  updateWorkshop(desk, save.file, save.value);
  return entry;
}

/** What the preview shows of an entry from now on: whole entries only, one that is being typed would break its pages. */
function updateWorkshop({ folders, preview }: Desk, file: string, value: unknown): void {
  const { published, draft } = textsOf({ ...folders, content: folders.workshop }, file);
  const text = editYaml(published ?? draft ?? '', value);
  if (text === published) return;
  writeFileAtomic(join(folders.workshop, file), text);
  preview.refresh();
}

async function withErrorReplies(reply: FastifyReply, answer: () => unknown): Promise<unknown> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof EditConflict) return reply.code(409).send(error.stored);
    if (error instanceof UploadError) return reply.code(415).send({ reason: error.reason, limit: LARGEST_PDF / 1000 });
    throw error;
  }
}

/** Answers in place of the server's own English sentence, because the page says the reason in the editor's language. */
function replyTooLarge(error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error;
  reply.code(413).send({ reason: 'largeFile', limit: LARGEST_UPLOAD / 1_000_000 });
}

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function sendContentFile({ workshop }: Folders, path: string, reply: FastifyReply) {
  const file = join(workshop, toContentFile(path) ?? '');
  const type = TYPES[extname(file)];
  if (!type || !existsSync(file)) return reply.code(404).send({ message: 'There is no such file.' });
  // A drawing may hold script; shown by itself it must not run as the desk.
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .header('x-bytes', String(readFileSync(file).length))
    .type(type)
    .send(readFileSync(file));
}

/** Bad names answer 400: only the desk's own page asks, and it knows the right ones. */
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
