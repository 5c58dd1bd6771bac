import { dayAfter, dayInIndia } from '../indiaTime.ts';

type Expiring = { expires?: string | undefined };

/** Tells whether the last day of an entry is past; an entry without a last day never expires. */
export function isExpired({ expires }: Expiring, asOf: Date): boolean {
  return expires !== undefined && expires < dayInIndia(asOf);
}

/** Lists the entries no longer in force, each with the day after its last day, the latest first. */
export function expired<Entry extends Expiring>(entries: readonly Entry[], asOf: Date) {
  return entries
    .filter((entry): entry is Entry & { expires: string } => isExpired(entry, asOf))
    .map((entry) => ({ ...entry, since: dayAfter(entry.expires) }))
    .sort((a, b) => b.since.localeCompare(a.since));
}

export function inForce<Entry extends Expiring>(entries: readonly Entry[], asOf: Date): Entry[] {
  return entries.filter((entry) => !isExpired(entry, asOf));
}

/** An entry that can be retired, or part of an entry, such as one office of a group. */
export type Retiring = { retired?: { on: string } | undefined };

/** Tells whether an entry is retired. Retirement begins at the start of the day `on`. */
export function isRetired({ retired }: Retiring, asOf: Date): boolean {
  return retired !== undefined && retired.on <= dayInIndia(asOf);
}

export function withoutRetired<Entry extends Retiring>(entries: readonly Entry[], asOf: Date): Entry[] {
  return entries.filter((entry) => !isRetired(entry, asOf));
}
