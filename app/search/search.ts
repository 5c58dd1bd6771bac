import type { SearchHit, SearchOutcome } from './entries.ts';
import { fold } from './fold.ts';
import { type QueryWord, type Reading, readQuery } from './meanings.ts';
import { ranked } from './ranking.ts';
import type { SearchIndex } from './searchIndex.ts';
import { termOf } from './terms.ts';
import { splitWords } from './words.ts';

/** What the query finds, best first. `asTyped`: no word is taken for another one that is spelled nearly so. */
export function search(index: SearchIndex, query: string, { asTyped = false } = {}): SearchOutcome {
  const words = read(index, query, { asTyped, typing: false });
  return { hits: ranked(index, words), corrected: correctedQuery(query, words) };
}

/** What may be meant by a query that is still being typed: its last word may be unfinished. */
export function suggest(index: SearchIndex, query: string, most: number): SearchHit[] {
  return ranked(index, read(index, query, { asTyped: false, typing: !/\s$/.test(query) })).slice(0, most);
}

/** A question has no more words that matter; a whole text pasted into the field must not keep a slow phone busy. */
const MOST_WORDS = 16;

function read(index: SearchIndex, query: string, reading: Reading): QueryWord[] {
  const typed = [...new Set(splitWords(query))];
  const spoken = typed.filter((word) => !index.quiet.has(fold(word)));
  // "which schemes can I get" has nothing else to tell: its small words are all there is.
  const telling = spoken.some((word) => !index.common.has(termOf(word))) ? spoken : typed;
  return readQuery(index, telling.slice(0, MOST_WORDS), reading);
}

/** The query with its mistyped words put right, or nothing where there were none. */
function correctedQuery(query: string, words: readonly QueryWord[]): string | undefined {
  if (words.every(({ corrected }) => corrected === undefined)) return undefined;
  const better = new Map(words.map(({ typed, corrected }) => [typed, corrected ?? typed]));
  return splitWords(query)
    .map((word) => better.get(word) ?? word)
    .join(' ');
}
