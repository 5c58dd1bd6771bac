/** The beginning of a text that has at most so many letters, cut between two words, and then with a sign that it goes on. */
export function pieceWithin(text: string, most: number): string {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (oneLine.length <= most) return oneLine;
  const piece = oneLine.slice(0, most);
  return `${piece.slice(0, piece.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')} …`;
}
