const LOCK_MINUTES = 15;

/** Returns the time at which a lock of the password that begins now ends. */
export const lockEnd = (now: Date): string => new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();

/** Tells whether a lock holds. A lock that ends later than one that begins now was set by a wrong clock, and is over. */
export const isLocked = ({ locked_until }: { locked_until: string | null }, now: Date): boolean =>
  locked_until !== null && locked_until > now.toISOString() && locked_until <= lockEnd(now);
