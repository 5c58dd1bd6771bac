/** From this width on a screen waits for the whole stylesheets and the site's letters; a phone is narrower. */
export const WIDE_PX = 768;
export const WIDE_SCREEN = `(min-width:${WIDE_PX}px)`;
