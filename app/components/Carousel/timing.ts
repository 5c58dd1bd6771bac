/**
 * How the galleries move: application specification, section 9. Photos change every 3000 ms, a change takes 500 ms,
 * the measures are taken again 50 ms after the last change of the window's size, and the strip under the home page's
 * photos has four thumbnails at most.
 */
export const AUTOPLAY_MS = 3000;
export const SLIDE_MS = 500;
export const RESIZE_DEBOUNCE_MS = 50;
export const THUMBNAILS_AT_MOST = 4;

/** A line of text needs longer than a picture: 14 words at the pace of a slow reader. */
export const READING_MS = 7000;

const FRAMES_PER_SECOND = 60;
/** Part of its speed that Embla keeps from frame to frame. */
const FRICTION = 0.68;
/** After three time constants 95 % of the way is done; the rest is less than a reader sees. */
const TIME_CONSTANTS = 3;

/**
 * Embla takes no milliseconds but the number by which it divides the way that is left, 60 times a second:
 * speed = 0.68 × (speed + way ÷ duration). This is the duration whose move is done after `ms`.
 */
export function emblaDuration(ms: number): number {
  const frames = (ms / 1000) * FRAMES_PER_SECOND;
  return (frames / TIME_CONSTANTS) * (FRICTION / (1 - FRICTION));
}
