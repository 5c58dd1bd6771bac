/** Limits a line to about four rows on a phone. */
const LONGEST_LINE = 120;

/** Title and four facts: the visible part of a message. */
const MOST_LINES = 5;

/** Formats title, facts and address, a line each. */
export function formatMessage({ title, lines, address }: { title: string; lines: readonly string[]; address: string }) {
  const facts = [title, ...lines.filter((line) => line !== '')].slice(0, MOST_LINES);
  return [...facts.map((line) => pieceWithin(line, LONGEST_LINE)), address].join('\n');
}

/** Shortens a text to `most` characters between two words, with an ellipsis. */
function pieceWithin(text: string, most: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (oneLine.length <= most) return oneLine;
  const piece = oneLine.slice(0, most);
  return `${piece.slice(0, piece.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}

/** Joins items with commas within `most` characters, at least the first. `more` counts those left out. */
export function joinWithin(things: readonly string[], most: number, more: (left: number) => string): string {
  for (let shown = things.length; shown > 1; shown -= 1) {
    const text = listed(things, shown, more);
    if (text.length <= most) return text;
  }
  return listed(things, 1, more);
}

function listed(things: readonly string[], shown: number, more: (left: number) => string): string {
  const text = things.slice(0, shown).join(', ');
  return shown < things.length ? `${text} ${more(things.length - shown)}` : text;
}
