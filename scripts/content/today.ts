const INDIAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The ISO day that it is in India at this moment. Only commands ask for it: what is built does not know the clock. */
export function indianDay(now: Date): string {
  return INDIAN_DAY.format(now);
}
