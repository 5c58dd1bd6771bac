/** From this width on, the first paint waits for the whole stylesheets and the site's font; phones are narrower. */
export const WIDE_PX = 768;
export const WIDE_SCREEN = `(min-width:${WIDE_PX}px)`;
