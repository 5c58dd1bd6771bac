/** A longer line is cut: on a phone it would take four. */
const LONGEST_LINE = 120;

/** Title and four facts: what fits into a message without opening it. */
const MOST_LINES = 5;

/** What is sent of a page: its title, the facts of it, a line each, and the address at last. */
export function formatMessage({ title, lines, address }: { title: string; lines: readonly string[]; address: string }) {
  const facts = [title, ...lines.filter((line) => line !== '')].slice(0, MOST_LINES);
  return [...facts.map((line) => pieceWithin(line, LONGEST_LINE)), address].join('\n');
}

/** The beginning of a text that has at most so many letters, cut between two words, and then with a sign that it goes on. */
function pieceWithin(text: string, most: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (oneLine.length <= most) return oneLine;
  const piece = oneLine.slice(0, most);
  return `${piece.slice(0, piece.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}

/**
 * As many of the things as have room in so many letters, with a comma between. `more` says how many are left out; what
 * it says has room, too. The first is always there.
 */
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
