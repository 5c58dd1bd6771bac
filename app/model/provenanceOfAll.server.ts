type Dated = { asOf: string; reviewed?: string | undefined; reviewDue?: string | undefined };

/** What a page of many entries says of all of them. `since`: some describe, or were checked on, a later day. ISO days. */
export type CombinedProvenance = Dated & { since?: true };

/**
 * The oldest day that the entries describe, the oldest review where each of them has one, and the earliest day of the
 * next. Undefined where there is no entry.
 */
export function combineProvenance(entries: readonly Dated[]): CombinedProvenance | undefined {
  const [asOf, ...laterStates] = [...new Set(entries.map((entry) => entry.asOf))].sort();
  if (asOf === undefined) return undefined;
  const reviews = entries.flatMap((entry) => entry.reviewed ?? []).sort();
  const [reviewed] = reviews.length === entries.length ? reviews : [];
  const [reviewDue] = entries.flatMap((entry) => entry.reviewDue ?? []).sort();
  const differ = laterStates.length > 0 || (reviewed !== undefined && reviewed !== reviews.at(-1));
  return {
    asOf,
    ...(reviewed && { reviewed }),
    ...(reviewDue && { reviewDue }),
    ...(differ && { since: true as const }),
  };
}
