import type { FastifyInstance } from 'fastify';
import type { Language } from '#app/i18n/language.ts';
import { SHEET_COLLECTIONS } from '#app/model/sheetCollections.ts';
import { createGrids } from '#spreadsheets/export/exportSheets.ts';
import { workbook } from '#spreadsheets/export/workbook.ts';
import { LIMITS } from '#spreadsheets/import/readFile.ts';
import { HttpError } from '../../httpError.ts';
import type { User } from '../accounts/accountTypes.ts';
import { HEAVY } from '../accounts/rateLimits.ts';
import { parseLanguage } from '../entries/entryRequest.ts';
import { readEntry, type Save } from '../entries/entryStore.ts';
import { createTurns } from '../entries/turns.ts';
import type { Folders } from '../folders.ts';
import { signedInUser } from '../shared/access.ts';
import { describeImport, editedEntries, findSheetProblems, planSheets, tooLarge } from './sheetImport.ts';
import type { SheetImport } from './sheetTypes.ts';

/** Saves the entries of an import. Throws an HttpError if one of them may not be changed, before it saves any. */
export type SaveEntries = (user: User, saves: Save[]) => void;

/** `findProblems`: tests replace the check of all content, which takes seconds. */
type SheetDesk = { folders: Folders; save: SaveEntries; findProblems?: typeof findSheetProblems };

type ImportRequest = {
  Params: { collection: string };
  Querystring: { language?: string; state?: string };
  Body: Buffer;
};

/**
 * Adds the routes that export a collection as .xlsx and import it again. An import is first only described. The file is sent again with the
 * `state` of the description to save it, which is refused if an entry has changed meanwhile. Needs the parser of addFileRoutes.
 */
export function addSheetRoutes(server: FastifyInstance, desk: SheetDesk): void {
  const inTurn = createTurns();
  server.get<{ Params: { collection: string } }>(
    '/api/spreadsheets/:collection',
    { config: { access: 'signedIn', ...HEAVY } },
    async ({ params }, reply) => {
      const collection = parseCollection(params.collection);
      const bytes = await workbook(createGrids(collection, editedEntries(desk.folders, collection)));
      return reply
        .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
        .header('content-disposition', `attachment; filename="${collection}.xlsx"`)
        .send(Buffer.from(bytes));
    },
  );
  server.post<ImportRequest>(
    '/api/spreadsheets/:collection',
    { bodyLimit: LIMITS.bytes, errorHandler: refuseLargeSheet, config: { access: 'contributor', ...HEAVY } },
    (request) => {
      const { params, query, body } = request;
      const sent = { collection: parseCollection(params.collection), file: body, user: signedInUser(request) };
      const language = parseLanguage(query.language);
      return inTurn(sent.user.id, () => importSheet(desk, { ...sent, state: query.state }, language));
    },
  );
}

type SentSheet = { collection: string; file: Buffer; user: User; state: string | undefined };

async function importSheet(desk: SheetDesk, sent: SentSheet, language: Language): Promise<SheetImport> {
  const { folders, save, findProblems = findSheetProblems } = desk;
  const { collection, file, user, state } = sent;
  if (!Buffer.isBuffer(file)) throw new HttpError(422, { reason: 'unreadableSheet' });
  const checked = planSheets(folders, collection, file);
  const problems = await findProblems(folders, collection, checked, language);
  const described = describeImport(checked, problems, language);
  if (state === undefined || problems.length > 0) return { ...described, saved: false };
  // Compares again, because the check takes seconds. An entry that changed meanwhile would be refused after others are saved.
  const isUnchanged = checked.saves.every(({ file: path, version }) => readEntry(folders, path).version === version);
  if (state !== checked.state || !isUnchanged) throw new HttpError(409, { reason: 'sheetChanged' });
  save(user, checked.saves);
  return { ...described, saved: true };
}

function parseCollection(name: string): string {
  const collection = SHEET_COLLECTIONS.find((known) => known === name);
  if (!collection) throw new HttpError(404, { reason: 'noSheet' });
  return collection;
}

function refuseLargeSheet(error: Error & { statusCode?: number }): never {
  throw error.statusCode === 413 ? tooLarge() : error;
}
