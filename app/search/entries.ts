import type { Translate } from '#app/i18n/wordKeys.ts';
import type { Bilingual } from '#app/model/fields.server.ts';
import type { SitePath } from '#app/screens.ts';

/** Lists the kinds of entries in the order of the result counts. */
export const ENTRY_KINDS = [
  'scheme',
  'situation',
  'elsewhere',
  'service',
  'office',
  'hostel',
  'institution',
  'act',
  'notice',
  'event',
  'album',
  'page',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the search. `note`: shown with each result. `caution`: what to know before relying on it, in a few words. */
export type SearchEntry = {
  kind: EntryKind;
  path: SitePath;
  title: string;
  note?: string | undefined;
  caution?: string | undefined;
};

/** An entry before it is indexed, in both languages. `plain`: everyday name. `line`: what a result shows. `sentences`: what people may type. `ages`, `forGroups`: whom it is for. `isLast`: it follows all other results. */
export type SearchDocument = {
  kind: EntryKind;
  path: SitePath;
  title: Bilingual;
  plain?: Bilingual | undefined;
  line?: Bilingual | undefined;
  note?: Bilingual | undefined;
  keywords?: (Bilingual | undefined)[];
  sentences?: Bilingual | undefined;
  ages?: { min: number; max: number }[] | undefined;
  forGroups?: boolean | undefined;
  body?: (Bilingual | undefined)[];
  caution?: Bilingual | undefined;
  isLast?: boolean | undefined;
};

/** A result. `text`: one line about it. `words`: the terms found in it, for `markWords`. */
export type SearchHit = SearchEntry & { text: string; words: string[] };

/**
 * Results, best first. `corrected`: the query with its misspelt words replaced. `unknown`: its words that occur nowhere.
 * `fewer`: its other words, if they have results and all words together have none.
 */
export type SearchOutcome = {
  hits: SearchHit[];
  corrected: string | undefined;
  unknown: string[];
  fewer: string | undefined;
};

/** Returns the label of an entry's kind with its cautions: "Event, sample". */
export function kindText({ kind, caution }: Pick<SearchEntry, 'kind' | 'caution'>, t: Translate<'search'>): string {
  return [t(`kind.${kind}`), caution].filter(Boolean).join(', ');
}
