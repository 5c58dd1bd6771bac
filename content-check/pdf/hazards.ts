import type { PdfObject } from './objects.ts';
import type { PdfDictionary, PdfValue } from './values.ts';

/** `action` is the name of what is refused. `locked` means encrypted. */
export type PdfHazard = { action: string } | { locked: true };

/** Keys of scripts, forms in XML, embedded files, and actions that start by themselves. */
const REFUSED_KEYS = [
  ...['AA', 'JS', 'JavaScript', 'XFA', 'EF', 'EmbeddedFiles', 'Collection', 'Renditions', 'Requirements'],
  ...['RichMediaContent', 'RichMediaSettings'],
];

/** Kinds of dictionaries that play, run or contain something else than pages. */
const REFUSED_KINDS = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute', 'GoToR', 'GoToE'],
  ...['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'PS'],
];

/** Addresses that a link may open. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)/i;

/** Kinds of actions that `A` and `PA` may name. Only a click starts these. */
const LINKS = ['GoTo', 'URI'];

/** Finds the first thing in a PDF that is neither a page nor a link. */
export function findPdfHazard(objects: readonly PdfObject[]): PdfHazard | undefined {
  const byNumber = Map.groupBy(objects, ({ number }) => number);
  // Follows a reference to all revisions of the object, but only once, because readers accept no reference to a reference.
  const resolve: Resolve = (value) =>
    value !== null && typeof value === 'object' && 'reference' in value
      ? (byNumber.get(value.reference) ?? []).map((object) => object.value)
      : [value ?? null];
  return firstOf(objects, ({ value, stream }) =>
    // The data of a stream with this key are in another file.
    stream && value instanceof Map && value.has('F') ? { action: 'F' } : findInValue(value, resolve),
  );
}

type Resolve = (value: PdfValue | undefined) => PdfValue[];

function findInValue(value: PdfValue, resolve: Resolve): PdfHazard | undefined {
  if (Array.isArray(value)) return firstOf(value, (item) => findInValue(item, resolve));
  if (!(value instanceof Map)) return undefined;
  return findInDictionary(value, resolve) ?? firstOf([...value.values()], (item) => findInValue(item, resolve));
}

function findInDictionary(dictionary: PdfDictionary, resolve: Resolve): PdfHazard | undefined {
  if (dictionary.has('Encrypt')) return { locked: true };
  const key = REFUSED_KEYS.find((name) => dictionary.has(name));
  if (key) return { action: key };
  const kinds = ['S', 'Type', 'Subtype'].flatMap((name) => namesIn(dictionary.get(name), resolve));
  const kind = kinds.find((name) => REFUSED_KINDS.includes(name));
  if (kind) return { action: kind };
  const next = LINKS.some((name) => kinds.includes(name)) ? 'Next' : 'A';
  return (
    findForeignAction(dictionary.get('OpenAction'), ['GoTo'], resolve) ??
    firstOf(['A', 'PA', next], (name) => findForeignAction(dictionary.get(name), LINKS, resolve)) ??
    (hasForeignAddress(dictionary, resolve) ? { action: 'URI' } : undefined)
  );
}

/** Accepts values without a kind, which are destinations or attributes of tags. */
function findForeignAction(value: PdfValue | undefined, allowed: readonly string[], resolve: Resolve) {
  const actions = resolve(value).flatMap((one) => (Array.isArray(one) ? one.flatMap(resolve) : [one]));
  return firstOf(actions, (action) => {
    const names = action instanceof Map ? namesIn(action.get('S'), resolve) : [];
    const foreign = names.find((name) => !allowed.includes(name));
    return foreign ? { action: foreign } : undefined;
  });
}

const hasForeignAddress = (dictionary: PdfDictionary, resolve: Resolve): boolean =>
  resolve(dictionary.get('URI')).some(
    (uri) => uri !== null && typeof uri === 'object' && 'string' in uri && !ADDRESS.test(uri.string),
  );

const namesIn = (value: PdfValue | undefined, resolve: Resolve): string[] =>
  resolve(value).flatMap((one) => (one !== null && typeof one === 'object' && 'name' in one ? [one.name] : []));

function firstOf<Item>(items: readonly Item[], find: (item: Item) => PdfHazard | undefined): PdfHazard | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
