/** Computes the optimal string alignment distance of two words. Returns `max + 1` for every distance above `max`. */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? (beforeLast[j - 2] ?? max) + 1 : replaced;
      row.push(Math.min(replaced, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > max) return max + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[to.length] ?? 0, max + 1);
}

/** Returns the spellings with the smallest distance to a word, if that is at most `max`. */
export function findNearest<Candidate extends { spelling: string }>(
  candidates: Iterable<Candidate>,
  word: string,
  max: number,
): { nearest: Candidate[]; distance: number } {
  let best = max;
  let nearest: Candidate[] = [];
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate.spelling, best);
    if (distance > best) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(candidate);
  }
  return { nearest, distance: best };
}
