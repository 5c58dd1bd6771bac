import type { Language } from '#app/i18n/language.ts';
import type { LocatedProblem } from '../problems.ts';
import type { FailureDetail } from './publicationTypes.ts';
import { CommandError } from './runCommand.ts';

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
  | 'diskFull'
  | 'interrupted'
  | 'plannerGone'
  | 'stopped';

/** What the content check found, for readers of each language. */
export type ProblemsFound = Record<Language, LocatedProblem[]>;

/** Ends a publication. `details`: such as files or messages of the content check. `problems`: set if the content is at fault. */
export class PublishingError extends Error {
  readonly reason: FailureReason;
  readonly details: FailureDetail[];
  readonly problems: ProblemsFound | undefined;
  constructor(reason: FailureReason, details: FailureDetail[] = [], problems?: ProblemsFound) {
    super([reason, ...details.map((detail) => (typeof detail === 'string' ? detail : detail.en))].join('\n'));
    this.reason = reason;
    this.details = details;
    this.problems = problems;
  }
}

/** Returns the reason of any error. `reason`: the reason of an error without one. A full disk has its own reason in every step. */
export function toPublishingError(error: unknown, reason: FailureReason): PublishingError {
  if (error instanceof PublishingError) return error;
  const output = error instanceof CommandError ? error.output : String(error);
  if (/ENOSPC|no space left on device/i.test(output)) return new PublishingError('diskFull');
  return new PublishingError(reason, lastLines(output));
}

const lastLines = (output: string) => output.trim().split('\n').slice(-20);
