import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from '../httpError.ts';
import type { User } from './accounts/accountTypes.ts';
import type { ChangeOfEntry } from './changes/changeTypes.ts';
import { syncWorkshop } from './changes/syncWorkshop.ts';
import { unsourcedParts } from './changes/unsourcedFigures.ts';
import { describeDecision, findUnexplained } from './decisions.ts';
import { entryPage } from './entries/collections.ts';
import { type EntryRequest, parseEntryRequest, type RawRequest } from './entries/entryRequest.ts';
import { type OpenedVersion, readEntry, type Save, type StoredEntry } from './entries/entryStore.ts';
import { retirementOptions } from './entries/retire.ts';
import { describeFigures } from './figures.ts';
import type { RecordUpload } from './fileRoutes.ts';
import type { Folders } from './folders.ts';
import { newEntry } from './forms.ts';
import { type ContentChecks, findEntryProblems, localizeProblems } from './problems.ts';
import { signedInUser } from './shared/access.ts';

/** How the desk keeps drafts, which belong to changes. */
export type ChangeRules = {
  changeOf: (file: string, user: User) => ChangeOfEntry | null;
  saveDraft: (user: User, save: Save & { change: number | undefined }) => StoredEntry;
  discardDraft: (user: User, opened: OpenedVersion) => StoredEntry;
  recordUpload: RecordUpload;
};

/** What the routes for entries need. */
export type Desk = { folders: Folders; checks: ContentChecks; changes: ChangeRules; now: () => Date };

/** Routes that read the value of an entry. */
const WITH_VALUE = ['/api/check', '/api/draft'];

/** Adds a route for one entry, which returns what `respond` returns. */
function addEntryRoute(
  server: FastifyInstance,
  [method, url]: [HTTPMethods, string],
  respond: (request: EntryRequest, user: { user?: User }) => unknown,
): void {
  server.route<{ Querystring: RawRequest; Body: RawRequest }>({
    method,
    url,
    config: { access: method === 'GET' ? 'signedIn' : 'contributor' },
    handler: (request) => {
      const entry = parseEntryRequest({ ...request.query, ...request.body });
      if (entry.value === undefined && WITH_VALUE.includes(url)) throw new HttpError(400, { reason: 'badRequest' });
      return respond(entry, request);
    },
  });
}

/** Adds the routes for entries. */
export function addEntryRoutes(server: FastifyInstance, desk: Desk): void {
  const { folders, changes } = desk;
  addEntryRoute(server, ['GET', '/api/entry'], (request, sender) =>
    describeEntry(desk, request, openEntry(desk, request), signedInUser(sender)),
  );
  addEntryRoute(server, ['POST', '/api/check'], (request) => checkEntry(desk, request));
  addEntryRoute(server, ['GET', '/api/retirement'], ({ collection, file, language }) => ({
    options: retirementOptions(folders, collection.name, file, language) ?? null,
  }));
  addEntryRoute(server, ['PUT', '/api/draft'], (request, sender) => {
    const user = signedInUser(sender);
    const entry = changes.saveDraft(user, request);
    syncWorkshop(folders, desk.now());
    return describeEntry(desk, request, entry, user);
  });
  addEntryRoute(server, ['POST', '/api/discard'], (request, sender) => {
    const user = signedInUser(sender);
    return describeEntry(desk, request, changes.discardDraft(user, request), user);
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
  return {
    problems,
    page: entryPage(collection.name, value),
    figures: describeFigures(desk.folders, file, value),
    unsourced: unsourcedParts(published, value),
    ...(decision && { decision }),
  };
}

/** Adds what the form shows beside the texts of an entry: its page and its change. */
const describeEntry = ({ changes }: Desk, { collection, file }: EntryRequest, entry: StoredEntry, user: User) => ({
  ...entry,
  page: entryPage(collection.name, entry.draft ?? entry.published),
  change: changes.changeOf(file, user),
});

/** Checks an unsaved entry, and what it does not explain yet. */
function findProblems({ folders, now }: Desk, { collection, file, value, language }: EntryRequest) {
  const { published } = readEntry(folders, file);
  const unexplained = findUnexplained(folders, { file, published, value });
  return localizeProblems([...findEntryProblems(collection, file, value, now()), ...unexplained], language);
}
