import { createContext, use } from 'react';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import type { FinderText } from './finderText.ts';
import type { Visit } from './visit/useVisit.ts';

/** `today`: ISO day. `birthDateCutoff`: ISO day that the question on the date of birth names. */
type FinderData = {
  visit: Visit;
  catalogue: readonly FinderScheme[];
  today: string;
  text: FinderText;
  birthDateCutoff: string | undefined;
};

export const FinderContext = createContext<FinderData | undefined>(undefined);

/** Gives every step after the first one the schemes, the answers and the texts. */
export function useFinder(): FinderData {
  const data = use(FinderContext);
  if (!data) throw new Error('useFinder needs a FinderContext');
  return data;
}
