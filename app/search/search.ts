import type { SearchHit, SearchOutcome } from './entries.ts';
import { readAges } from './query/ages.ts';
import { interpretQuery, type QueryOptions, type QueryWord } from './query/interpretQuery.ts';
import { rankEntries } from './query/ranking.ts';
import { standsForStopWord } from './query/standsForStopWord.ts';
import type { SearchIndex } from './searchIndex.ts';
import { NEGATION } from './text/stem.ts';
import { tokenize, toTerm } from './text/tokens.ts';

/** Finds the entries that match a query. `asTyped` disables spelling correction. */
export function search(index: SearchIndex, query: string, { asTyped = false } = {}): SearchOutcome {
  const words = readQuery(index, query, { asTyped, typing: false });
  const hits = rankEntries(index, words, isSentence(query, words));
  const known = words.filter(isFound);
  const unknown = words.filter((word) => !isFound(word));
  const isOfferable = hits.length === 0 && unknown.length > 0 && rankEntries(index, known).length > 0;
  return {
    hits,
    corrected: correctQuery(query, words),
    unknown: unknown.map(({ typed }) => typed),
    knownWords: isOfferable ? known.map(({ typed }) => typed).join(' ') : undefined,
  };
}

/** Returns the correction of a query, unless the spelling that the page would offer finds nothing: the corrected one if the query was searched `asTyped`, or else the typed one. `outcome`: what the search found. */
export function offerCorrection(
  index: SearchIndex,
  query: string,
  { outcome, asTyped = false }: { outcome: SearchOutcome; asTyped?: boolean },
): string | undefined {
  const { hits, corrected } = asTyped ? search(index, query) : outcome;
  if (corrected === undefined) return undefined;
  const other = asTyped ? hits : search(index, query, { asTyped: true }).hits;
  return other.length > 0 ? corrected : undefined;
}

const isFound = ({ alternatives, age }: QueryWord) => alternatives.length > 0 || age !== undefined;

/** Finds at most `limit` entries for a query whose last word may be unfinished. */
export function suggest(index: SearchIndex, query: string, limit: number): SearchHit[] {
  const words = readQuery(index, query, { asTyped: false, typing: !/\s$/.test(query) });
  return rankEntries(index, words, isSentence(query, words)).slice(0, limit);
}

/** Limits the number of words in a query, because a long pasted text would block a slow phone. */
const MAX_WORDS = 16;

function readQuery(index: SearchIndex, query: string, options: Omit<QueryOptions, 'isNegated'>): QueryWord[] {
  const tokens = tokenize(query);
  const typed = [...new Set(tokens)];
  const inPhrases = wordsOfPhrases(index, tokens);
  const ages = readAges(index, typed);
  const withoutStopWords = typed.filter((word) => inPhrases.has(word) || !standsForStopWord(index, word));
  // Keeps stop words if all other words are common, as in "which schemes can I get".
  const isSpecific = withoutStopWords.some((word) => !index.common.has(toTerm(word)));
  const kept = (isSpecific ? withoutStopWords : typed).slice(0, MAX_WORDS);
  const isNegated = typed.some((word) => toTerm(word) === NEGATION);
  const words = interpretQuery(index, kept, { ...options, isNegated });
  return words.map((word) => (ages.has(word.typed) ? { ...word, age: Number(word.typed) } : word));
}

/** Returns the words that form a known phrase beside each other, because they may be stop words: कोणी नाही. */
function wordsOfPhrases({ synonyms }: SearchIndex, tokens: readonly string[]): ReadonlySet<string> {
  const terms = tokens.map(toTerm);
  const typed = new Set(terms);
  const phrases = synonyms.flat().filter((phrase) => phrase.length > 1 && phrase.every((term) => typed.has(term)));
  const words = phrases.flatMap((phrase) =>
    tokens.flatMap((_, at) => {
      const together = terms.slice(at, at + phrase.length);
      return phrase.every((term) => together.includes(term)) ? tokens.slice(at, at + phrase.length) : [];
    }),
  );
  return new Set(words.filter((word) => toTerm(word) !== NEGATION));
}

function correctQuery(query: string, words: readonly QueryWord[]): string | undefined {
  if (words.every(({ corrected }) => corrected === undefined)) return undefined;
  const corrections = new Map(words.map(({ typed, corrected }) => [typed, corrected ?? typed]));
  return tokenize(query)
    .map((word) => corrections.get(word) ?? word)
    .join(' ');
}

/** Minimum number of words that make a query a sentence. */
const WORDS_OF_SENTENCE = 4;

const isSentence = (query: string, words: readonly QueryWord[]) =>
  tokenize(query).length >= WORDS_OF_SENTENCE || words.some(({ age }) => age !== undefined);
