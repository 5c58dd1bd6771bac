import { inBoth } from '#app/i18n/language.ts';
import type { Change, ChangedValue } from '#app/model/changes/schema.server.ts';
import { choiceName, collectionName, fieldName } from '#app/model/field-names/data.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { isLeaf } from '#app/model/localize.ts';
import type { Path } from '#app/model/problems/problem.ts';
import { COLLECTIONS, schemaName } from '#content-check/json-schemas/collections.ts';
import { nameOf } from '#content-check/texts.ts';
import { type Difference, differences, isFields } from './differences.ts';

/** Content of one moment: file below content/, `schemes/vayoshree.yaml` → what stands in it. */
export type ContentState = ReadonlyMap<string, unknown>;

/** What no page says: words about words, and drawings. The records of changes themselves are none either. */
const NOT_TOLD = new Set(['cards', 'changes', 'conformance', 'field-names', 'glossary', 'search-words']);

/** Fields that name what they stand in, the first that is there. */
const LABELS = ['title', 'hostelFullname', 'designation', 'name', 'what', 'heading', 'label', 'step', 'event'];

/** Longer texts are not repeated: who reads of a change wants to know where to look. */
const LONGEST_QUOTE = 60;

/**
 * Everything that two states of the content say differently, file by file: entries that came and went, and within the others
 * each field. Sources stay in the content: no page shows them. Exchanging the states exchanges added and
 * removed, before and after.
 */
export function changesBetween(before: ContentState, after: ContentState): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const collection = collectionOf(file);
    if (collection === undefined || NOT_TOLD.has(collection)) return [];
    const was = before.get(file);
    const is = after.get(file);
    const title = labelOf(is ?? was) ?? inBoth((language) => collectionName(collection, language));
    const entry = { collection, entry: nameOf(file), title };
    if (was === undefined) return [{ kind: 'added' as const, ...entry }];
    if (is === undefined) return [{ kind: 'removed' as const, ...entry }];
    return differences(was, is)
      .filter(({ path }) => fieldAt(path) !== 'source')
      .map((difference) => ({ ...entry, ...told(collection, difference) }));
  });
}

/** `schemes/vayoshree.yaml` → schemes; undefined for a file that no collection knows. */
function collectionOf(file: string): string | undefined {
  const pattern = [file, file.replace(/\/.*/, '/*.yaml')].find((pattern) => pattern in COLLECTIONS);
  return pattern && schemaName(pattern);
}

function told(
  collection: string,
  { path, owners, before, after, reordered }: Difference,
): Omit<Change, 'collection' | 'entry' | 'title'> {
  const kind = reordered ? 'reordered' : before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const name = inBoth((language) => fieldName(collection, path, language));
  const field = { field: path.join('.') || 'the entry', name };
  const value = after ?? before;
  if (isFields(value) && !isLeaf(value))
    return { kind, part: labelOf(value) ?? name, ...(kind === 'changed' && field) };
  const part = isLabel(path) ? undefined : owners.slice(1).map(labelOf).findLast(Boolean);
  const was = quoteOf(collection, path, before);
  const is = quoteOf(collection, path, after);
  const quotes = kind === 'changed' && !(was && is) ? {} : { ...(was && { before: was }), ...(is && { after: is }) };
  return { kind, ...(part && { part }), ...field, ...quotes };
}

const fieldAt = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '');

const isLabel = (path: Path) => LABELS.includes(String(path.at(-1)));

function labelOf(owner: unknown): Bilingual | undefined {
  return isFields(owner) ? LABELS.map((name) => owner[name]).find(isShortText) : undefined;
}

const isShortText = (value: unknown): value is Bilingual =>
  isLeaf(value) && !value.en.startsWith('/') && value.en.length <= 2 * LONGEST_QUOTE;

/** What can be quoted of a value, or nothing. */
function quoteOf(collection: string, path: Path, value: unknown): ChangedValue | undefined {
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
