type Dated = { asOf: string; reviewed?: string | undefined; reviewDue?: string | undefined };

/** Dates of several entries (ISO). `since`: some entries have a later `asOf` or a later review. */
export type CombinedProvenance = Dated & { since?: true };

/** Returns the oldest `asOf`, the oldest review if every entry has a review, and the earliest next review; undefined without entries. */
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
