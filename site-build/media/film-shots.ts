import type { FilmShot } from '#app/model/videos/schema.server.ts';

/** What the camera sees of a picture: the middle, as parts of its width and height, and how many times larger than whole. */
type View = { x: number; y: number; zoom: number };

export const FRAMES_A_SECOND = 25;
export const FRAMES_OF_A_SHOT = 137;
/** One shot melts into the next so slowly that nothing flashes. */
export const FRAMES_OF_A_FADE = 18;

const WHOLE: View = { x: 0.5, y: 0.5, zoom: 1 };

/** Where the camera begins and ends in a shot. */
export function cameraViews({ move, x = 0.5, y }: FilmShot): { from: View; to: View } {
  if (move === 'along') return { from: { x: 0.4, y, zoom: 1.25 }, to: { x: 0.6, y, zoom: 1.25 } };
  const near = { x, y, zoom: 1.2 };
  return move === 'nearer' ? { from: WHOLE, to: near } : { from: near, to: WHOLE };
}
