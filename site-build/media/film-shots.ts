import type { FilmShot } from '#app/model/videos/schema.server.ts';

/** Centre of the view, as parts of width and height, and its zoom. */
type View = { x: number; y: number; zoom: number };

export const FRAMES_A_SECOND = 25;
export const FRAMES_OF_A_SHOT = 137;
/** Slow enough that nothing flashes (WCAG 2.3.1). */
export const FRAMES_OF_A_FADE = 18;

const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };

/** Returns the first and last view of a shot. */
export function cameraViews({ move, x = 0.5, y }: FilmShot): { from: View; to: View } {
  if (move === 'along') return { from: { x: 0.4, y, zoom: 1.25 }, to: { x: 0.6, y, zoom: 1.25 } };
  const near = { x, y, zoom: 1.2 };
  return move === 'nearer' ? { from: WHOLE, to: near } : { from: near, to: WHOLE };
}
