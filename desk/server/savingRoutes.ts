import type { FastifyInstance, HTTPMethods } from 'fastify';
import { HttpError } from '../httpError.ts';
import type { EntryRequest } from './entries/entryRequest.ts';
import { type StoredEntry, saveReady, setLastUpdated, undoSave } from './entries/entryStore.ts';
import { removeEntry } from './entries/retire.ts';
import { addEntryRoute, type Desk, describeEntry, findProblems, updateWorkshop } from './entryRoutes.ts';

/** Adds the routes that write to the content, which only the desk for one person has. */
export function addSavingRoutes(server: FastifyInstance, desk: Desk): void {
  const add = (route: [HTTPMethods, string], save: (desk: Desk, request: EntryRequest) => StoredEntry) =>
    addEntryRoute(server, route, async (request) => {
      await desk.checks.settled();
      return describeEntry(desk, request, save(desk, request));
    });
  add(['PUT', '/api/ready'], publish);
  add(['POST', '/api/undo-save'], undoLastSave);
  add(['DELETE', '/api/entry'], remove);
}

/** Publishes an entry without problems, and sets the date of the site's last update. */
function publish(desk: Desk, request: EntryRequest): StoredEntry {
  const problems = findProblems(desk, request);
  if (problems.length > 0) throw new HttpError(422, { problems });
  const entry = saveReady(desk.folders, request);
  setLastUpdated(desk.folders, desk.now());
  updateWorkshop(desk, request.file, request.value);
  return entry;
}

function undoLastSave(desk: Desk, request: EntryRequest): StoredEntry {
  const entry = undoSave(desk.folders, request);
  if (!entry) throw new HttpError(404, { message: 'There is no former text.' });
  updateWorkshop(desk, request.file, entry.published);
  return entry;
}

function remove({ folders, preview, now }: Desk, request: EntryRequest): StoredEntry {
  const entry = removeEntry(folders, request.collection.name, request);
  if (!entry) throw new HttpError(403, { message: 'It was public, or content still names it: retire it.' });
  setLastUpdated(folders, now());
  preview?.refresh();
  return entry;
}
