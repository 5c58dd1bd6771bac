/** Minimum width at which the first paint waits for the complete stylesheets and the site's font. Phones are narrower. */
export const WIDE_PX = 768;
export const WIDE_SCREEN = `(min-width:${WIDE_PX}px)`;
