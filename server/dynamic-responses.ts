import { IMMUTABLE } from './headers.ts';

const WIDTH = 600;
const HEIGHT = 400;
const FIGURE = HEIGHT / 3;
const GROUND = HEIGHT * 0.75;

/** A response without a file. */
export type DynamicResponse = { status: number; type: string; caching: string; body: string };

export const HEALTH: DynamicResponse = {
  status: 200,
  type: 'application/json; charset=utf-8',
  caching: 'no-store',
  body: '{"status":"ok"}',
};

export const PLACEHOLDER_PATH = /^\/api\/placeholder\/[^/]+\/[^/]+$/;

/** Widths of 400 to 599 and heights of 300 to 399 (application specification, section 7). */
export const PLACEHOLDER_SIZE = /^\/api\/placeholder\/([45][0-9]{2})\/(3[0-9]{2})$/;

export const PLACEHOLDER_ERROR: DynamicResponse = {
  status: 400,
  type: 'application/json; charset=utf-8',
  caching: 'no-store',
  body: '{"error":"The width must be 400 to 599 and the height 300 to 399."}',
};

export const placeholderResponse = (width: string, height: string): DynamicResponse => ({
  status: 200,
  type: 'image/svg+xml',
  caching: IMMUTABLE,
  body: placeholderPicture(width, height),
});

/** Returns the response for a decoded path; undefined where a file has to answer. */
export function dynamicResponse(path: string): DynamicResponse | undefined {
  if (path === '/healthz') return HEALTH;
  if (!PLACEHOLDER_PATH.test(path)) return undefined;
  const [, width, height] = PLACEHOLDER_SIZE.exec(path) ?? [];
  return width && height ? placeholderResponse(width, height) : PLACEHOLDER_ERROR;
}

/**
 * Draws two Warli figures in place of a missing hostel photo. Only width and height depend on the request, so that nginx
 * can insert them.
 */
function placeholderPicture(width: string, height: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">
${DRAWING}
</svg>
`;
}

const DRAWING = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#8B3819"/>
<g fill="#FFF6E6" stroke="#FFF6E6" stroke-width="${round(FIGURE / 24)}" stroke-linecap="round">
<path d="M${WIDTH * 0.15} ${GROUND}H${WIDTH * 0.85}"/>
${warliFigure(WIDTH * 0.38)}
${warliFigure(WIDTH * 0.62)}
</g>`;

/** Draws a person of two triangles that meet at the waist, a round head, lines for arms and legs. */
function warliFigure(x: number): string {
  const at = (right: number, up: number) => `${round(x + right * FIGURE)} ${round(GROUND - up * FIGURE)}`;
  return [
    `<circle cx="${round(x)}" cy="${round(GROUND - 0.92 * FIGURE)}" r="${round(0.08 * FIGURE)}"/>`,
    `<path d="M${at(-0.18, 0.8)}L${at(0.18, 0.8)}L${at(0, 0.55)}ZM${at(0, 0.55)}L${at(0.16, 0.32)}L${at(-0.16, 0.32)}Z"/>`,
    `<path fill="none" d="M${at(-0.08, 0.32)}V${GROUND}M${at(0.08, 0.32)}V${GROUND}M${at(-0.18, 0.8)}L${at(-0.34, 0.5)}M${at(0.18, 0.8)}L${at(0.34, 0.5)}"/>`,
  ].join('\n');
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
