import type { SearchIndex } from '../searchIndex.ts';
import { isStopWord } from '../text/stopWords.ts';

const OLDEST = 110;

/** A number between these is an age even without "years" beside it. 108 and 112 are telephone numbers. */
const AGE_WITHOUT_WORD = { min: 55, max: 100 };

/** Returns the words of a query that are ages. */
export function readAges({ ageWords }: SearchIndex, typed: readonly string[]): ReadonlySet<string> {
  const isAgeWord = (word: string | undefined) => word !== undefined && isStopWord(ageWords, word);
  const ages = typed.filter((word, at) => {
    const age = Number(word);
    if (!Number.isInteger(age) || age < 1 || age > OLDEST) return false;
    const isLikely = age >= AGE_WITHOUT_WORD.min && age <= AGE_WITHOUT_WORD.max;
    return isLikely || isAgeWord(typed[at - 1]) || isAgeWord(typed[at + 1]);
  });
  return new Set(ages);
}

/** Score of the entry with a bound nearest to the age: as high as a word in a title. */
const AGE_SCORE = 80;

/** Lowers the score quickly with the distance: at 66, what begins at 65 is meant, and not what begins at 18. */
const NEARNESS_POWER = 12;

/** Scores the entries whose bounds contain an age, higher the nearer it is to the lower bound, or to the upper one if there is no other. */
export function scoreAge({ ages }: SearchIndex, age: number): Map<number, number> {
  const nearness = new Map<number, number>();
  for (const [entry, min, max] of ages) {
    if (age < min || age > max) continue;
    const ofBounds = min > 0 ? min / age : age / max;
    nearness.set(entry, Math.max(nearness.get(entry) ?? 0, ofBounds));
  }
  const nearest = Math.max(...nearness.values());
  return new Map([...nearness].map(([entry, near]) => [entry, AGE_SCORE * (near / nearest) ** NEARNESS_POWER]));
}
