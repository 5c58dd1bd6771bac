import { FOR_EVER } from './headers.ts';
import { placeholderPicture } from './placeholder.ts';

/** An answer that the host makes itself: no file stands behind it. */
export type MadeAnswer = { status: number; type: string; caching: string; body: string };

export const HEALTH: MadeAnswer = {
  status: 200,
  type: 'application/json; charset=utf-8',
  caching: 'no-store',
  body: '{"status":"ok"}',
};

export const PLACEHOLDER_PATH = /^\/api\/placeholder\/[^/]+\/[^/]+$/;

/** Widths of 400 to 599 and heights of 300 to 399 (application specification, section 7). */
export const PLACEHOLDER_SIZE = /^\/api\/placeholder\/([45][0-9]{2})\/(3[0-9]{2})$/;

export const PLACEHOLDER_REFUSED: MadeAnswer = {
  status: 400,
  type: 'application/json; charset=utf-8',
  caching: 'no-store',
  body: '{"error":"The width must be 400 to 599 and the height 300 to 399."}',
};

export const placeholderAnswer = (width: string, height: string): MadeAnswer => ({
  status: 200,
  type: 'image/svg+xml',
  caching: FOR_EVER,
  body: placeholderPicture(width, height),
});

/** The answer for a decoded path, if it is one that is made. */
export function madeAnswer(path: string): MadeAnswer | undefined {
  if (path === '/healthz') return HEALTH;
  if (!PLACEHOLDER_PATH.test(path)) return undefined;
  const [, width, height] = PLACEHOLDER_SIZE.exec(path) ?? [];
  return width && height ? placeholderAnswer(width, height) : PLACEHOLDER_REFUSED;
}
