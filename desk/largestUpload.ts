/** Maximum size of an upload in bytes, which is enough for a scanned document or a photograph. */
export const LARGEST_UPLOAD = 20_000_000;
