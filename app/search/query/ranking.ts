import type { EntryKind, SearchHit } from '../entries.ts';
import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { isStopWord } from '../text/stopWords.ts';
import { toTerm, toTerms } from '../text/tokens.ts';
import { scoreAge } from './ages.ts';
import type { Alternative, QueryWord } from './interpretQuery.ts';
import { MISSPELLING_WEIGHT } from './matchTerms.ts';

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

/** Minimum number of words that an entry must contain if only its everyday sentences contain them, because these have many words. */
const WORDS_IN_SENTENCES = 2;

/** Weight of common words, which affect only the order of results. */
const COMMON_WEIGHT = 0.3;

/** Weight of words that only everyday sentences contain, most of which are verbs. */
const EVERYDAY_WEIGHT = 0.8;

/** Scores above this one, those of words in short titles, do not make a word more important. */
const HIGHEST_SCORE = 80;

/** An entry mentions a word in passing if it scores below `share` of the best score for the word. The word then counts half. */
const IN_PASSING = { share: 0.1, weight: 0.5 };

/** Weight of an entry without the rarest word of the query. `name`: lowest score of a word in a name; at `most` this share of the entries have a rare word. */
const WITHOUT_RAREST = { weight: 0.85, name: 20, most: 0.2 };

/** Results score at least this share of the best one, and there are never more than `most`. */
const CUT_OFF = { share: 0.2, most: 50 };

/** `isOutsideSentences`: a term is in a field other than the everyday sentences. */
type Score = { score: number; terms: string[]; isOutsideSentences: boolean };

/** A word of the query with the entries that contain it. `weight`: higher for rarer words. */
type FoundWord = {
  scores: ReadonlyMap<number, Score>;
  best: number;
  weight: number;
  isRequired: boolean;
  isAge: boolean;
  isTopic: boolean;
};

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
          (hasRarest ? 1 : WITHOUT_RAREST.weight),
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

/** Drops words that are found nowhere if another word is in a name. Common words are required only if there are no others. */
function weighWords(index: SearchIndex, words: readonly QueryWord[]): FoundWord[] {
  const hasAge = words.some(({ age }) => age !== undefined);
  const isCommon = ({ typed, inPhrase }: QueryWord) =>
    (!inPhrase && index.common.has(toTerm(typed))) || (hasAge && isStopWord(index.ageWords, typed));
  const specific = words.filter((word) => !isCommon(word));
  const required = specific.length > 0 ? specific : words;
  const certain = required.filter((word) => certainMatches(index, word).length > 0);
  const isKnown = certain.length >= WORDS_IN_SENTENCES || certain.some((word) => isInNames(index, word));
  // Two words that are only guessed do not make a topic.
  if (required.length > 1 && certain.length === 0 && required.some(({ corrected }) => corrected !== undefined))
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
    return { scores, best, weight, isRequired, isAge: word.age !== undefined, isTopic: word.isTopic === true };
  });
}

/** Weight of a situation that is named after an age, if a query says nothing but an age: it tells of all that begins with it. */
const ONLY_AGE_WEIGHT = 1.5;

const ageWeight = ({ kind, title }: SearchHit) => (kind === 'situation' && /\p{Nd}/u.test(title) ? ONLY_AGE_WEIGHT : 1);

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

const isMarathi = (word: string) => /[\u0900-\u097f]/.test(word);

/** Returns the terms of a word that are neither corrections nor chance sounds. */
function certainMatches(index: SearchIndex, { typed, matches, alternatives }: QueryWord): TermMatch[] {
  if (scoreWord(index, alternatives).size === 0) return [];
  return matches.filter(
    ({ term, weight }) =>
      weight > MISSPELLING_WEIGHT && (typed.length >= MIN_SOUND_LENGTH || isMarathi(term) === isMarathi(typed)),
  );
}

/** Tells whether a word is in a title, a keyword or a synonym. `index.words` also has the words of everyday sentences. */
function isInNames(index: SearchIndex, word: QueryWord): boolean {
  return certainMatches(index, word).some(({ term }) => {
    const found = [...index.scoresOf(term).values()];
    return index.words.has(term) && (found.length === 0 || found.some(({ isOutsideSentences }) => isOutsideSentences));
  });
}

/** Finds the weightiest word that few entries have, and one of them in a name. */
function findRarest(index: SearchIndex, words: readonly FoundWord[]): FoundWord | undefined {
  const most = index.entries.length * WITHOUT_RAREST.most;
  return words
    .filter(
      ({ isRequired, isAge, best, scores }) =>
        isRequired && !isAge && best >= WITHOUT_RAREST.name && scores.size < most,
    )
    .sort((a, b) => b.weight - a.weight)[0];
}

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
