/** Largest picture in bytes: two seconds on the slow connection of docs/performance.md. */
export const MAX_PICTURE_BYTES = 90_000;
