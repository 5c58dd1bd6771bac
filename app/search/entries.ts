import type { SitePath } from '#app/screens.ts';

/** What an entry may be, in the order in which results are counted by kind. */
export const ENTRY_KINDS = [
  'scheme',
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

/** Something the search can find. `path` is the route table's. `note`: what nobody may miss who reads no further. */
export type SearchEntry = {
  kind: EntryKind;
  path: SitePath;
  title: string;
  note?: string | undefined;
  /** It is an illustration and no real record. */
  sample?: true | undefined;
};

/** A result. `text` is one line about it, `words` are the terms that were found in it, for `markWords`. */
export type SearchHit = SearchEntry & { text: string; words: string[] };

/** Results, best first. `corrected`: the query as it was understood, where a word was taken for another one. */
export type SearchOutcome = { hits: SearchHit[]; corrected: string | undefined };
