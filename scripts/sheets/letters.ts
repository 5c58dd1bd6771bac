/** The letters of a column, from its place counted from 0: 0 is A, 25 is Z, 26 is AA. */
export function columnLetters(index: number): string {
  const before = Math.floor(index / 26);
  return (before > 0 ? columnLetters(before - 1) : '') + String.fromCharCode(65 + (index % 26));
}
