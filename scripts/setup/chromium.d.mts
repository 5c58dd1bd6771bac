/** The path of a Chromium that runs, or nothing. */
export function findChromium(): Promise<string | undefined>;

/** What a browser is started with that is driven: it asks nothing of the network by itself. */
export const QUIET: readonly string[];
