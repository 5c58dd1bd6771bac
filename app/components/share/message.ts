import { pieceWithin } from './pieceWithin.ts';

/** A longer line is cut: on a phone it would take four. */
const LONGEST_LINE = 120;

/** Title and four facts: what fits into a message without opening it. */
const MOST_LINES = 5;

/** What is sent of a page: its title, the facts of it, a line each, and the address at last. */
export function messageOf({ title, lines, address }: { title: string; lines: readonly string[]; address: string }) {
  const facts = [title, ...lines.filter((line) => line !== '')].slice(0, MOST_LINES);
  return [...facts.map((line) => pieceWithin(line, LONGEST_LINE)), address].join('\n');
}
