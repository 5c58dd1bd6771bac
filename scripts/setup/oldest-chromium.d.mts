/** Path of Chromium 78; the file is missing if `npm test` could not fetch it. */
export const OLDEST_CHROMIUM: string;
