import MiniSearch from 'minisearch';
import type { ScoresOf } from '../postings.ts';
import { toTerms } from '../text/tokens.ts';

/** Searched fields with their weights. */
const FIELDS = { title: 10, plain: 7, other: 6, keywords: 5, sentences: 5, body: 1 } as const;

/** The searched texts of an entry. */
export type IndexedTexts = Record<keyof typeof FIELDS, string>;

/**
 * Scores terms by BM25+ and the weights of the fields in which they occur. An entry is its position in `entries`, and `weights`
 * has its weight. `termsOf`: splits a text, for a caller that keeps the terms of its texts.
 */
export function scoreTerms(
  entries: readonly IndexedTexts[],
  weights: readonly number[] = [],
  termsOf: (text: string) => string[] = toTerms,
): { terms: string[]; scoresOf: ScoresOf } {
  const engine = new MiniSearch<IndexedTexts & { id: number }>({
    fields: Object.keys(FIELDS),
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
    searchOptions: {
      boost: FIELDS,
      boostDocument: (id) => weights[Number(id)] ?? 1,
      tokenize: (term) => [term],
      processTerm: (term) => term,
    },
  });
  engine.addAll(entries.map((texts, id) => ({ ...texts, id })));
  return {
    // Listed on demand, because the desk reads only the scores.
    get terms() {
      return engine.toJSON().index.map(([term]) => term);
    },
    scoresOf: (term) =>
      new Map(
        engine.search(term).map(({ id, score, match }) => {
          const isOutsideSentences = Object.values(match).some((fields) =>
            fields.some((field) => field !== 'sentences'),
          );
          return [Number(id), { score, isOutsideSentences }];
        }),
      ),
  };
}
