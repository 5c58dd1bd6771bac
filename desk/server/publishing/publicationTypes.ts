import type { Language } from '#app/i18n/language.ts';
import type { Person } from '../accounts/accountTypes.ts';
import type { ChangeSummary } from '../changes/changeTypes.ts';

/** The steps of a publication in order. */
export const STEPS = ['record', 'check', 'build', 'read', 'switch', 'public'] as const;
export type Step = (typeof STEPS)[number];

export type PublicationState = 'waiting' | 'running' | 'live' | 'former' | 'failed' | 'takenBack';

/** A file, the address of a page, or a message of the content check in both languages. */
export type FailureDetail = string | Record<Language, string>;

/** `reason` is a key of the words in publishing.failures. `details`: what to correct. `returned`: changes that went back to their writers. */
export type PublicationFailure = { reason: string; details?: FailureDetail[]; returned?: number[] };

/** A publication. Times are ISO texts in UTC. */
export type Publication = {
  id: number;
  kind: 'publish' | 'takeBack';
  state: PublicationState;
  changes: Pick<ChangeSummary, 'id' | 'title' | 'entries' | 'writers' | 'approvedBy'>[];
  requestedBy: Person;
  requestedAt: string;
  /** The set time, if there was one. */
  plannedAt: string | null;
  reason: string;
  /** Publications that this one takes back. */
  undoes: number[];
  step: Step | null;
  steps: { step: Step; seconds: number }[];
  /** Addresses of pages that changed, such as `/mr/scheme/…`. */
  pages: string[];
  failure: PublicationFailure | null;
  finishedAt: string | null;
};

/** Returns whether readers see what a publication changed. */
export const isPublic = ({ state }: Pick<Publication, 'state'>): boolean => state === 'live' || state === 'former';

/** Why the desk can neither complete nor undo a publication now, as a key of the words in publishing.stuck. It tries again. */
export type PublishingProblem = 'diskFull' | 'unsettled';

/** Response of `GET /api/publications`. `approved` waits for a publisher; `scheduled` has a set time. */
export type Publications = {
  live: Publication | null;
  running: Publication | null;
  waiting: Publication[];
  problem: PublishingProblem | null;
  /** The last 20, newest first. */
  list: Publication[];
  approved: ChangeSummary[];
  scheduled: ChangeSummary[];
  /** Address of the public site. */
  site: string;
};
