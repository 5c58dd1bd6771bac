import { findNearest } from '#app/model/editDistance.ts';
import type { SearchIndex, TermMatch } from '../searchIndex.ts';
import { ROMAN_ENDING, standardForms } from '../text/dialect.ts';
import { fold, isDevanagari } from '../text/normalize.ts';
import { consonantKey, phoneticKey, phoneticKeyOfTerm } from '../text/phonetic.ts';
import { toTerm } from '../text/tokens.ts';
import { verbRoot } from '../text/verbs.ts';

/** Minimum length and weight of prefix matches. An unfinished word weighs more: it probably begins a term. */
const PREFIX = { finished: { minLength: 3, weight: 0.4 }, unfinished: { minLength: 2, weight: 0.9 } };

/** Weight of a weak match: a term that ends with the word, or that begins with the same sound in another spelling. */
const LOOSE_WEIGHT = 0.2;

const MIN_SUFFIX_LENGTH = 4;

/** Finds terms that begin with a word. An unknown word also finds Marathi terms that end with it (वेतन: निवृत्तीवेतन). */
export function findPartialMatches({ words, sounds }: SearchIndex, typed: string, isUnfinished: boolean): TermMatch[] {
  const { minLength, weight } = PREFIX[isUnfinished ? 'unfinished' : 'finished'];
  const folded = fold(typed);
  if (folded.length < minLength || /^\d/.test(folded)) return [];
  const ownTerm = toTerm(typed);
  const isKnown = words.has(ownTerm);
  const isLatin = /^[a-z]+$/.test(folded);
  const sound = isLatin && !isKnown ? phoneticKeyOfTerm(folded).sound : '';
  return [...words.keys()].flatMap((term) => {
    if (term === ownTerm) return [];
    if (term.startsWith(folded)) return [{ term, weight: weight * (folded.length / term.length) ** 0.5 }];
    const isSuffix = !isKnown && !isLatin && ownTerm.length >= MIN_SUFFIX_LENGTH && term.endsWith(ownTerm);
    const soundsAlike = sound.length >= minLength && sounds().get(term)?.sound.startsWith(sound);
    return isSuffix || soundsAlike ? [{ term, weight: LOOSE_WEIGHT }] : [];
  });
}

/** Finds the terms that begin with the sound of an unknown Marathi word without its endings: बांदूक begins as बांधायला does. */
export function findSoundBeginnings({ sounds }: SearchIndex, word: string): TermMatch[] {
  if (!isDevanagari(word)) return [];
  return firstFound(standardForms(word), (form) => {
    const { sound } = phoneticKey(form);
    if (sound.length < PREFIX.finished.minLength) return [];
    return [...sounds()].flatMap(([term, key]) =>
      key.sound.startsWith(sound) ? [{ term, weight: LOOSE_WEIGHT }] : [],
    );
  });
}

/** The weight of a term with the same sound, vowels included. */
export const PHONETIC_WEIGHT = 0.7;

/** Many words share a consonant skeleton of this length, so a match must also have the same inner vowels. */
const SHORT_SKELETON = 2;

/** The skeleton that makes a chance match unlikely. */
export const LONG_SKELETON = 3;

/** Finds the Marathi terms that sound most like a word in Roman letters, with or without its ending. */
export function findPhoneticMatches(index: SearchIndex, word: string, minSkeleton = SHORT_SKELETON): TermMatch[] {
  if (!/^[a-z]{3,}$/.test(word)) return [];
  const matches = matchSound(index, word, minSkeleton);
  return matches.length > 0 ? matches : matchSound(index, word.replace(ROMAN_ENDING, ''), minSkeleton);
}

function matchSound({ sounds, bySkeleton }: SearchIndex, word: string, minSkeleton: number): TermMatch[] {
  const typed = phoneticKey(word);
  if (typed.skeleton.length < minSkeleton) return [];
  const isShort = typed.skeleton.length === SHORT_SKELETON;
  const candidates = (bySkeleton().get(typed.skeleton) ?? [])
    .map((term) => ({ term, spelling: sounds().get(term)?.sound ?? '' }))
    .filter(({ spelling }) => !isShort || differInLastVowel(spelling, typed.sound));
  const { nearest, distance } = findNearest(candidates, typed.sound, Math.ceil(typed.sound.length / 4));
  // Terms have lost the last vowel that a typed word still has: mahine is महिन.
  const cut = typed.sound.replace(/[iu]$/, '');
  const isSame = distance === 0 || nearest.some(({ spelling }) => spelling === cut);
  const best = isSame && distance > 0 ? nearest.filter(({ spelling }) => spelling === cut) : nearest;
  return best.map(({ term }) => ({ term, weight: PHONETIC_WEIGHT / (isSame ? 1 : 1 + distance / 4) }));
}

/** Returns whether two sounds are equal or differ only in their last vowel. */
function differInLastVowel(a: string, b: string): boolean {
  return a.replace(/[iu]$/, '') === b.replace(/[iu]$/, '');
}

/** The weight of a word with an ending of dialect, and of one without its nasal sign (सजय, संजय). */
const DIALECT_WEIGHT = 0.9;

