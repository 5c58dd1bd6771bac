import { hash } from 'node:crypto';
import { inBoth, type Language } from '#app/i18n/language.ts';
import { problemSentence } from '#app/model/problems/sentences.ts';
import { formatPlace } from '#spreadsheets/cells/cellProblems.ts';
import { changedTexts, collectProblems, contentCheck } from '#spreadsheets/import/newTexts.ts';
import type { Difference, Plan } from '#spreadsheets/import/plan.ts';
import { planImport } from '#spreadsheets/import/planImport.ts';
import { LIMITS, workbookSheets } from '#spreadsheets/import/readFile.ts';
import { findTable } from '#spreadsheets/import/readTable.ts';
import { type Entry, readEntries } from '#spreadsheets/schema/entries.ts';
import type { RawSheet } from '#spreadsheets/xlsx/readWorkbook.ts';
import { TooLarge } from '#spreadsheets/xlsx/unzip.ts';
import { HttpError } from '../../httpError.ts';
import { writeDecisions } from '../decisions.ts';
import { boundedValue } from '../entries/entryRequest.ts';
import { readEntry, type Save } from '../entries/entryStore.ts';
import { entryTitle } from '../entries/listing.ts';
import { copyContent, type Folders } from '../folders.ts';
import type { ImportedEntry, SheetImport } from './sheetTypes.ts';

/** Reads the entries that the form shows: drafts, and the published entries without a draft. */
export const editedEntries = ({ content, drafts }: Folders, collection: string): Entry[] =>
  readEntries(collection, [content, drafts]);

/** An import before it is saved. `state` identifies the former and the new texts. */
type PlannedImport = { plan: Plan; saves: Save[]; state: string };

/** Compares an .xlsx file with the entries of a collection. Throws an HttpError if it is too large (413) or not a sheet of this collection (422). */
export function planSheets(folders: Folders, collection: string, file: Uint8Array): PlannedImport {
  const sheets = readSheets(file);
  const found = new Set(sheets.flatMap((sheet) => findTable(sheet)?.table.collection ?? []));
  if (found.size === 0) throw new HttpError(422, { reason: 'notASheet' });
  if (found.size > 1 || !found.has(collection)) throw new HttpError(422, { reason: 'otherCollection' });
  const { plan } = planImport(sheets, () => editedEntries(folders, collection));
  const texts = changedTexts(plan);
  const changed = [...plan.entries.values()].filter((entry) => texts.has(entry.file));
  const saves = changed.map(({ file: path, item }): Save => {
    const { version } = readEntry(folders, path);
    return { file: path, version, value: boundedValue(item) };
  });
  return { plan, saves, state: hash('sha256', JSON.stringify(saves)).slice(0, 16) };
}

/** The error for a file with too many bytes, rows or columns. */
export function tooLarge(): HttpError {
  const { sheets, rows, columns, bytes } = LIMITS;
  return new HttpError(413, { reason: 'largeSheet', sheets, rows, columns, megabytes: bytes / 1_000_000 });
}

function readSheets(file: Uint8Array): RawSheet[] {
  if (file.length > LIMITS.bytes) throw tooLarge();
  try {
    return workbookSheets(file);
  } catch (error) {
    throw error instanceof TooLarge ? tooLarge() : new HttpError(422, { reason: 'unreadableSheet' });
  }
}

/** Finds what the command `npm run sheet import` would refuse, with the sheet, row and column of each problem. */
export async function findSheetProblems(
  folders: Folders,
  collection: string,
  { plan, saves }: PlannedImport,
  language: Language,
  checkContent = contentCheck(folders.content, (copy) => copyWithDecisions(folders, saves, copy)),
): Promise<string[]> {
  const problems = await collectProblems(collection, plan, changedTexts(plan), checkContent);
  return problems.map(
    ({ place, ...problem }) => `${formatPlace(language, place)}: ${problemSentence(problem, language)}.`,
  );
}

/** Copies the content, with the decisions of the department that the new entries name. */
function copyWithDecisions(folders: Folders, saves: readonly Save[], copy: string): void {
  copyContent(folders, copy);
  writeDecisions(
    folders,
    copy,
    saves.map(({ file, value }) => [file, value]),
  );
}

/** Describes an import in the language of the editor. */
export function describeImport(
  { plan, saves, state }: PlannedImport,
  problems: string[],
  language: Language,
): Omit<SheetImport, 'saved'> {
  const files = new Set(saves.map(({ file }) => file));
  const differences = Map.groupBy(plan.differences, ({ id }) => id);
  const entries = [...plan.entries.values()].filter(({ id, file }) => files.has(file) || differences.has(id));
  return {
    state,
    problems,
    compared: plan.compared,
    missing: plan.missing.length,
    entries: entries.map((entry) => describeEntry(entry, differences.get(entry.id) ?? [], language)),
  };
}

function describeEntry({ id, file, text, item }: Entry, differences: Difference[], language: Language): ImportedEntry {
  const [collection = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
  return {
    collection,
    entry: name,
    title: entryTitle(item) ?? inBoth(() => id),
    isNew: text === '',
    changes: differences.map(({ place, from, to }) => ({ place: formatPlace(language, place), from, to })),
  };
}
