import type { EntryKind, SearchHit } from '../entries.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { toTerms } from '../text/tokens.ts';
import type { QueryWord } from './interpretQuery.ts';
import type { Score } from './scoreWord.ts';
import { type FoundWord, findKeyWord, WORDS_IN_SENTENCES, weighWords } from './weighWords.ts';

type KindWeight = { word: number; sentence: number };

const always = (weight: number): KindWeight => ({ word: weight, sentence: weight });

/** Weight of each kind for single words and for a sentence. Situations and other departments answer sentences. */
const KIND_WEIGHT: Partial<Record<EntryKind, KindWeight>> = {
  scheme: always(1.1),
  situation: { word: 0.75, sentence: 1 },
  elsewhere: { word: 0.6, sentence: 0.85 },
  institution: { word: 1, sentence: 0.7 },
  notice: always(0.6),
  event: always(0.65),
  album: always(0.6),
};

/** Weight of a page if the query contains every word of its title, such as "schemes". */
const TITLE_WEIGHT = 2;

/** Minimum share of the weight of a query's words that an entry must contain. */
const MIN_SHARE_OF_WORDS = 0.4;

/** An entry mentions a word in passing if it scores below `share` of the best score for the word. The word then counts half. */
const IN_PASSING = { share: 0.1, weight: 0.5 };

/** Weight of an entry without the key word of the query, or that only mentions it in passing. */
const WITHOUT_KEY_WORD = 0.85;

/** Results score at least this share of the best one, and there are never more than `most`. */
const CUT_OFF = { share: 0.2, most: 50 };

type Candidate = Score & {
  /** Number of the words found. */
  matched: number;
  /** Sum of their weights; words mentioned in passing count half. */
  coverage: number;
};

/** Finds the entries that contain the words of a query. Sorts them by coverage, then by score; samples and past events follow. */
export function rankEntries(index: SearchIndex, words: readonly QueryWord[], isSentence = false): SearchHit[] {
  const found = weighWords(index, words);
  const required = found.filter(({ isRequired }) => isRequired);
  if (required.some(({ scores }) => scores.size === 0)) return [];
  const isOnlyAge = required.length > 0 && required.every(({ isAge }) => isAge);
  const total = required.reduce((sum, { weight }) => sum + weight, 0);
  const keyWord = findKeyWord(index, found);
  const hasKeyWord = (id: number) => !keyWord || !isInPassing(keyWord.scores.get(id)?.score ?? 0, keyWord);
  const ranked = collectCandidates(found)
    .filter(
      ([, { matched, coverage, isOutsideSentences }]) =>
        coverage > 0 &&
        coverage >= total * MIN_SHARE_OF_WORDS &&
        (isOutsideSentences || matched >= Math.min(required.length, WORDS_IN_SENTENCES)),
    )
    .flatMap(([id, { score, terms, coverage }]) => {
      const entry = index.entries[id];
      if (!entry) return [];
      const hit = { ...entry, words: [...new Set(terms)] };
      return {
        hit,
        isLast: index.last.has(id),
        score:
          score *
          (coverage / total) *
          entryWeight(hit, isSentence) *
          (isOnlyAge && isNamedAfterAge(index, id) ? ONLY_AGE_WEIGHT : 1) *
          (hasKeyWord(id) ? 1 : WITHOUT_KEY_WORD),
      };
    })
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || b.score - a.score || a.hit.title.localeCompare(b.hit.title));
  const least = (ranked[0]?.score ?? 0) * CUT_OFF.share;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, CUT_OFF.most)
    .map(({ hit }) => hit);
}

/** Weight of an entry that is named after an age, if a query says nothing but an age: it tells of all that begins with it. */
const ONLY_AGE_WEIGHT = 1.5;

/** Tells whether a title contains the lowest age of the people for whom the entry is. Other numbers, as in COVID-19, are no ages. */
function isNamedAfterAge({ ages, entries }: SearchIndex, id: number): boolean {
  const named = toTerms(entries[id]?.title ?? '');
  return ages.some(([entry, min]) => entry === id && named.includes(String(min)));
}

const isInPassing = (score: number, { best }: FoundWord) => score < best * IN_PASSING.share;

const NOTHING: Candidate = { score: 0, terms: [], isOutsideSentences: false, matched: 0, coverage: 0 };

function collectCandidates(words: readonly FoundWord[]): [id: number, Candidate][] {
  const candidates = new Map<number, Candidate>();
  for (const word of words) {
    const { scores, best, weight, isRequired, hasSynonyms } = word;
    for (const [id, { score, terms, isOutsideSentences }] of scores) {
      const before = candidates.get(id) ?? NOTHING;
      candidates.set(id, {
        score: before.score + weight * Math.sqrt(score / best),
        terms: [...before.terms, ...terms],
        isOutsideSentences: before.isOutsideSentences || (isRequired && (isOutsideSentences || hasSynonyms)),
        matched: before.matched + Number(isRequired),
        coverage: before.coverage + Number(isRequired) * weight * (isInPassing(score, word) ? IN_PASSING.weight : 1),
      });
    }
  }
  return [...candidates];
}

function entryWeight({ kind, title, words }: SearchHit, isSentence: boolean): number {
  const weight = KIND_WEIGHT[kind]?.[isSentence ? 'sentence' : 'word'] ?? 1;
  const isWholeTitle = kind === 'page' && toTerms(title).every((term) => words.includes(term));
  return weight * (isWholeTitle ? TITLE_WEIGHT : 1);
}