/** Finds the term of an unknown word without its endings of dialect. */
export function findDialectMatches(index: SearchIndex, word: string): TermMatch[] {
  const term = standardForms(word)
    .map(toTerm)
    .find((form) => index.words.has(form) || index.scoresOf(form).size > 0);
  return term === undefined ? [] : [{ term, weight: DIALECT_WEIGHT }];
}

/** Weight of another form of a verb, which often has another subject. */
const VERB_FORM_WEIGHT = 0.5;

/** Finds the other forms of a Marathi verb: सोडून finds सोडले, राबतो finds राबते. */
export function findVerbForms({ byVerb }: SearchIndex, word: string): TermMatch[] {
  const term = toTerm(word);
  const root = verbRoot(term);
  const forms = root === undefined ? [] : (byVerb().get(root) ?? []);
  return forms.filter((form) => form !== term).map((form) => ({ term: form, weight: VERB_FORM_WEIGHT }));
}

/** Signs that people leave out: the nasal, and the r above the next letter (फॉर्म). */
const OMITTED = /ं|र्/g;

/** Finds the terms that differ from an unknown Marathi word in signs that it leaves out, or only in spelling (आसरमशाला, आश्रमशाळा). */
export function findAlikeMatches(index: SearchIndex, word: string): TermMatch[] {
  if (!isDevanagari(word)) return [];
  const bare = toTerm(word).replace(OMITTED, '');
  const withSigns = [...index.words.keys()].filter((term) => term.replace(OMITTED, '') === bare);
  if (withSigns.length > 0) return withSigns.map((term) => ({ term, weight: DIALECT_WEIGHT }));
  return firstFound([word, ...standardForms(word)], (form) =>
    matchSound(index, form, form === word ? SHORT_SKELETON : LONG_SKELETON + 1).filter(
      ({ term, weight }) =>
        weight === PHONETIC_WEIGHT && (isLong(form) || spellingOf(term) === spellingOf(toTerm(form))),
    ),
  );
}

/** Many words share a shorter key. */
const MIN_CONSONANTS = 3;

/** Finds the terms that have the same consonants as an unknown word, but for those that are hardly heard. */
export function findConsonantMatches({ byConsonants }: SearchIndex, word: string): TermMatch[] {
  if (!isDevanagari(word)) return [];
  const typed = consonantKey(toTerm(word));
  if (typed.length < MIN_CONSONANTS) return [];
  return (byConsonants().get(typed) ?? []).map((term) => ({ term, weight: MISSPELLING_WEIGHT }));
}

const isLong = (word: string) => phoneticKey(word).skeleton.length >= LONG_SKELETON;

/** Joins only the letters that are confused most, since a short word sounds like many others: पानी is पाणी, but गाणी is not घाणी. */
const spellingOf = (term: string) => term.replace(/ण/g, 'न').replace(/श/g, 'स');

/** Returns what is found for the first of several forms of a word for which anything is found. */
export function firstFound(forms: readonly string[], find: (form: string) => TermMatch[]): TermMatch[] {
  for (const form of forms) {
    const found = find(form);
    if (found.length > 0) return found;
  }
  return [];
}

export const MISSPELLING_WEIGHT = 0.5;

/** Allows fewer mistakes in shorter words, because one mistake often turns a short word into another word. */
function maxMistakes(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Minimum length of words in which any letter may be wrong. Shorter words allow only similar sounds or swapped letters. */
const FREE_LENGTH = { latin: 5, devanagari: 6 };

/** Finds the terms nearest to an unknown word. */
export function findSpellings({ words, sounds }: SearchIndex, word: string): TermMatch[] {
  const typed = toTerm(word);
  const candidates = [...words.keys()].map((term) => ({ term, spelling: term }));
  const matches = matchSpelling(candidates, typed);
  if (typed.length >= (/^[a-z]/.test(typed) ? FREE_LENGTH.latin : FREE_LENGTH.devanagari)) return matches;
  const { skeleton } = phoneticKeyOfTerm(typed);
  return matches.filter(({ term }) => sounds().get(term)?.skeleton === skeleton || sorted(term) === sorted(typed));
}

const sorted = (word: string) => Array.from(word).sort().join('');

/** Finds the Marathi terms whose sound is nearest to a misspelt word in Roman letters: "shishavrutti". */
export function findPhoneticSpellings({ sounds }: SearchIndex, word: string): TermMatch[] {
  if (!/^[a-z]{6,}$/.test(word)) return [];
  const candidates = [...sounds()].map(([term, { sound }]) => ({ term, spelling: sound }));
  return matchSpelling(candidates, phoneticKey(word).sound);
}

/** Compares only candidates with the same first letter, which is seldom misspelt. */
function matchSpelling(candidates: readonly { term: string; spelling: string }[], typed: string): TermMatch[] {
  const max = maxMistakes(typed.length);
  if (max === 0) return [];
  const likely = candidates.filter(({ spelling }) => spelling[0] === typed[0]);
  return findNearest(likely, typed, max).nearest.map(({ term }) => ({ term, weight: MISSPELLING_WEIGHT }));
}
