import type { Place } from '#app/model/problems/problem.ts';
import { type ContentFile, markedParts } from './text/texts.ts';

/** What keeps an entry, or a part of it such as one office of a group, from being complete. */
export type StatusIssue = Place &
  (
    | { kind: 'unconfirmed' }
    | { kind: 'sample' }
    /** A portal for which no source gives the address. */
    | { kind: 'addressUnknown' }
    /** `due` is the ISO day by which somebody should have compared it with its sources again. */
    | { kind: 'overdue'; due: string }
  );

export type StatusIssueKind = StatusIssue['kind'];

/**
 * What keeps the facts of one content file from being relied on, and where, in the order in which it stands in the file.
 * Nothing: everything in it is confirmed, real, and compared with its sources in time, or it states no facts of its own
 * (word lists, drawings of cards). The entry is as it was typed or read; fields of the wrong kind are passed over, as the
 * schema refuses them. `today` is an ISO day, India time (`dayInIndia`). An entry is overdue from the day after its
 * `reviewDue`; without `reviewDue` it never is, because no rule that we know sets a period for all.
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

/** The kinds of these flaws, each once, the gravest first. */
export function statusIssueKinds(flaws: readonly StatusIssue[]): StatusIssueKind[] {
  const order: StatusIssueKind[] = ['sample', 'addressUnknown', 'overdue', 'unconfirmed'];
  return order.filter((wanted) => flaws.some(({ kind }) => kind === wanted));
}
