import { isDeepStrictEqual } from 'node:util';
import { isMap, isScalar, isSeq, type Node, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { type Aligned, aligned } from './alignLists.ts';
import { printed, printedInline, printedScalar } from './formatYaml.ts';
import { aboveComments, columnOf, endOf, endOfLine, endOfPair, type Field, rangeOf, startOfLine } from './ranges.ts';

/** A piece of the file, from one letter to before another, and what stands there afterwards. */
type Edit = { from: number; to: number; text: string };

/**
 * A YAML text that says `next` (plain data, as JSON has it), with as little changed as possible: comments, order, quotation
 * marks and every line that says the same stay letter for letter. A new field comes after the one that `next` has before
 * it. A comment goes only with the field or list item that it stands in. Throws when the text is not readable as YAML.
 */
export function editYaml(text: string, next: unknown): string {
  const document = parseDocument(text);
  if (document.errors[0]) throw document.errors[0];
  const plain = JSON.parse(JSON.stringify(next)) as unknown;
  if (isDeepStrictEqual(document.toJS(), plain)) return text;
  const edits = document.contents ? changesOf(document.contents as Node, plain, text) : undefined;
  const edited = edits && withEdits(text, edits);
  // Whoever saves must never find something else in the file than what was on the screen.
  for (const candidate of [edited, `${headOf(text)}${printed(plain)}\n`])
    if (candidate !== undefined && isSame(candidate, plain)) return candidate;
  throw new Error('This entry cannot be written as YAML');
}

/** The edits that make a node say `next`; undefined when the node has to be written anew. */
function changesOf(node: Node | null, next: unknown, text: string): Edit[] | undefined {
  if (isScalar(node) && !isCollection(next)) {
    if (node.value === next) return [];
    const [from, to] = rangeOf(node);
    // An empty place has no letters that could be replaced, and a block of text has its own lines.
    if (from === to || node.type?.startsWith('BLOCK')) return undefined;
    return [{ from, to, text: printedScalar(next, node.type) }];
  }
  if ((isMap(node) || isSeq(node)) && node.flow && node.items.length > 0 && isCollection(next)) {
    const [from, to] = rangeOf(node);
    // What stands on one line stays on one line.
    return [{ from, to, text: printedInline(next) }];
  }
  if (isMap(node) && isRecord(next) && Object.keys(next).length > 0) return changesOfMap(node, next, text);
  if (isSeq(node) && Array.isArray(next) && next.length > 0) return changesOfList(node, next, text);
  return undefined;
}

function changesOfMap(map: YAMLMap, next: Record<string, unknown>, text: string): Edit[] | undefined {
  const pairs = map.items as Field[];
  const first = pairs[0];
  if (!first || !pairs.some((pair) => Object.hasOwn(next, keyOf(pair)))) return undefined;
  const indent = columnOf(rangeOf(first.key)[0], text);
  const edits: Edit[] = [];
  pairs.forEach((pair, place) => {
    const key = keyOf(pair);
    if (!Object.hasOwn(next, key)) edits.push(removalOfPair(pairs, place, text));
    else if (!isDeepStrictEqual(plainOf(pair.value), next[key]))
      edits.push(
        ...(changesOf(pair.value, next[key], text) ?? [
          { from: rangeOf(pair.key)[0], to: endOfPair(pair), text: printed({ [key]: next[key] }, indent) },
        ]),
      );
  });
  const there = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  let before: Field | undefined;
  let added: string[] = [];
  const flush = () => {
    if (added.length > 0) edits.push(additionAfter(before, first, added, indent, text));
    added = [];
  };
  for (const [key, value] of Object.entries(next)) {
    const pair = there.get(key);
    if (pair) {
      flush();
      before = pair;
    } else added.push(printed({ [key]: value }, indent));
  }
  flush();
  return edits;
}

/** New fields go below the one before them, or, where they come first, above the first. */
function additionAfter(before: Field | undefined, first: Field, added: string[], indent: number, text: string): Edit {
  const space = ' '.repeat(indent);
  if (!before) {
    const at = rangeOf(first.key)[0];
    return { from: at, to: at, text: added.map((field) => `${field}\n${space}`).join('') };
  }
  const at = endOfLine(endOfPair(before), text);
  return { from: at, to: at, text: added.map((field) => `\n${space}${field}`).join('') };
}

function removalOfPair(pairs: Field[], place: number, text: string): Edit {
  const pair = pairs[place] as Field;
  const from = rangeOf(pair.key)[0];
  const following = pairs[place + 1];
  // The first field of a list item stands on the line of the hyphen, which stays.
  if (place === 0 && following) return { from, to: rangeOf(following.key)[0], text: '' };
  return { from: startOfLine(from, text), to: endOfLine(endOfPair(pair), text) + 1, text: '' };
}

function changesOfList(list: YAMLSeq, next: unknown[], text: string): Edit[] | undefined {
  const items = list.items as Node[];
  const dash = rangeOf(list)[0];
  const indent = columnOf(dash, text);
  const rows = aligned(items.map(plainOf), next);
  if (items.length === 0 || rows.every(({ from }) => from === undefined)) return undefined;
  const edits: Edit[] = [];
  let end = aboveComments(startOfLine(dash, text), text) - 1;
  for (const row of rows) {
    const item = row.from === undefined ? undefined : items[row.from];
    edits.push(...changesOfItem(row, item, { end, indent, next, text }));
    if (item) end = endOfLine(endOf(item), text);
  }
  return edits;
}

type PlaceInList = { end: number; indent: number; next: unknown[]; text: string };

function changesOfItem({ to }: Aligned, item: Node | undefined, { end, indent, next, text }: PlaceInList): Edit[] {
  const value = to === undefined ? undefined : next[to];
  const asItem = () => `- ${printed(value, indent + 2)}`;
  if (!item) return [{ from: end, to: end, text: `\n${' '.repeat(indent)}${asItem()}` }];
  const from = rangeOf(item)[0];
  if (to === undefined) return [{ from: startOfLine(from, text), to: endOfLine(endOf(item), text) + 1, text: '' }];
  return changesOf(item, value, text) ?? [{ from, to: endOf(item), text: asItem().slice(2) }];
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

/** Comment lines above everything else. */
function headOf(text: string): string {
  return /^(?:[ \t]*(?:#.*)?\n)*/.exec(text)?.[0] ?? '';
}

const keyOf = (pair: Field): string => (isScalar(pair.key) ? String(pair.key.value) : '');
const plainOf = (node: Node | null): unknown => (node === null ? null : JSON.parse(JSON.stringify(node)));
const isRecord = (value: unknown): value is Record<string, unknown> => isCollection(value) && !Array.isArray(value);
const isCollection = (value: unknown): value is object => typeof value === 'object' && value !== null;
