import type { EntryKind, SearchHit } from './entries.ts';
import type { QueryWord } from './meanings.ts';
import { type Found, scoresOf } from './scores.ts';
import type { SearchIndex } from './searchIndex.ts';
import { termOf, termsOf } from './terms.ts';

/** Who types "widow pension" looks for the scheme first, and for the pictures of a meeting last. */
const KIND_WEIGHT: Partial<Record<EntryKind, number>> = { scheme: 1.1, event: 0.8, album: 0.7 };

/** Whoever types the whole title of a page, "schemes", means that page, whatever else has the word. */
const NAMED_WEIGHT = 2;

/** A long query finds what has half of its words. */
const SHARE_OF_WORDS = 0.5;

/** So few results that have every word, or only such that have them in passing, leave room for those that have some. */
const FEW = 3;

/** Words of nearly everything here only order what the other words find. */
const COMMON_WEIGHT = 0.3;

/** A word that an entry has only in its text, far from how well the best one has it, is half a word. */
const IN_PASSING = { share: 0.1, counts: 0.5 };

type Candidate = Found & { matched: number; told: number };

/** The entries that have the words of a query, best first. What is about every word stands before what is about some. */
export function ranked(index: SearchIndex, words: readonly QueryWord[]): SearchHit[] {
  const isCommon = ({ typed }: QueryWord) => index.common.has(termOf(typed));
  const telling = words.filter((word) => !isCommon(word));
  const counted = countedWords(index, telling.length > 0 ? telling : words);
  const candidates = new Map<number, Candidate>();
  for (const word of words) {
    const scores = scoresOf(index, word.alternatives);
    const enoughToTell = Math.max(...[...scores.values()].map(({ score }) => score)) * IN_PASSING.share;
    for (const [id, { score, terms }] of scores) {
      const before = candidates.get(id) ?? { score: 0, terms: [], matched: 0, told: 0 };
      const counts = counted.includes(word) ? 1 : 0;
      candidates.set(id, {
        score: before.score + Math.sqrt(score) * (counts || COMMON_WEIGHT),
        terms: [...before.terms, ...terms],
        matched: before.matched + counts,
        told: before.told + counts * (score < enoughToTell ? IN_PASSING.counts : 1),
      });
    }
  }
  const enough = [...candidates].filter(([, { matched }]) => matched > 0 && matched >= counted.length * SHARE_OF_WORDS);
  const whole = enough.filter(([, { matched }]) => matched === counted.length);
  const isFound = whole.length >= FEW && whole.some(([, { told }]) => told === counted.length);
  return (isFound ? whole : enough)
    .map(([id, { score, terms, told }]) => ({ hit: hitOf(index, id, terms), score, told }))
    .sort((a, b) => b.told - a.told || weighed(b) - weighed(a) || a.hit.title.localeCompare(b.hit.title))
    .map(({ hit }) => hit);
}

/** Beside a word of a title, words that nothing here has do not count: "cancer patient help" need not have "patient". */
function countedWords(index: SearchIndex, words: readonly QueryWord[]): readonly QueryWord[] {
  const known = words.filter(({ alternatives }) => alternatives.length > 0);
  return known.some(({ typed }) => index.words.has(termOf(typed))) ? known : words;
}

function weighed({ hit, score }: { hit: SearchHit; score: number }): number {
  const isNamed = hit.kind === 'page' && termsOf(hit.title).every((term) => hit.words.includes(term));
  return score * (KIND_WEIGHT[hit.kind] ?? 1) * (isNamed ? NAMED_WEIGHT : 1);
}

function hitOf({ entries }: SearchIndex, id: number, terms: readonly string[]): SearchHit {
  const stored = entries.getStoredFields(id) as Omit<SearchHit, 'words'>;
  return { ...stored, words: [...new Set(terms)] };
}
