/** Largest upload in bytes; enough for a scanned document or a photograph. */
export const LARGEST_UPLOAD = 20_000_000;
