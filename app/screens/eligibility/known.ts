import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import type { FinderWords } from './finderWords.ts';

/** What every step after the first knows. `born`: the day in the question about the day of birth. */
export type Known = {
  catalogue: readonly FinderScheme[];
  today: string;
  words: FinderWords;
  born: string | undefined;
};
