/** Path of a Chromium that runs. */
export function findChromium(): Promise<string | undefined>;

/** Flags of an automated browser. */
export const QUIET: readonly string[];
