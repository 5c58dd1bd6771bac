import { isMap, isSeq, type Node, type Pair } from 'yaml';

/** A field of a map: its name and, where there is one, its value. */
export type Field = Pair<Node, Node | null>;

export const nodeRange = (node: Node): [number, number] => [node.range?.[0] ?? 0, node.range?.[1] ?? 0];
export const lineStart = (at: number, text: string) => text.lastIndexOf('\n', at - 1) + 1;
export const columnAt = (at: number, text: string) => at - lineStart(at, text);

export function startOfComments(start: number, text: string): number {
  const above = lineStart(start - 1, text);
  return start > 0 && /^[ \t]*#/.test(text.slice(above, start)) ? startOfComments(above, text) : start;
}

export function lineEnd(at: number, text: string): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** The range of a collection includes the comments below it. */
export function nodeEnd(node: Node): number {
  const last = isMap(node) || isSeq(node) ? node.items.at(-1) : undefined;
  if (!last || ((isMap(node) || isSeq(node)) && node.flow)) return nodeRange(node)[1];
  return isMap(node) ? pairEnd(last as Field) : nodeEnd(last as Node);
}

export function pairEnd({ key, value }: Field): number {
  return value?.range && value.range[1] > value.range[0] ? nodeEnd(value) : nodeRange(key)[1] + 1;
}
