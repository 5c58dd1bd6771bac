import { dayAfter, dayInIndia } from '../indiaTime.ts';

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

/** An entry that can be retired, or a part of one that can: an office of a group. */
export type Retiring = { retired?: { on: string } | undefined };

/** An entry is retired on the whole of the day that it names, and ever after. */
export function isRetired({ retired }: Retiring, asOf: Date): boolean {
  return retired !== undefined && retired.on <= dayInIndia(asOf);
}

/** Entries that are not retired, in their order. */
export function withoutRetired<Entry extends Retiring>(entries: readonly Entry[], asOf: Date): Entry[] {
  return entries.filter((entry) => !isRetired(entry, asOf));
}
