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

/** An entry of the search. */
export type SearchEntry = {
  kind: EntryKind;
  path: SitePath;
  title: string;
  /** Shown with each result. */
  note?: string | undefined;
  /** What to know before relying on it, in a few words. */
  caution?: string | undefined;
};

/** An entry before it is indexed, in both languages. */
export type SearchDocument = {
  kind: EntryKind;
  path: SitePath;
  title: Bilingual;
  /** Everyday name. */
  plain?: Bilingual | undefined;
  /** What a result shows below the name. */
  line?: Bilingual | undefined;
  note?: Bilingual | undefined;
  keywords?: (Bilingual | undefined)[];
  /** What people may type. */
  sentences?: Bilingual | undefined;
  /** Lowest and highest age of those for whom it is. */
  ages?: { min: number; max: number }[] | undefined;
  /** Only organisations get it. */
  forGroups?: boolean | undefined;
  body?: (Bilingual | undefined)[];
  caution?: Bilingual | undefined;
  /** It follows all other results. */
  isLast?: boolean | undefined;
};

/** A result. `text`: one line about it. `words`: the terms found in it, for `markWords`. */
export type SearchHit = SearchEntry & { text: string; words: string[] };

/** What a result shows of an entry. */
export type StoredEntry = Omit<SearchHit, 'words'>;

export type SearchOutcome = {
  /** Results, best first. */
  hits: SearchHit[];
  /** The query with its misspelt words replaced. */
  corrected: string | undefined;
  /** Words of the query that occur nowhere. */
  unknown: string[];
  /** The other words of the query, if they have results and all words together have none. */
  knownWords: string | undefined;
};

/** Returns the label of an entry's kind with its cautions: "Event, sample". */
export const labelWithCaution = (label: string, caution: string | undefined) =>
  [label, caution].filter(Boolean).join(', ');
