import type { Alternative } from './meanings.ts';
import type { SearchIndex } from './searchIndex.ts';

/** How well an entry matches, and with which terms. */
export type Found = { score: number; terms: string[] };

/** Entry → its best match among the alternatives of one word. Of a phrase an entry must have every term. */
export function scoresOf(index: SearchIndex, alternatives: readonly Alternative[]): Map<number, Found> {
  const best = new Map<number, Found>();
  for (const { terms, weight } of alternatives) {
    const found = terms.map((term) => scoresOfTerm(index, term));
    for (const id of found[0]?.keys() ?? []) {
      if (!found.every((scores) => scores.has(id))) continue;
      const sum = found.reduce((all, scores) => all + (scores.get(id) ?? 0), 0);
      const score = (weight * sum) / terms.length;
      const before = best.get(id) ?? { score: 0, terms: [] };
      // The words of a phrase are everyday words; they are marked only where nothing says it better.
      const isTelling = terms.length === 1 || score > before.score;
      best.set(id, {
        score: Math.max(before.score, score),
        terms: isTelling ? [...before.terms, ...terms] : before.terms,
      });
    }
  }
  return best;
}

const remembered = new WeakMap<SearchIndex, Map<string, Map<number, number>>>();

function scoresOfTerm(index: SearchIndex, term: string): Map<number, number> {
  const scores = remembered.get(index) ?? new Map<string, Map<number, number>>();
  remembered.set(index, scores);
  const known = scores.get(term);
  if (known) return known;
  const found = new Map(index.entries.search(term).map(({ id, score }) => [id as number, score]));
  scores.set(term, found);
  return found;
}
