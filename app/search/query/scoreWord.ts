import type { SearchIndex } from '../searchIndex.ts';
import type { Alternative } from './interpretQuery.ts';

/** `isOutsideSentences`: a term is in a field other than the everyday sentences. */
export type Score = { score: number; terms: string[]; isOutsideSentences: boolean };

/**
 * Scores each entry by its best alternative. A phrase counts only if the entry contains every term, by the geometric mean, because
 * “money” in a title and “account” somewhere below do not say that an officer took money (पैसे खातो).
 */
export function scoreWord(index: SearchIndex, alternatives: readonly Alternative[]): Map<number, Score> {
  const best = new Map<number, Score>();
  for (const { terms, weight } of alternatives) {
    const byTerm = terms.map((term) => index.scoresOf(term));
    for (const id of byTerm[0]?.keys() ?? []) {
      if (!byTerm.every((scores) => scores.has(id))) continue;
      const product = byTerm.reduce((all, scores) => all * (scores.get(id)?.score ?? 0), 1);
      const score = weight * product ** (1 / terms.length);
      const before = best.get(id) ?? { score: 0, terms: [], isOutsideSentences: false };
      // Highlights the words of a phrase only if the phrase is the best match.
      const isHighlighted = terms.length === 1 || score > before.score;
      best.set(id, {
        score: Math.max(before.score, score),
        terms: isHighlighted ? [...before.terms, ...terms] : before.terms,
        isOutsideSentences: before.isOutsideSentences || byTerm.some((scores) => scores.get(id)?.isOutsideSentences),
      });
    }
  }
  return best;
}
