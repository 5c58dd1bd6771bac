import type { Place } from '#app/model/problems/problem.ts';
import { type ContentFile, markedParts } from './text/texts.ts';

/** Reason why an entry, or a part such as one office of a group, is incomplete. */
export type StatusIssue = Place &
  (
    | { kind: 'unconfirmed' }
    | { kind: 'sample' }
    /** No source gives the address of the portal. */
    | { kind: 'addressUnknown' }
    /** `due`: ISO day by which the entry was to be compared with its sources. */
    | { kind: 'overdue'; due: string }
  );

export type StatusIssueKind = StatusIssue['kind'];

/**
 * Finds what makes the facts of a file unreliable, in the order of the file; fields of the wrong kind are left to the
 * schema. `today` is an ISO day, India time (`dayInIndia`). An entry is overdue from the day after its `reviewDue`, and
 * never without one, because no known rule sets a period.
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

/** Returns each kind once, the gravest first. */
export function statusIssueKinds(flaws: readonly StatusIssue[]): StatusIssueKind[] {
  const order: StatusIssueKind[] = ['sample', 'addressUnknown', 'overdue', 'unconfirmed'];
  return order.filter((wanted) => flaws.some(({ kind }) => kind === wanted));
}
