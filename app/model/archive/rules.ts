import { dayAfter, dayInIndia } from '../events/rules.ts';

type Expiring = { expires?: string | undefined };

/** An entry holds on the whole of its last day. One without a last day never expires. */
export function isExpired({ expires }: Expiring, asOf: Date): boolean {
  return expires !== undefined && expires < dayInIndia(asOf);
}

/** Entries that are no longer in force, with the day from which they are not; the latest first. */
export function expired<Entry extends Expiring>(entries: readonly Entry[], asOf: Date) {
  return entries
    .flatMap((entry) =>
      entry.expires !== undefined && isExpired(entry, asOf) ? [{ ...entry, since: dayAfter(entry.expires) }] : [],
    )
    .sort((a, b) => b.since.localeCompare(a.since));
}

/** Entries that still hold, in their order. */
export function inForce<Entry extends Expiring>(entries: readonly Entry[], asOf: Date): Entry[] {
  return entries.filter((entry) => !isExpired(entry, asOf));
}
