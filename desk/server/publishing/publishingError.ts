import type { Language } from '#app/i18n/language.ts';
import type { LocatedProblem } from '../problems.ts';
import { isDiskFull } from '../shared/diskFull.ts';
import type { FailureDetail } from './publicationTypes.ts';

/** A reason in the words of publishing.failures. */
export type FailureReason =
  | 'record'
  | 'check'
  | 'build'
  | 'read'
  | 'switch'
  | 'smoke'
  | 'handMade'
  | 'changedByHand'
  | 'changedMeanwhile'
  | 'diskFull'
  | 'interrupted'
  | 'plannerGone'
  | 'clockMoved'
  | 'stopped';

/** What the content check found, for readers of each language. */
export type ProblemsFound = Record<Language, LocatedProblem[]>;

/** Ends a publication. `details`: such as files or messages of the content check. `problems`: set if the content is at fault. `cause`: what failed. */
export class PublishingError extends Error {
  readonly reason: FailureReason;
  readonly details: FailureDetail[];
  readonly problems: ProblemsFound | undefined;
  constructor(reason: FailureReason, details: FailureDetail[] = [], problems?: ProblemsFound, cause?: unknown) {
    super([reason, ...details.map((detail) => (typeof detail === 'string' ? detail : detail.en))].join('\n'), {
      cause,
    });
    this.reason = reason;
    this.details = details;
    this.problems = problems;
  }
}

/**
 * Returns the reason of any error. `reason`: the reason of an error without one. A full disk has its own reason in every step. What a program
 * printed is only in the cause, because no screen shows its words and paths.
 */
export function toPublishingError(error: unknown, reason: FailureReason): PublishingError {
  if (error instanceof PublishingError) return error;
  return new PublishingError(isDiskFull(error) ? 'diskFull' : reason, [], undefined, error);
}
