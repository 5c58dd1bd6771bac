import type { EntryKind, SearchHit, SearchOutcome } from './entries.ts';
import { type Alternative, interpretQuery, type QueryOptions, type QueryWord } from './query/interpretQuery.ts';
import type { SearchIndex } from './searchIndex.ts';
import { fold } from './text/normalize.ts';
import { tokenize, toTerm, toTerms } from './text/tokens.ts';

/** Finds the entries that match a query. `asTyped` disables spelling correction. */
export function search(index: SearchIndex, query: string, { asTyped = false } = {}): SearchOutcome {
  const words = readQuery(index, query, { asTyped, typing: false });
  return { hits: rankEntries(index, words), corrected: correctQuery(query, words) };
}

/** Finds at most `limit` entries for a query whose last word may be unfinished. */
export function suggest(index: SearchIndex, query: string, limit: number): SearchHit[] {
  const words = readQuery(index, query, { asTyped: false, typing: !/\s$/.test(query) });
  return rankEntries(index, words).slice(0, limit);
}

/** Limits the number of words in a query, because a long pasted text would block a slow phone. */
const MAX_WORDS = 16;

function readQuery(index: SearchIndex, query: string, options: QueryOptions): QueryWord[] {
  const typed = [...new Set(tokenize(query))];
  const withoutStopWords = typed.filter((word) => !index.quiet.has(fold(word)));
  // Keeps stop words if all other words are common, as in "which schemes can I get".
  const isSpecific = withoutStopWords.some((word) => !index.common.has(toTerm(word)));
  return interpretQuery(index, (isSpecific ? withoutStopWords : typed).slice(0, MAX_WORDS), options);
}

function correctQuery(query: string, words: readonly QueryWord[]): string | undefined {
  if (words.every(({ corrected }) => corrected === undefined)) return undefined;
  const corrections = new Map(words.map(({ typed, corrected }) => [typed, corrected ?? typed]));
  return tokenize(query)
    .map((word) => corrections.get(word) ?? word)
    .join(' ');
}

const KIND_WEIGHT: Partial<Record<EntryKind, number>> = { scheme: 1.1, situation: 0.8, event: 0.8, album: 0.7 };

/** Weight of a page if the query contains every word of its title, such as "schemes". */
const TITLE_WEIGHT = 2;

/** Minimum share of a query's words that an entry must contain. */
const MIN_SHARE_OF_WORDS = 0.5;

/** Minimum number of words that an entry must contain if only its everyday sentences contain them, because these have many words. */
const WORDS_IN_SENTENCES = 2;

/** Lists incomplete matches too if there are fewer complete matches than this. */
const ENOUGH_RESULTS = 3;

/** Weight of common words, which affect only the order of results. */
const COMMON_WEIGHT = 0.3;

/** An entry mentions a word in passing if it scores below `share` of the best score for the word. The word then counts half. */
const IN_PASSING = { share: 0.1, weight: 0.5 };

/** `isOutsideSentences`: a term is in a field other than the everyday sentences. */
type Score = { score: number; terms: string[]; isOutsideSentences: boolean };
/** `matched` counts the words found. `coverage` counts them too, but words mentioned in passing count half. */
type Candidate = Score & { matched: number; coverage: number };

/** Finds the entries that contain the words of a query. Sorts them by coverage, then by score. */
export function rankEntries(index: SearchIndex, words: readonly QueryWord[]): SearchHit[] {
  const required = findRequiredWords(index, words);
  const candidates = collectCandidates(index, words, required);
  const enough = candidates.filter(
    ([, { matched, isOutsideSentences }]) =>
      matched > 0 &&
      matched >= required.length * MIN_SHARE_OF_WORDS &&
      (isOutsideSentences || matched >= Math.min(required.length, WORDS_IN_SENTENCES)),
  );
  const complete = enough.filter(([, { matched }]) => matched === required.length);
  const isCovered = complete.some(([, { coverage }]) => coverage === required.length);
  return (isCovered && complete.length >= ENOUGH_RESULTS ? complete : enough)
    .flatMap(([id, { score, terms, coverage }]) => {
      const entry = index.entries[id];
      if (!entry) return [];
      const hit = { ...entry, words: [...new Set(terms)] };
      return { hit, score: score * entryWeight(hit), coverage };
    })
    .sort((a, b) => b.coverage - a.coverage || b.score - a.score || a.hit.title.localeCompare(b.hit.title))
    .map(({ hit }) => hit);
}

/** Drops common words if there are other words, and unknown words if another word is in a title. */
function findRequiredWords(index: SearchIndex, words: readonly QueryWord[]): readonly QueryWord[] {
  const specific = words.filter(({ typed }) => !index.common.has(toTerm(typed)));
  const required = specific.length > 0 ? specific : words;
  const known = required.filter(({ alternatives }) => alternatives.length > 0);
  return known.some(({ typed }) => isInNames(index, toTerm(typed))) ? known : required;
}

/** Tells whether a term is in a title, a keyword or a synonym. `index.words` also has the words of everyday sentences. */
function isInNames(index: SearchIndex, term: string): boolean {
  const found = [...index.scoresOf(term).values()];
  return index.words.has(term) && (found.length === 0 || found.some(({ isOutsideSentences }) => isOutsideSentences));
}

function collectCandidates(
  index: SearchIndex,
  words: readonly QueryWord[],
  required: readonly QueryWord[],
): [id: number, Candidate][] {
  const candidates = new Map<number, Candidate>();
  for (const word of words) {
    const scores = scoreWord(index, word.alternatives);
    const inPassing = Math.max(...[...scores.values()].map(({ score }) => score)) * IN_PASSING.share;
    const isRequired = required.includes(word);
    for (const [id, { score, terms, isOutsideSentences }] of scores) {
      const before = candidates.get(id) ?? { score: 0, terms: [], isOutsideSentences: false, matched: 0, coverage: 0 };
      candidates.set(id, {
        score: before.score + Math.sqrt(score) * (isRequired ? 1 : COMMON_WEIGHT),
        terms: [...before.terms, ...terms],
        isOutsideSentences: before.isOutsideSentences || (isRequired && isOutsideSentences),
        matched: before.matched + Number(isRequired),
        coverage: before.coverage + Number(isRequired) * (score < inPassing ? IN_PASSING.weight : 1),
      });
    }
  }
  return [...candidates];
}

function entryWeight({ kind, title, words }: SearchHit): number {
  const isWholeTitle = kind === 'page' && toTerms(title).every((term) => words.includes(term));
  return (KIND_WEIGHT[kind] ?? 1) * (isWholeTitle ? TITLE_WEIGHT : 1);
}

/** Scores each entry by its best alternative. A phrase counts only if the entry contains every term. */
export function scoreWord(index: SearchIndex, alternatives: readonly Alternative[]): Map<number, Score> {
  const best = new Map<number, Score>();
  for (const { terms, weight } of alternatives) {
    const byTerm = terms.map((term) => index.scoresOf(term));
    for (const id of byTerm[0]?.keys() ?? []) {
      if (!byTerm.every((scores) => scores.has(id))) continue;
      const sum = byTerm.reduce((all, scores) => all + (scores.get(id)?.score ?? 0), 0);
      const score = (weight * sum) / terms.length;
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
