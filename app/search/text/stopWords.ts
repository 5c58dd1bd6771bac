import { fold, isDevanagari } from './normalize.ts';
import { phoneticKeyOfTerm } from './phonetic.ts';
import { toTerm } from './tokens.ts';

/** A stop word of fewer letters is known only as it is written, because its stem may be another word: साठी, साठे. */
const MIN_LETTERS = 3;

/** Returns a stop word as the index has it: as a term, so that it stands for all its forms (मिळते, मिळतात). */
export function toStopWord(word: string): string {
  const term = toTerm(word);
  return (term.match(/\p{L}/gu) ?? []).length < MIN_LETTERS ? fold(word) : term;
}

export function isStopWord(stopWords: ReadonlySet<string>, word: string): boolean {
  return stopWords.has(fold(word)) || stopWords.has(toTerm(word));
}

/** A shorter sound is that of many words. */
const MIN_SOUND_LENGTH = 4;

/** Returns the sounds of Marathi stop words, by which their other spellings are known in both scripts. */
export function soundsOf(stopWords: readonly string[]): ReadonlySet<string> {
  const sounds = stopWords.filter(isDevanagari).map((word) => phoneticKeyOfTerm(word).sound);
  return new Set(sounds.filter(({ length }) => length >= MIN_SOUND_LENGTH));
}
