import type { Language } from '#app/i18n/language.ts';
import type { Decision } from '#content-check/rules/decisions.ts';
import type { Person } from '../accounts/accountTypes.ts';
import type { AlteredSentence } from '../figures.ts';
import type { LocatedProblem } from '../problems.ts';

export const CHANGE_STATES = [
  'draft',
  'review',
  'approved',
  'scheduled',
  'publishing',
  'published',
  'dropped',
] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];

/**
 * Why a change came back to its writers. `by`: null for work outside the desk. `problems`: what the content check found, set if the kind is
 * `failed`. `entries`: whose public text changed (`basisChanged`), or which stay in another open change (`takenBack`). `readers`: who had read
 * or approved it.
 */
export type Returned = {
  kind: 'sentBack' | 'takenBack' | 'failed' | 'basisChanged';
  by: Person | null;
  at: string;
  remark: string;
  problems?: Record<Language, LocatedProblem[]>;
  cause?: 'publish' | 'takeBack' | 'outside';
  publication?: number;
  entries?: ChangedEntryKey[];
  readers?: number[];
};

/** One entry of a change. `file`: such as `schemes/vayoshree.yaml`. */
export type ChangedEntryKey = { collection: string; entry: string; file: string; title: Record<Language, string> };

/** What the writers of a change say about it. `title` is empty until somebody names the change. */
export type ChangeDetails = { title: string; reason: string; urgent: boolean };

/**
 * A change in a list. Times are ISO texts in UTC. `involved`: users who wrote in it or stored one of its files, of whom none may approve it
 * unless the office has one person.
 */
export type ChangeSummary = ChangeDetails & {
  id: number;
  state: ChangeState;
  author: Person;
  writers: Person[];
  involved: number[];
  approvedBy: Person | null;
  approvedAt: string | null;
  publishAt: string | null;
  returned: Returned | null;
  updatedAt: string;
  entries: ChangedEntryKey[];
};

/** A number that changed. `path`: where it stands in the entry. `before` is missing for a new figure, `after` for a removed one. */
export type MovedFigure = { path: (string | number)[]; before?: number; after?: number };

/** An entry of a change as its reviewer sees it. `base`: the published value, missing for a new entry. */
export type ChangedEntry = ChangedEntryKey & {
  base?: unknown;
  draft: unknown;
  /** Both values as they are stored, with quotes in place of figures, if quotes differ. */
  stored?: { base: unknown; draft: unknown };
  version: string;
  problems: LocatedProblem[];
  figures: MovedFigure[];
  /** Sentences of this and other entries that quote a changed figure. */
  altered: AlteredSentence[];
  /** The decision of the department that goes with the change, if the entry no longer has what the specification demands. */
  decision?: Decision;
  /** English path of the page that shows the entry. */
  page: string;
  /** Whether the user has opened this version in the review. */
  viewed: boolean;
};

/** `field`: path of the field, such as `benefits.0.rupees`. */
export type Comment = {
  id: number;
  file: string;
  field: string;
  user: Person;
  at: string;
  text: string;
  solvedBy: Person | null;
};

/** `approvalBarrier`: why the user may not approve it; null if the user may. `mayDrop`: whether the drafts are the user's to throw away. */
export type Change = Omit<ChangeSummary, 'entries'> & {
  entries: ChangedEntry[];
  comments: Comment[];
  approvalBarrier: 'notAllowed' | 'ownChange' | null;
  mayDrop: boolean;
};

/** One published state of an entry, from the history in git. `number` counts from 1. Names are posts; states from outside the desk have none. */
export type EntryState = {
  commit: string;
  number: number;
  at: string;
  /** The reason or the title of the change. */
  what: string;
  writtenBy: string[];
  approvedBy: string | null;
  publishedBy: string | null;
  publication: number | null;
  takesBack: boolean;
  /** Set if this state has no text, because the entry was removed. */
  removed?: true;
};

/** The change to which an entry belongs, as the form of the entry shows it. `mayDiscard`: whether the draft is the user's to throw away. */
export type ChangeOfEntry = Pick<ChangeSummary, 'id' | 'title' | 'state' | 'author' | 'writers' | 'returned'> & {
  mayDiscard: boolean;
};
