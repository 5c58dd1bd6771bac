import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, LANGUAGES, type Language } from '#app/i18n/language.ts';
import { collections as definitions } from '#app/model/collections.server.ts';
import type { Collection as Definition } from '#app/model/defineCollection.server.ts';
import { collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import { withFigures } from '#app/model/figures/quotes.server.ts';
import { entriesOnDisk, readYaml } from '#app/model/figures/source.server.ts';
import { dayInIndia } from '#app/model/indiaTime.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path, Place } from '#app/model/problems/problem.ts';
import { findStatusIssues, type StatusIssueKind, statusIssueKinds } from '#content-check/entryStatus.ts';
import type { Folders } from '../folders.ts';
import { type Collection, collections, entryOfFile, listEntryNames } from './collections.ts';
import { daysOf, type EntryDays } from './entryDays.ts';

/** `broken`: the file cannot be read. `down`: the portal does not open. */
export type EntryMark = StatusIssueKind | 'draft' | 'new' | 'broken' | 'down';

/** An entry without marks is complete. If the entry has no title, `title` is the file name. */
export type ListedEntry = { entry: string; title: Record<Language, string>; marks: EntryMark[]; days: EntryDays };

export type ListedCollection = {
  collection: string;
  group: CollectionGroup;
  name: Record<Language, string>;
  isFolder: boolean;
  entries: ListedEntry[];
};

/** Collections by use. Those that are seldom edited belong to the group `more`. */
export type CollectionGroup = NonNullable<Definition['desk']> | 'more';

/** Lists all that can be edited. `read`: tests count how often a file is read. */
export function listCollections(folders: Folders, now: Date, read = summarize): ListedCollection[] {
  const today = dayInIndia(now);
  for (const path of summaries.keys()) if (!existsSync(path)) summaries.delete(path);
  return [...collections.values()].map((collection) => ({
    collection: collection.name,
    group: definitions.get(collection.name)?.desk ?? 'more',
    name: inBoth((language) => collectionName(collection.name, language)),
    isFolder: collection.isFolder,
    entries: listEntries(collection, folders, (path, file) => summarizeOnce({ path, file, today }, read)),
  }));
}

function listEntries(
  collection: Collection,
  folders: Folders,
  read: (path: string, file: string) => Summary,
): ListedEntry[] {
  const published = new Set(listEntryNames(collection, folders.content));
  const drafts = new Set(listEntryNames(collection, folders.drafts));
  return [...new Set([...published, ...drafts])].map((entry) => {
    const file = collection.files.replace('*', entry);
    const root = published.has(entry) ? folders.content : folders.drafts;
    const { title, marks, days } = read(join(root, file), file);
    return {
      entry,
      title: title ?? inBoth((language) => entry || collectionName(collection.name, language)),
      marks: [
        ...marks,
        ...(published.has(entry) ? [] : (['new'] as const)),
        ...(drafts.has(entry) ? (['draft'] as const) : []),
      ],
      days,
    };
  });
}

type Summary = Omit<ListedEntry, 'entry' | 'title'> & { title: Record<Language, string> | undefined };

/** What the list shows of each file, by its path, with the state of the file. */
const summaries = new Map<string, { state: string; entry: Summary }>();

/** Summarizes a file again only after it has changed, or on another day, because each page of the desk asks for the whole list. */
function summarizeOnce(
  { path, file, today }: { path: string; file: string; today: string },
  read: typeof summarize,
): Summary {
  const { mtimeMs, size, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const state = [today, mtimeMs, size, ino].join(' ');
  const known = summaries.get(path);
  const entry = known?.state === state ? known.entry : read(path, file, today);
  if (known?.state !== state) summaries.set(path, { state, entry });
  // Replaces quotes each time, because the figures of other entries can change.
  return hasQuote(entry.title) ? { ...entry, title: entryTitle(readEntryValue(path)) } : entry;
}

const hasQuote = (title: Record<Language, string> | undefined) =>
  LANGUAGES.some((language) => title?.[language].includes('{{'));

/** Summarizes a file without the figures that it quotes, which neither marks nor days have. */
export function summarize(path: string, file: string, today: string): Summary {
  const value = readValue(path);
  if (!value) return { title: undefined, marks: ['broken'], days: {} };
  const issues = findStatusIssues({ file: `content/${file}`, entry: value }, today);
  const days = daysOf({ file, entry: value }, issues);
  return {
    title: entryTitle(value),
    marks: [...statusIssueKinds(issues), ...(days.down ? (['down'] as const) : [])],
    days,
  };
}

/** Returns undefined for an unreadable file. */
function readValue(path: string): Record<string, unknown> | undefined {
  const value = readYaml(path);
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

/** Reads an entry and replaces quoted figures with their values, which are in `entries`. Returns undefined for an unreadable file. */
export function readEntryValue(path: string, entries = entriesOnDisk()): Record<string, unknown> | undefined {
  const value = readValue(path);
  try {
    return value && withFigures(value, entries).entry;
  } catch {
    return undefined;
  }
}

export function entryTitle(value: Record<string, unknown> | undefined): Record<Language, string> | undefined {
  const { title, hostelFullname, designation, category } = value ?? {};
  return [title, hostelFullname, designation, category].find(isLeaf);
}

/** A field of an entry that the desk can open. `field` is its label in the editor's language. */
export type EntryLocation = {
  collection: string;
  entry: string;
  title: Partial<Record<Language, string>>;
  field: string;
  path: Path;
};

/** Returns undefined for a file that the desk cannot open, such as a PDF. */
export function locateEntry(
  folders: Pick<Folders, 'content'>,
  { file, path }: Place,
  language: Language,
): EntryLocation | undefined {
  const name = file.replace(/^content\//, '');
  const found = entryOfFile(name);
  if (!found) return undefined;
  const { collection, entry } = found;
  const title = entryTitle(readEntryValue(join(folders.content, name))) ?? {};
  const fieldPath = LANGUAGES.some((code) => code === path.at(-1)) ? path.slice(0, -1) : path;
  const field = fieldPath.length > 0 ? fieldName(collection.name, fieldPath, language) : '';
  return { collection: collection.name, entry, title, field, path };
}
