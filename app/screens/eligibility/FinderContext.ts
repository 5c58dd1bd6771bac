import { createContext, use } from 'react';
import type { FinderScheme } from '#app/eligibility/catalogue.ts';
import type { FinderText } from './finderText.ts';
import type { Visit } from './useVisit.ts';

/** `today`: ISO date. */
type FinderData = { visit: Visit; catalogue: readonly FinderScheme[]; today: string; text: FinderText };
export const FinderContext = createContext<FinderData | undefined>(undefined);

export function useFinder(): FinderData {
  const data = use(FinderContext);
  if (!data) throw new Error('useFinder needs a FinderContext');
  return data;
}
