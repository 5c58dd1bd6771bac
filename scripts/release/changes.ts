import type { Change, ChangedValue } from '#app/model/changes/schema.server.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import { COLLECTIONS, schemaName } from '#scripts/content/json-schemas/collections.ts';
import { nameOf } from '#scripts/content/texts.ts';
import { type Difference, differences, isFields, isText, type Path } from './differences.ts';

/** Content of one moment: file below content/, `schemes/vayoshree.yaml` → what stands in it. */
export type ContentState = ReadonlyMap<string, unknown>;

/** What collections, fields and chosen values are called, in both languages. */
export type Names = {
  collection: (collection: string) => Bilingual;
  field: (collection: string, path: Path) => Bilingual;
  /** A value that nobody gave a name comes back as it is. */
  choice: (collection: string, path: Path, value: string | boolean) => { en: string; mr: string };
};

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
export function changesBetween(before: ContentState, after: ContentState, names: Names): Change[] {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  return files.flatMap((file) => {
    const collection = collectionOf(file);
    if (collection === undefined || NOT_TOLD.has(collection)) return [];
    const was = before.get(file);
    const is = after.get(file);
    const entry = { collection, entry: nameOf(file), title: labelOf(is ?? was) ?? names.collection(collection) };
    if (was === undefined) return [{ kind: 'added' as const, ...entry }];
    if (is === undefined) return [{ kind: 'removed' as const, ...entry }];
    return differences(was, is)
      .filter(({ path }) => fieldAt(path) !== 'source')
      .map((difference) => ({ ...entry, ...told(collection, difference, names) }));
  });
}

/** `schemes/vayoshree.yaml` → schemes; undefined for a file that no collection knows. */
function collectionOf(file: string): string | undefined {
  const pattern = Object.keys(COLLECTIONS).find(
    (pattern) => pattern === file || (pattern.endsWith('/*.yaml') && `${file.split('/')[0]}/*.yaml` === pattern),
  );
  return pattern && schemaName(pattern);
}

function told(
  collection: string,
  difference: Difference,
  names: Names,
): Omit<Change, 'collection' | 'entry' | 'title'> {
  const { path, owners, before, after, reordered } = difference;
  const kind = reordered ? 'reordered' : before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const value = after ?? before;
  if (isFields(value) && !isText(value) && kind !== 'reordered')
    return { kind, part: labelOf(value) ?? names.field(collection, path), ...(kind === 'changed' && fieldOf()) };
  const part = owners.slice(1).map(labelOf).findLast(Boolean);
  const values = { before: quoteOf(collection, path, before, names), after: quoteOf(collection, path, after, names) };
  const quotable = kind !== 'reordered' && (kind !== 'changed' || (values.before && values.after));
  return {
    kind,
    ...(part && !isLabel(path) && { part }),
    ...fieldOf(),
    ...(quotable && values.before && { before: values.before }),
    ...(quotable && values.after && { after: values.after }),
  };

  function fieldOf() {
    return { field: path.join('.') || 'the entry', name: names.field(collection, path) };
  }
}

const fieldAt = (path: Path) => String(path.findLast((step) => typeof step === 'string') ?? '');

const isLabel = (path: Path) => LABELS.includes(String(path.at(-1)));

function labelOf(owner: unknown): Bilingual | undefined {
  return isFields(owner) ? LABELS.map((name) => owner[name]).find(isShortText) : undefined;
}

const isShortText = (value: unknown): value is Bilingual =>
  isText(value) && !value.en.startsWith('/') && value.en.length <= 2 * LONGEST_QUOTE;

/** What can be quoted of a value, or nothing. */
function quoteOf(collection: string, path: Path, value: unknown, names: Names): ChangedValue | undefined {
  if (typeof value === 'number') return figure(fieldAt(path), value);
  if (typeof value === 'boolean') return { words: names.choice(collection, path, value) };
  if (typeof value === 'string') return plain(collection, path, value, names);
  if (!isText(value) || value.en.startsWith('/')) return undefined;
  return Math.max(value.en.length, value.mr.length) <= LONGEST_QUOTE
    ? { words: { en: value.en.trim(), mr: value.mr.trim() } }
    : undefined;
}

function figure(field: string, value: number): ChangedValue {
  if (/rupees$/i.test(field) && Number.isSafeInteger(value) && value >= 0) return { rupees: value };
  return /percent$/i.test(field) ? { percent: value } : { number: value };
}

function plain(collection: string, path: Path, value: string, names: Names): ChangedValue | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return { day: value };
  const words = names.choice(collection, path, value);
  if (words.en !== value || words.mr !== value) return { words };
  return value.length <= LONGEST_QUOTE && value !== '' ? { same: value } : undefined;
}
