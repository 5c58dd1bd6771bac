/** Largest file that is taken, in bytes: a scanned document of some pages, a photograph of a telephone. */
export const LARGEST_UPLOAD = 20_000_000;
