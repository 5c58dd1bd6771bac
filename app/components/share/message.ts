/** Limits a line to about five rows on a phone. The longest lead of a situation has this length. */
const MAX_LINE_LENGTH = 160;

/** Title and five facts: the visible part of a message. */
const MAX_LINES = 6;

type Message = { title: string; lines: readonly string[]; caution?: string | undefined; address: string };

/** Formats title, facts, caution and address, each on its own line. */
export function formatMessage({ title, lines, caution, address }: Message) {
  const facts = [title, ...lines.filter((line) => line !== '')].slice(0, MAX_LINES);
  return [...facts.map((line) => shorten(line, MAX_LINE_LENGTH)), ...(caution ? [caution] : []), address].join('\n');
}

/** Cuts a text longer than `maxLength` characters between two words, and ends it with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (oneLine.length <= maxLength) return oneLine;
  const piece = oneLine.slice(0, maxLength);
  return `${piece.slice(0, piece.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}

/** Joins as many items as fit in `maxLength` characters, but at least one. `more` formats the number of omitted items. */
export function joinWithin(
  items: readonly string[],
  maxLength: number,
  more: (omitted: number) => string,
  separator = ', ',
): string {
  for (let count = items.length; ; count -= 1) {
    const joined = items.slice(0, count).join(separator);
    const text = count < items.length ? `${joined} ${more(items.length - count)}` : joined;
    if (count <= 1 || text.length <= maxLength) return text;
  }
}
