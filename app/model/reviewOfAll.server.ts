type Reviewed = { reviewed: string; reviewDue?: string | undefined };

/** When several entries were last compared with their sources, and by when the first of them is compared again. ISO days. */
export type ReviewOfAll = { reviewed: string; reviewDue?: string | undefined; since?: true };

/**
 * What a page of many entries may say of them all: the oldest review and the earliest day of the next. `since`: some entries
 * were looked at later than `reviewed`. Doubts and samples are marked at each entry, so they are not repeated here. Undefined
 * where there is no entry: then nothing was reviewed, and the page says that there is nothing.
 */
export function reviewOfAll(entries: readonly Reviewed[]): ReviewOfAll | undefined {
  const [oldest, ...later] = [...new Set(entries.map(({ reviewed }) => reviewed))].sort();
  if (oldest === undefined) return undefined;
  const [due] = entries.flatMap(({ reviewDue }) => reviewDue ?? []).sort();
  return { reviewed: oldest, ...(due && { reviewDue: due }), ...(later.length > 0 && { since: true as const }) };
}
