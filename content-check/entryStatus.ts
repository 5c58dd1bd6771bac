import type { Place } from '#app/model/problems/problem.ts';
import { type ContentFile, markedParts } from './text/texts.ts';

/** Describes why an entry or a part of it (such as one office of a group) is incomplete. */
export type StatusIssue = Place &
  (
    | { kind: 'unconfirmed' }
    | { kind: 'sample' }
    /** A portal whose address is not in any source. */
    | { kind: 'addressUnknown' }
    /** `due` is the ISO date by which the entry should have been compared with its sources. */
    | { kind: 'overdue'; due: string }
  );

export type StatusIssueKind = StatusIssue['kind'];

/**
 * Lists the issues of an entry in file order. Ignores fields of a wrong type. An entry is overdue from the day after its
 * `reviewDue`. An entry without `reviewDue` is never overdue, because no rule sets a review period. `today` is the ISO
 * date in India (`dayInIndia`).
 */
export function findStatusIssues(entry: ContentFile, today: string): StatusIssue[] {
  return markedParts(entry).flatMap(({ path, part }): StatusIssue[] => {
    const place = { file: entry.file, path };
    const due = typeof part.reviewDue === 'string' && part.reviewDue < today ? part.reviewDue : undefined;
    const { is } = (part.state ?? {}) as { is?: unknown };
    return [
      ...(part.sample === true ? [{ ...place, kind: 'sample' as const }] : []),
      ...(part.confidence === 'medium' ? [{ ...place, kind: 'unconfirmed' as const }] : []),
      ...(is === 'unknown' ? [{ ...place, kind: 'addressUnknown' as const }] : []),
      ...(due === undefined ? [] : [{ ...place, kind: 'overdue' as const, due }]),
    ];
  });
}

/** Returns each kind of issue once, most serious first. */
export function statusIssueKinds(issues: readonly StatusIssue[]): StatusIssueKind[] {
  const order: StatusIssueKind[] = ['sample', 'addressUnknown', 'overdue', 'unconfirmed'];
  return order.filter((kind) => issues.some((issue) => issue.kind === kind));
}
