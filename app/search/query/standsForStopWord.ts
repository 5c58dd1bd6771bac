import type { SearchIndex } from '../searchIndex.ts';
import { standardForms } from '../text/dialect.ts';
import { phoneticKeyOfTerm } from '../text/phonetic.ts';
import { isStopWord } from '../text/stopWords.ts';
import { toTerm } from '../text/tokens.ts';

/** Returns whether a word is a stop word, or unknown and a form or a spelling of one. */
export function standsForStopWord(index: SearchIndex, word: string): boolean {
  if (isStopWord(index.stopWords, word)) return true;
  const term = toTerm(word);
  if (index.words.has(term) || index.scoresOf(term).size > 0) return false;
  return (
    index.stopWordSounds.has(phoneticKeyOfTerm(term).sound) ||
    standardForms(word).some((form) => isStopWord(index.stopWords, form))
  );
}
