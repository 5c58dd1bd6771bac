import { inBoth } from '#app/i18n/language.ts';
import type { Change, ChangedValue } from '#app/model/changes/schema.server.ts';
import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { COLLECTIONS, schemaName } from '../json-schemas/collections.ts';
import { nameOf } from '../text/texts.ts';
import { type Difference, differences, isFields } from './differences.ts';

/** File below content/, `schemes/vayoshree.yaml` → its parsed content. */
export type ContentState = ReadonlyMap<string, unknown>;

/** Collections that no page shows; the records of changes themselves among them. */
const UNLISTED = new Set(['cards', 'changes', 'conformance', 'field-names', 'glossary', 'search-words']);

/** Fields that name their entry or part; the first one present counts. */
const LABELS = ['title', 'hostelFullname', 'designation', 'name', 'what', 'heading', 'label', 'step', 'event'];

/** Longer texts, in characters, are named and not quoted. */
const LONGEST_QUOTE = 60;

/**
 * Lists the changes between two states of the content, file by file: added and removed entries, and within the others
 * each field but sources, which no page shows. Exchanging the states exchanges added and removed, before and after.
 */
export function changesBetween(before: ContentState, after: ContentState): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const collection = findCollection(file);
    if (collection === undefined || UNLISTED.has(collection)) return [];
    const was = before.get(file);
    const is = after.get(file);
    const title = findLabel(is ?? was) ?? inBoth((language) => collectionName(collection, language));
    const entry = { collection, entry: nameOf(file), title };
    if (was === undefined) return [{ kind: 'added' as const, ...entry }];
    if (is === undefined) return [{ kind: 'removed' as const, ...entry }];
    return differences(was, is)
      .filter(({ path }) => fieldAt(path) !== 'source')
      .map((difference) => ({ ...entry, ...describeChange(collection, difference) }));
  });
}

/** `schemes/vayoshree.yaml` → schemes; undefined outside of all collections. */
function findCollection(file: string): string | undefined {
  const pattern = [file, file.replace(/\/.*/, '/*.yaml')].find((pattern) => pattern in COLLECTIONS);
  return pattern && schemaName(pattern);
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
  const part = isLabel(path) ? undefined : owners.slice(1).map(findLabel).findLast(Boolean);
  const was = quote(collection, path, before);
  const is = quote(collection, path, after);
  const quotes = kind === 'changed' && !(was && is) ? {} : { ...(was && { before: was }), ...(is && { after: is }) };
  return { kind, ...(part && { part }), ...field, ...quotes };
}

const fieldAt = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '');

const isLabel = (path: Path) => LABELS.includes(String(path.at(-1)));

function findLabel(owner: unknown): Bilingual | undefined {
  return isFields(owner) ? LABELS.map((name) => owner[name]).find(isShortText) : undefined;
}

const isShortText = (value: unknown): value is Bilingual =>
  isLeaf(value) && !value.en.startsWith('/') && value.en.length <= 2 * LONGEST_QUOTE;

function quote(collection: string, path: Path, value: unknown): ChangedValue | undefined {
  if (typeof value === 'number') return figure(fieldAt(path), value);
  if (typeof value === 'string' || typeof value === 'boolean') return plain(collection, path, value);
  if (!isLeaf(value) || value.en.startsWith('/')) return undefined;
  return Math.max(value.en.length, value.mr.length) <= LONGEST_QUOTE
    ? { words: { en: value.en.trim(), mr: value.mr.trim() } }
    : undefined;
}

function figure(field: string, value: number): ChangedValue {
  if (/rupees$/i.test(field) && Number.isSafeInteger(value) && value >= 0) return { rupees: value };
  return /percent$/i.test(field) ? { percent: value } : { number: value };
}

function plain(collection: string, path: Path, value: string | boolean): ChangedValue | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return { day: String(value) };
  const words = inBoth((language) => choiceName(collection, path, value, language));
  if (typeof value === 'boolean' || words.en !== value || words.mr !== value) return { words };
  return value.length <= LONGEST_QUOTE && value !== '' ? { same: value } : undefined;
}
