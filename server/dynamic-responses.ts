import { HEADERS_WITHOUT_FILE, IMMUTABLE } from './headers.ts';

/** A response without a file. `headers` contains all headers except the content length. */
export type GeneratedResponse = { status: number; headers: Record<string, string>; body?: string };

export function createResponse(
  status: number,
  caching: string,
  headers: Record<string, string>,
  body?: string,
): GeneratedResponse {
  const all = { ...HEADERS_WITHOUT_FILE, 'cache-control': caching, ...headers };
  return body === undefined ? { status, headers: all } : { status, headers: all, body };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export const HEALTH = createResponse(200, 'no-store', JSON_TYPE, '{"status":"ok"}');

export const PLACEHOLDER_PATH = /^\/api\/placeholder\/[^/]+\/[^/]+$/;

/** Allows widths of 400 to 599 and heights of 300 to 399 (application specification, section 7). */
export const PLACEHOLDER_SIZE = /^\/api\/placeholder\/([45][0-9]{2})\/(3[0-9]{2})$/;

export const PLACEHOLDER_ERROR = createResponse(
  400,
  'no-store',
  JSON_TYPE,
  '{"error":"The width must be 400 to 599 and the height 300 to 399."}',
);

/** Draws two Warli figures in place of a missing hostel photo. The nginx configuration inserts the width and height itself. */
export function createPlaceholder(width: string, height: string): GeneratedResponse {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width}" height="${height}" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
<rect width="600" height="400" fill="#8B3819"/>
<g fill="#FFF6E6" stroke="#FFF6E6" stroke-width="5.6" stroke-linecap="round">
<path d="M90 300H510"/>
<circle cx="228" cy="177.3" r="10.7"/>
<path d="M204 193.3L252 193.3L228 226.7ZM228 226.7L249.3 257.3L206.7 257.3Z"/>
<path fill="none" d="M217.3 257.3V300M238.7 257.3V300M204 193.3L182.7 233.3M252 193.3L273.3 233.3"/>
<circle cx="372" cy="177.3" r="10.7"/>
<path d="M348 193.3L396 193.3L372 226.7ZM372 226.7L393.3 257.3L350.7 257.3Z"/>
<path fill="none" d="M361.3 257.3V300M382.7 257.3V300M348 193.3L326.7 233.3M396 193.3L417.3 233.3"/>
</g>
</svg>
`;
  return createResponse(200, IMMUTABLE, { 'content-type': 'image/svg+xml' }, picture);
}

/** Returns the response for a decoded path; undefined if a file must be served. */
export function createDynamicResponse(path: string): GeneratedResponse | undefined {
  if (path === '/healthz') return HEALTH;
  if (!PLACEHOLDER_PATH.test(path)) return undefined;
  const [, width, height] = PLACEHOLDER_SIZE.exec(path) ?? [];
  return width && height ? createPlaceholder(width, height) : PLACEHOLDER_ERROR;
}
