import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { parse } from 'yaml';
import { writeFileAtomic } from '#app/model/writeFileAtomic.server.ts';
import { editYaml } from '#content-check/yaml/editYaml.ts';
import type { User } from './accounts/accountTypes.ts';
import type { ChangeOfEntry } from './changes/changeTypes.ts';
import { syncWorkshop } from './changes/syncWorkshop.ts';
import { unsourcedParts } from './changes/unsourcedFigures.ts';
import { describeDecision, findUnexplained } from './decisions.ts';
import { entryPage } from './entries/collections.ts';
import { type EntryRequest, parseEntryRequest, type RawRequest } from './entries/entryRequest.ts';
import {
  discardDraft,
  formerTexts,
  type OpenedVersion,
  readEntry,
  readTexts,
  type Save,
  type StoredEntry,
  saveDraft,
} from './entries/entryStore.ts';
import { retirementOptions } from './entries/retire.ts';
import { describeFigures } from './figures.ts';
import type { Folders } from './folders.ts';
import { newEntry } from './forms.ts';
import type { Preview } from './preview/preview.ts';
import { type ContentChecks, findEntryProblems, localizeProblems } from './problems.ts';
import { signedInUser } from './shared/access.ts';

/** How the shared desk keeps drafts, which belong to changes there. */
export type ChangeRules = {
  changeOf: (file: string) => ChangeOfEntry | null;
  saveDraft: (user: User, save: Save & { change: number | undefined }) => StoredEntry;
  discardDraft: (user: User, opened: OpenedVersion) => StoredEntry;
};

/** `preview`: only in the desk for one person. `changes`: only in the shared desk. */
export type Desk = {
  folders: Folders;
  preview?: Omit<Preview, 'close'>;
  checks: ContentChecks;
  changes?: ChangeRules;
  now: () => Date;
};

/** Adds a route for one entry, which returns what `respond` returns. `user` is missing in the desk for one person. */
export function addEntryRoute(
  server: FastifyInstance,
  [method, url]: [HTTPMethods, string],
  respond: (request: EntryRequest, user: { user?: User }) => unknown,
): void {
  server.route<{ Querystring: RawRequest; Body: RawRequest }>({
    method,
    url,
    config: { access: method === 'GET' ? 'signedIn' : 'contributor' },
    handler: (request) => respond(parseEntryRequest({ ...request.query, ...request.body }), request),
  });
}

/** Adds the routes for entries that both desks have. */
export function addEntryRoutes(server: FastifyInstance, desk: Desk): void {
  const { folders, changes } = desk;
  addEntryRoute(server, ['GET', '/api/entry'], (request) => describeEntry(desk, request, openEntry(desk, request)));
  addEntryRoute(server, ['POST', '/api/check'], (request) => checkEntry(desk, request));
  addEntryRoute(server, ['GET', '/api/retirement'], ({ collection, file, language }) => ({
    options: retirementOptions(folders, collection.name, file, language) ?? null,
  }));
  addEntryRoute(server, ['PUT', '/api/draft'], (request, sender) => {
    const entry = changes ? changes.saveDraft(signedInUser(sender), request) : saveDraft(folders, request);
    if (changes) syncWorkshop(folders, desk.now());
    return describeEntry(desk, request, entry);
  });
  addEntryRoute(server, ['POST', '/api/discard'], (request, sender) => {
    const entry = changes ? changes.discardDraft(signedInUser(sender), request) : discardDraft(folders, request);
    if (entry.published !== undefined) updateWorkshop(desk, request.file, entry.published);
    return describeEntry(desk, request, entry);
  });
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
  const { published } = readEntry(desk.folders, file);
  const decision = describeDecision(desk.folders, file, published, value);
  if (problems.length === 0) updateWorkshop(desk, file, value);
  return {
    problems,
    page: entryPage(collection.name, value),
    revision: desk.preview?.revision() ?? 0,
    figures: describeFigures(desk.folders, file, value),
    ...(desk.changes && { unsourced: unsourcedParts(published, value) }),
    ...(decision && { decision }),
  };
}

/** Adds what the form shows beside the texts of an entry: its page, its former text, and its change in the shared desk. */
export function describeEntry({ folders, changes }: Desk, { collection, file }: EntryRequest, entry: StoredEntry) {
  const former = formerTexts(folders.history, file).at(-1);
  return {
    ...entry,
    page: entryPage(collection.name, entry.draft ?? entry.published),
    ...(former !== undefined && { former: parse(readFileSync(former, 'utf8')) as unknown }),
    ...(changes && { change: changes.changeOf(file) }),
  };
}

/** Checks an unsaved entry, and what it does not explain yet. The shared desk also asks for the sources of figures that moved. */
export function findProblems({ folders, changes, now }: Desk, { collection, file, value, language }: EntryRequest) {
  const { published } = readEntry(folders, file);
  const unexplained = findUnexplained(folders, { file, published, value }, changes !== undefined);
  return localizeProblems([...findEntryProblems(collection, file, value, now()), ...unexplained], language);
}

/**
 * Shows an entry in the preview, if the desk has one. The entry must be valid, because an incomplete entry would break its pages. The
 * shared desk does not write unsaved texts of several people into one folder.
 */
export function updateWorkshop({ folders, preview }: Desk, file: string, value: unknown): void {
  if (!preview) return;
  const { published, draft } = readTexts({ ...folders, content: folders.workshop }, file);
  const text = editYaml(published ?? draft ?? '', value);
  if (text === published) return;
  writeFileAtomic(join(folders.workshop, file), text);
  preview.refresh();
}
