import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { type AlignedPair, alignLists } from './alignLists.ts';
import { formatInline, formatScalar, formatYaml } from './formatYaml.ts';
import { columnAt, type Field, lineEnd, lineStart, nodeEnd, nodeRange, pairEnd, startOfComments } from './ranges.ts';

/** Replaces the characters from `from` to before `to`. */
type Edit = { from: number; to: number; text: string };

/**
 * Edits YAML so that it parses to `next` (JSON data) with a minimal diff: comments, order and quotation marks stay. A
 * new field follows the one before it in `next`; a comment goes only with its field or item. Throws when the text is
 * not valid YAML.
 */
export function editYaml(text: string, next: unknown): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  const plain = JSON.parse(JSON.stringify(next)) as unknown;
  if (isDeepStrictEqual(document.toJS(), plain)) return text;
  const edits = document.contents ? editsFor(document.contents as Node, plain, text) : undefined;
  const edited = edits && withEdits(text, edits);
  // A save must parse to exactly what the form showed.
  for (const candidate of [edited, `${leadingComments(text)}${formatYaml(plain)}\n`])
    if (candidate !== undefined && isSame(candidate, plain)) return candidate;
  throw new Error('This entry cannot be written as YAML');
}

/** Undefined when the node has to be formatted anew. */
function editsFor(node: Node | null, next: unknown, text: string): Edit[] | undefined {
  if (isScalar(node) && !isCollection(next)) {
    if (node.value === next) return [];
    const [from, to] = nodeRange(node);
    // An empty value has no characters to replace, and a block scalar has its own lines.
    if (from === to || node.type?.startsWith('BLOCK')) return undefined;
    return [{ from, to, text: formatScalar(next, node.type) }];
  }
  if ((isMap(node) || isSeq(node)) && node.flow && node.items.length > 0 && isCollection(next)) {
    const [from, to] = nodeRange(node);
    return [{ from, to, text: formatInline(next) }];
  }
  if (isMap(node) && isRecord(next) && Object.keys(next).length > 0) return mapEdits(node, next, text);
  if (isSeq(node) && Array.isArray(next) && next.length > 0) return listEdits(node, next, text);
  return undefined;
}

function mapEdits(map: YAMLMap, next: Record<string, unknown>, text: string): Edit[] | undefined {
  const pairs = map.items as Field[];
  const first = pairs[0];
  if (!first || !pairs.some((pair) => Object.hasOwn(next, pairKey(pair)))) return undefined;
  const indent = columnAt(nodeRange(first.key)[0], text);
  const edits: Edit[] = [];
  pairs.forEach((pair, place) => {
    const key = pairKey(pair);
    if (!Object.hasOwn(next, key)) edits.push(removePair(pairs, place, text));
    else if (!isDeepStrictEqual(toPlain(pair.value), next[key]))
      edits.push(
        ...(editsFor(pair.value, next[key], text) ?? [
          { from: nodeRange(pair.key)[0], to: pairEnd(pair), text: formatYaml({ [key]: next[key] }, indent) },
        ]),
      );
  });
  const there = new Map(pairs.map((pair) => [pairKey(pair), pair]));
  let before: Field | undefined;
  let added: string[] = [];
  const flush = () => {
    if (added.length > 0) edits.push(insertAfter(before, first, added, indent, text));
    added = [];
  };
  for (const [key, value] of Object.entries(next)) {
    const pair = there.get(key);
    if (pair) {
      flush();
      before = pair;
    } else added.push(formatYaml({ [key]: value }, indent));
  }
  flush();
  return edits;
}

function insertAfter(before: Field | undefined, first: Field, added: string[], indent: number, text: string): Edit {
  const space = ' '.repeat(indent);
  if (!before) {
    const at = nodeRange(first.key)[0];
    return { from: at, to: at, text: added.map((field) => `${field}\n${space}`).join('') };
  }
  const at = lineEnd(pairEnd(before), text);
  return { from: at, to: at, text: added.map((field) => `\n${space}${field}`).join('') };
}

function removePair(pairs: Field[], place: number, text: string): Edit {
  const pair = pairs[place] as Field;
  const from = nodeRange(pair.key)[0];
  const following = pairs[place + 1];
  // The first field of an item shares its line with the hyphen.
  if (place === 0 && following) return { from, to: nodeRange(following.key)[0], text: '' };
  return { from: lineStart(from, text), to: lineEnd(pairEnd(pair), text) + 1, text: '' };
}

function listEdits(list: YAMLSeq, next: unknown[], text: string): Edit[] | undefined {
  const items = list.items as Node[];
  const dash = nodeRange(list)[0];
  const indent = columnAt(dash, text);
  const rows = alignLists(items.map(toPlain), next);
  if (items.length === 0 || rows.every(({ from }) => from === undefined)) return undefined;
  const edits: Edit[] = [];
  let end = startOfComments(lineStart(dash, text), text) - 1;
  for (const row of rows) {
    const item = row.from === undefined ? undefined : items[row.from];
    edits.push(...itemEdits(row, item, { end, indent, next, text }));
    if (item) end = lineEnd(nodeEnd(item), text);
  }
  return edits;
}

type PlaceInList = { end: number; indent: number; next: unknown[]; text: string };

function itemEdits({ to }: AlignedPair, item: Node | undefined, { end, indent, next, text }: PlaceInList): Edit[] {
  const value = to === undefined ? undefined : next[to];
  const asItem = () => `- ${formatYaml(value, indent + 2)}`;
  if (!item) return [{ from: end, to: end, text: `\n${' '.repeat(indent)}${asItem()}` }];
  const from = nodeRange(item)[0];
  if (to === undefined) return [{ from: lineStart(from, text), to: lineEnd(nodeEnd(item), text) + 1, text: '' }];
  return editsFor(item, value, text) ?? [{ from, to: nodeEnd(item), text: asItem().slice(2) }];
}

function withEdits(text: string, edits: Edit[]): string {
  const pieces: string[] = [];
  let end = 0;
  // The sort is stable: two additions at one place keep their order.
  for (const { from, to, text: piece } of edits.toSorted((one, other) => one.from - other.from)) {
    // Above the first line there is no line end to add after.
    pieces.push(text.slice(end, Math.max(from, 0)), from < 0 ? `${piece.slice(1)}\n` : piece);
    end = Math.max(to, 0);
  }
  return pieces.join('') + text.slice(end);
}

function isSame(text: string, value: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(text), value);
  } catch {
    return false;
  }
}

function leadingComments(text: string): string {
  return /^(?:[ \t]*(?:#.*)?\n)*/.exec(text)?.[0] ?? '';
}

const pairKey = (pair: Field): string => (isScalar(pair.key) ? String(pair.key.value) : '');
const toPlain = (node: Node | null): unknown => (node === null ? null : JSON.parse(JSON.stringify(node)));
const isRecord = (value: unknown): value is Record<string, unknown> => isCollection(value) && !Array.isArray(value);
const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null;
