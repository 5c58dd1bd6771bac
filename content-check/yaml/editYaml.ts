import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  type Tags,
  visit,
} from 'yaml';
import { isRecord } from '#app/isRecord.ts';
import { alignLists } from './alignLists.ts';

/** Disables line folding, so that a change affects only its own line. */
const STYLE = { lineWidth: 0, singleQuote: true, doubleQuotedAsJSON: true, simpleKeys: true };
/** Matches dates and numeric ids, which must be quoted to remain strings. */
const DIGITS = /^[0-9][0-9-]*$/;
const CONTROL_CHARACTER = /\p{Cc}/u;

type Fields = Pair<Node, Node | null>[];

/**
 * Edits YAML so that it parses to `next` (JSON data). Keeps comments, order and quotation marks. Removes a comment
 * only together with its field or item. Throws if the text is not valid YAML.
 */
export function editYaml(text: string, next: unknown): string {
  const plain = JSON.parse(JSON.stringify(next)) as unknown;
  const edited = editDocument(text, (document) => {
    document.contents = edit(document.contents, plain, document);
  });
  // Verifies the result, because YAML may parse a written value as a different value.
  assert.deepStrictEqual(parse(edited), plain, 'This entry cannot be written as YAML');
  return edited;
}

/** Applies a change to parsed YAML. Throws when the text is not valid YAML or the result cannot be written. */
export function editDocument(text: string, change: (document: Document) => void): string {
  // Keeps comments at the end separately, because the library would add an empty line above them.
  const end = /(\n+#.*)*\n*$/.exec(text)?.[0] ?? '';
  const document = parseWithEmptyValues(text.slice(0, text.length - end.length));
  change(document);
  try {
    const edited = document.toString(STYLE).replace(/\n$/, '') + (end || '\n');
    return edited.replace(/(\n *-) (?=\n)/g, '$1');
  } catch (cause) {
    throw new Error('This entry cannot be written as YAML', { cause });
  }
}

/** Parses YAML. Writes `~` for empty values, which would otherwise get the comments of the next field. */
export function parseWithEmptyValues(text: string): Document {
  const ends: number[] = [];
  visitScalars(parseDocument(text), ({ value, source, range }) => {
    if (value === null && source === '' && range) ends.push(range[0]);
  });
  const filled = ends.toReversed().reduce((rest, end) => `${rest.slice(0, end)} ~ ${rest.slice(end)}`, text);
  const document: Document = parseDocument(filled, { customTags });
  if (document.errors[0]) throw document.errors[0];
  visitScalars(document, (scalar) => {
    if (scalar.source === '~') scalar.source = '';
  });
  return document;
}

function visitScalars(node: Node | Document, change: (scalar: Scalar) => void): void {
  visit(node, { Scalar: (_, scalar) => change(scalar) });
}

/** Formats flow collections as `[scheme, office]` and `{ en: Gift, mr: भेट }`. */
function customTags(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || !tag.collection) return tag;
    const flowCollectionPadding = tag.collection === 'seq' ? '' : ' ';
    const stringify = (node: Node, ...[context, ...rest]: Parameters<Node['toString']>) =>
      node.toString(context && { ...context, flowCollectionPadding }, ...rest);
    return { ...tag, stringify } as unknown as Tags[number];
  });
}

function edit(node: Node | null, next: unknown, document: Document): Node {
  if (node && isDeepStrictEqual(node.toJS(document), next)) return node;
  if (isMap(node) && node.items.length > 0 && isRecord(next)) {
    node.items = editFields(node.items as Fields, next, document);
    return node;
  }
  if (isSeq(node) && node.items.length > 0 && Array.isArray(next)) {
    const items = node.items as Node[];
    // Moves the comment of the first item, which the parser assigns to the list, back to the item.
    if (items[0] && node.commentBefore) items[0].commentBefore = node.commentBefore;
    node.commentBefore = null;
    const before = items.map((item) => item.toJS(document) as unknown);
    node.items = alignLists(before, next).flatMap(({ from = -1, to }) =>
      to === undefined ? [] : edit(items[from] ?? null, next[to], document),
    );
    return node;
  }
  const { commentBefore = null, comment = null, spaceBefore = false } = node ?? {};
  const created = Object.assign(createNode(next, document), { commentBefore, comment, spaceBefore });
  if (isScalar(node) && isScalar(created) && typeof next === 'string' && node.type?.startsWith('QUOTE'))
    created.type = node.type;
  return created;
}

function editFields(fields: Fields, next: Record<string, unknown>, document: Document): Fields {
  const edited = fields.filter(({ key }) => Object.hasOwn(next, keyName(key)));
  let position = 0;
  for (const [name, value] of Object.entries(next)) {
    const index = edited.findIndex(({ key }) => keyName(key) === name);
    const field = edited[index];
    if (field) field.value = edit(field.value, value, document);
    else edited.splice(position, 0, document.createPair(createNode(name, document), createNode(value, document)));
    position = (field ? index : position) + 1;
  }
  return edited;
}

function createNode(value: unknown, document: Document): Node {
  const node = document.createNode(value);
  visitScalars(node, (scalar) => {
    const text = String(scalar.value);
    if (CONTROL_CHARACTER.test(text)) scalar.type = 'QUOTE_DOUBLE';
    else if (typeof scalar.value === 'string' && DIGITS.test(text)) scalar.type = 'QUOTE_SINGLE';
  });
  return node;
}

const keyName = (key: Node) => (isScalar(key) ? String(key.value) : '');
