import { inBoth } from '#app/i18n/language.ts';
import type { Change, ChangedValue } from '#app/model/changes/schema.server.ts';
import { collectionKey, schemaName } from '#app/model/collections.server.ts';
import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { entryName } from '../text/texts.ts';
import { type Difference, differences, isFields } from './differences.ts';

/** Maps files in content/, such as `schemes/vayoshree.yaml`, to their parsed content. */
export type ContentState = ReadonlyMap<string, unknown>;

/** Excludes collections that no page shows, and the recorded changes of releases. */
const UNLISTED = new Set([
  'cards',
  'changes',
  'conformance',
  'field-names',
  'glossary',
  'search-words',
  'specification',
]);
/** Fields that contain the name of an entry or part. The first existing field is used. */
const LABELS = ['title', 'hostelFullname', 'designation', 'name', 'what', 'heading', 'label', 'step', 'event'];
/** Excludes sources, and the date of the last update, because every record of changes has its own date. */
const OMITTED = new Set(['source', 'lastUpdated']);
/** Maximum length of a quoted text. For longer texts, only the field is named. */
const MAX_QUOTE_LENGTH = 60;

/**
 * Lists the changes between two versions of the content, file by file: added entries, removed entries, and changed fields
 * of other entries. Omits changed sources and dates of updates.
 */
export function changesBetween(before: ContentState, after: ContentState): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const collection = findCollection(file);
    if (collection === undefined || UNLISTED.has(collection)) return [];
    const [former, current] = [before.get(file), after.get(file)];
    const title = findLabel(current ?? former) ?? inBoth((language) => collectionName(collection, language));
    const entry = { collection, entry: entryName(file), title };
    if (former === undefined) return [{ kind: 'added' as const, ...entry }];
    if (current === undefined) return [{ kind: 'removed' as const, ...entry }];
    return differences(former, current)
      .filter(({ path }) => !OMITTED.has(lastField(path)))
      .map((difference) => ({ ...entry, ...describeChange(collection, difference) }));
  });
}

/** Returns `schemes` for `schemes/vayoshree.yaml`, and undefined for a file outside of all collections. */
function findCollection(file: string): string | undefined {
  const key = collectionKey(file);
  return key && schemaName(key);
}

function describeChange(
  collection: string,
  { path, owners, before, after, reordered }: Difference,
): Omit<Change, 'collection' | 'entry' | 'title'> {
  const kind = reordered ? 'reordered' : before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const name = inBoth((language) => fieldName(collection, path, language));
  const field = { field: path.join('.') || 'the entry', name };
  const value = after ?? before;
  if (isFields(value) && !isLeaf(value))
    return { kind, part: findLabel(value) ?? name, ...(kind === 'changed' && field) };
  const part = LABELS.includes(String(path.at(-1))) ? undefined : owners.slice(1).map(findLabel).findLast(Boolean);
  const [from, to] = [before, after].map((side) => quote(collection, path, side));
  const quotes = kind === 'changed' && !(from && to) ? {} : { ...(from && { before: from }), ...(to && { after: to }) };
  return { kind, ...(part && { part }), ...field, ...quotes };
}

const lastField = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '');
function findLabel(owner: unknown): Bilingual | undefined {
  return isFields(owner) ? LABELS.map((name) => owner[name]).find(isShortText) : undefined;
}

const isShortText = (value: unknown): value is Bilingual =>
  isLeaf(value) && !value.en.startsWith('/') && value.en.length <= 2 * MAX_QUOTE_LENGTH;

function quote(collection: string, path: Path, value: unknown): ChangedValue | undefined {
  if (typeof value === 'number') return quoteNumber(lastField(path), value);
  if (typeof value === 'string' || typeof value === 'boolean') return quotePlain(collection, path, value);
  if (!isLeaf(value) || value.en.startsWith('/')) return undefined;
  return Math.max(value.en.length, value.mr.length) <= MAX_QUOTE_LENGTH
    ? { words: { en: value.en.trim(), mr: value.mr.trim() } }
    : undefined;
}

function quoteNumber(field: string, value: number): ChangedValue {
  if (/rupees$/i.test(field) && Number.isSafeInteger(value) && value >= 0) return { rupees: value };
  return /percent$/i.test(field) ? { percent: value } : { number: value };
}

function quotePlain(collection: string, path: Path, value: string | boolean): ChangedValue | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return { day: String(value) };
  const words = inBoth((language) => choiceName(collection, path, value, language));
  if (typeof value === 'boolean' || words.en !== value || words.mr !== value) return { words };
  return value.length <= MAX_QUOTE_LENGTH && value !== '' ? { same: value } : undefined;
}
