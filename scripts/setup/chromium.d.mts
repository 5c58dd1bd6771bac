/** Finds the path of a Chromium that can be started. */
export function findChromium(): Promise<string | undefined>;

/** Flags for an automated browser. */
export const QUIET: readonly string[];
