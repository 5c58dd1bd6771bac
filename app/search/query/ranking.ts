import type { EntryKind, SearchHit } from '../entries.ts';
import type { SearchIndex } from '../searchIndex.ts';
import { toTerms } from '../text/tokens.ts';
import type { QueryWord } from './interpretQuery.ts';
import type { Score } from './scoreWord.ts';
import { type FoundWord, findRarest, WORDS_IN_SENTENCES, weighWords } from './weighWords.ts';

const KIND_WEIGHT: Partial<Record<EntryKind, number>> = { scheme: 1.1, notice: 0.6, event: 0.65, album: 0.6 };

/** Weight of situations and of what other departments give, which answer sentences rather than single words. A query with an age is a sentence too. */
const SENTENCE_WEIGHT: Partial<Record<EntryKind, { word: number; sentence: number }>> = {
  situation: { word: 0.75, sentence: 1 },
  elsewhere: { word: 0.6, sentence: 0.85 },
  institution: { word: 1, sentence: 0.7 },
};

/** Weight of a page if the query contains every word of its title, such as "schemes". */
const TITLE_WEIGHT = 2;

/** Minimum share of the weight of a query's words that an entry must contain. */
const MIN_SHARE_OF_WORDS = 0.4;

/** An entry mentions a word in passing if it scores below `share` of the best score for the word. The word then counts half. */
const IN_PASSING = { share: 0.1, weight: 0.5 };

/** Weight of an entry without the rarest word of the query. */
const WITHOUT_RAREST = 0.85;

/** Results score at least this share of the best one, and there are never more than `most`. */
const CUT_OFF = { share: 0.2, most: 50 };

/** `hasRarest`: it has the word of `findRarest`. `matched` counts the words found. `coverage` adds up their weights, but words mentioned in passing count half. */
type Candidate = Score & { matched: number; coverage: number; hasRarest: boolean };

/** Finds the entries that contain the words of a query. Sorts them by coverage, then by score; samples and past events follow. */
export function rankEntries(index: SearchIndex, words: readonly QueryWord[], isSentence = false): SearchHit[] {
  const found = weighWords(index, words);
  const required = found.filter(({ isRequired }) => isRequired);
  if (required.some(({ scores }) => scores.size === 0)) return [];
  const isOnlyAge = required.length > 0 && required.every(({ isAge }) => isAge);
  const total = required.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = collectCandidates(found, findRarest(index, found))
    .filter(
      ([, { matched, coverage, isOutsideSentences }]) =>
        coverage > 0 &&
        coverage >= total * MIN_SHARE_OF_WORDS &&
        (isOutsideSentences || matched >= Math.min(required.length, WORDS_IN_SENTENCES)),
    )
    .flatMap(([id, { score, terms, coverage, hasRarest }]) => {
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
          (isOnlyAge ? ageWeight(hit) : 1) *
          (hasRarest ? 1 : WITHOUT_RAREST),
      };
    })
    .sort((a, b) => Number(a.isLast) - Number(b.isLast) || b.score - a.score || a.hit.title.localeCompare(b.hit.title));
  const leading = ranked.filter(({ isLast }) => isLast === ranked[0]?.isLast);
  const least = (leading[0]?.score ?? 0) * CUT_OFF.share;
  return ranked
    .filter(({ score }) => score >= least)
    .slice(0, CUT_OFF.most)
    .map(({ hit }) => hit);
}

/** Weight of a situation that is named after an age, if a query says nothing but an age: it tells of all that begins with it. */
const ONLY_AGE_WEIGHT = 1.5;

const ageWeight = ({ kind, title }: SearchHit) => (kind === 'situation' && /\p{Nd}/u.test(title) ? ONLY_AGE_WEIGHT : 1);

function collectCandidates(words: readonly FoundWord[], rarest: FoundWord | undefined): [id: number, Candidate][] {
  const candidates = new Map<number, Candidate>();
  for (const { scores, best, weight, isRequired, isTopic } of words) {
    for (const [id, { score, terms, isOutsideSentences }] of scores) {
      const before = candidates.get(id) ?? {
        score: 0,
        terms: [],
        isOutsideSentences: false,
        matched: 0,
        coverage: 0,
        hasRarest: false,
      };
      const isInPassing = score < best * IN_PASSING.share;
      candidates.set(id, {
        score: before.score + weight * Math.sqrt(score / best),
        terms: [...before.terms, ...terms],
        isOutsideSentences: before.isOutsideSentences || (isRequired && (isOutsideSentences || isTopic)),
        matched: before.matched + Number(isRequired),
        hasRarest:
          before.hasRarest ||
          rarest === undefined ||
          (rarest.scores.get(id)?.score ?? 0) >= rarest.best * IN_PASSING.share,
        coverage: before.coverage + Number(isRequired) * weight * (isInPassing ? IN_PASSING.weight : 1),
      });
    }
  }
  return [...candidates];
}

function entryWeight({ kind, title, words }: SearchHit, isSentence: boolean): number {
  const ofSentence = SENTENCE_WEIGHT[kind]?.[isSentence ? 'sentence' : 'word'];
  if (ofSentence !== undefined) return ofSentence;
  const isWholeTitle = kind === 'page' && toTerms(title).every((term) => words.includes(term));
  return (KIND_WEIGHT[kind] ?? 1) * (isWholeTitle ? TITLE_WEIGHT : 1);
}
