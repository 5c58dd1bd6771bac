import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { isDevanagari } from '../text/normalize.ts';
import { isStopWord } from '../text/stopWords.ts';
import { toTerm } from '../text/tokens.ts';
import { scoreAge } from './ages.ts';
import type { QueryWord } from './interpretQuery.ts';
import { MISSPELLING_WEIGHT } from './matchTerms.ts';
import { type Score, scoreWord } from './scoreWord.ts';

/** A word of the query with the entries that contain it. `weight`: higher for rarer words. */
export type FoundWord = {
  scores: ReadonlyMap<number, Score>;
  best: number;
  weight: number;
  isRequired: boolean;
  isAge: boolean;
  hasSynonyms: boolean;
};

/** Minimum number of words that an entry must contain if only its everyday sentences contain them, because these have many words. */
export const WORDS_IN_SENTENCES = 2;

/** Weight of common words, which affect only the order of results. */
const COMMON_WEIGHT = 0.3;

/** Weight of words that only everyday sentences contain, most of which are verbs. */
const EVERYDAY_WEIGHT = 0.8;

/** Scores above this one, those of words in short titles, do not make a word more important. */
const HIGHEST_SCORE = 80;

/** Lowest score of a word in a name, and the highest share of the entries that have a rare word. */
const RARE = { score: 20, share: 0.2 };

/** Drops words that are found nowhere if another word is an age or in a name. Common words are required only if there are no others. */
export function weighWords(index: SearchIndex, words: readonly QueryWord[]): FoundWord[] {
  const hasAge = words.some(({ age }) => age !== undefined);
  const isCommon = ({ typed, inPhrase }: QueryWord) =>
    (!inPhrase && index.common.has(toTerm(typed))) || (hasAge && isStopWord(index.ageWords, typed));
  const specific = words.filter((word) => !isCommon(word));
  const required = specific.length > 0 ? specific : words;
  const certain = required.filter((word) => certainMatches(index, word).length > 0);
  const isKnown = hasAge || certain.length >= WORDS_IN_SENTENCES || certain.some((word) => isInNames(index, word));
  // Two words that are only guessed do not make a topic.
  if (
    required.length > 1 &&
    certain.length === 0 &&
    !hasAge &&
    required.some(({ corrected }) => corrected !== undefined)
  )
    return [];
  return words.flatMap((word) => {
    const scores = scoreWord(index, word.alternatives);
    if (word.age !== undefined) addAge(index, scores, word.age);
    const isRequired = required.includes(word);
    if (scores.size === 0 && (isKnown || !isRequired)) return [];
    const best = Math.max(...[...scores.values()].map(({ score }) => score));
    const rarity = Math.log(1 + index.entries.length / scores.size);
    const isEveryday = [...scores.values()].every(({ isOutsideSentences }) => !isOutsideSentences);
    const share = isRequired ? (isEveryday ? EVERYDAY_WEIGHT : 1) : COMMON_WEIGHT;
    const weight = Math.sqrt(Math.min(best, HIGHEST_SCORE) * rarity) * share;
    return { scores, best, weight, isRequired, isAge: word.age !== undefined, hasSynonyms: word.hasSynonyms === true };
  });
}

/** Adds the entries that are for people of an age. */
function addAge(index: SearchIndex, scores: Map<number, Score>, age: number): void {
  for (const [id, score] of scoreAge(index, age)) {
    const before = scores.get(id);
    scores.set(id, {
      score: Math.max(before?.score ?? 0, score),
      terms: before?.terms ?? [],
      isOutsideSentences: true,
    });
  }
}

/** Shorter words sound like others by chance: "khan" is कान. */
const MIN_SOUND_LENGTH = 5;

/** Returns the terms of a word that are neither corrections nor chance sounds. */
function certainMatches(index: SearchIndex, { typed, matches, alternatives }: QueryWord): TermMatch[] {
  if (scoreWord(index, alternatives).size === 0) return [];
  return matches.filter(
    ({ term, weight }) =>
      weight > MISSPELLING_WEIGHT && (typed.length >= MIN_SOUND_LENGTH || isDevanagari(term) === isDevanagari(typed)),
  );
}

/** Tells whether a word is in a title, a keyword or a synonym. `index.words` also has the words of everyday sentences. */
function isInNames(index: SearchIndex, word: QueryWord): boolean {
  return certainMatches(index, word).some(({ term }) => {
    const found = [...index.scoresOf(term).values()];
    return index.words.has(term) && (found.length === 0 || found.some(({ isOutsideSentences }) => isOutsideSentences));
  });
}

/** Finds the weightiest of the rare words, which one entry has in a name. */
export function findKeyWord(index: SearchIndex, words: readonly FoundWord[]): FoundWord | undefined {
  const most = index.entries.length * RARE.share;
  return words
    .filter(({ isRequired, isAge, best, scores }) => isRequired && !isAge && best >= RARE.score && scores.size < most)
    .sort((a, b) => b.weight - a.weight)[0];
}
