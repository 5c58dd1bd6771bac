import { resolveRoute } from '#server/addresses.ts';
import type { GeneratedResponse } from '#server/dynamic-responses.ts';
import { createErrorResponse } from '#server/error-page.ts';
import { cacheControl, contentType, securityHeaders } from '#server/headers.ts';
import { negotiateEncoding, parseRange } from './http.ts';
import { assetAddress, assetName } from './layout.ts';

// Defined by folder.ts. BUILT_AT is the build time as an HTTP date, because Pages does not keep file dates.
declare const SITE_FILES: [address: string, file: string, hasVariants: boolean][];
declare const REPLACED: [address: string, successor: string][];
declare const BUILT_AT: string;

// Must be the only use of SITE_FILES, because the bundler inlines the whole list at each use.
const published = SITE_FILES;
const FILES = new Map(published.map(([address, file]) => [address, file]));
const REPLACED_BY = new Map(REPLACED);
const WITH_VARIANTS = new Set(published.filter(([, , hasVariants]) => hasVariants).map(([, file]) => file));

type Assets = { fetch: (request: Request) => Promise<Response> };

/** Cloudflare's extensions of Request and ResponseInit. */
type EdgeRequest = Request & { cf?: { clientAcceptEncoding?: string } };
type EdgeResponseInit = ResponseInit & { encodeBody?: 'manual' };

export default {
  async fetch(request: EdgeRequest, { ASSETS }: { ASSETS: Assets }): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendGenerated(createErrorResponse(405, { allow: 'GET, HEAD' }));
    const route = resolveRoute(request.url, FILES, REPLACED_BY);
    if (!('file' in route)) return sendGenerated(route);
    if (route.status === 200) return sendFile(route.file, request, ASSETS);
    // Always sends the whole error page, because conditions and ranges in the request refer to the missing page.
    const { body, headers } = await fetchAsset(route.file, request, ASSETS);
    return respondWith(route.status, body, headers);
  },
};

function sendGenerated({ status, headers, body = '' }: GeneratedResponse): Response {
  // Sets the length explicitly, because the response to HEAD has no body.
  const length = String(new TextEncoder().encode(body).length);
  return new Response(body || null, { status, headers: { ...headers, 'content-length': length } });
}

async function sendFile(name: string, request: EdgeRequest, assets: Assets): Promise<Response> {
  const tag = request.headers.get('if-none-match');
  const { status, body, headers } = await fetchAsset(name, request, assets, tag);
  headers.set('last-modified', BUILT_AT);
  if (status === 304 && tag !== null) headers.set('etag', tag.replace(/^W\//, ''));
  const since = request.headers.get('if-modified-since');
  const isUnchanged = tag === null && since !== null && Date.parse(BUILT_AT) <= Date.parse(since);
  if (status === 304 || isUnchanged) return respondWith(304, null, headers);
  if (WITH_VARIANTS.has(name)) return respondWith(200, body, headers);

  headers.set('accept-ranges', 'bytes');
  const range = request.headers.get('range');
  const condition = request.headers.get('if-range');
  if (range === null || (condition !== null && condition !== headers.get('etag')))
    return respondWith(200, body, headers);
  const whole = await new Response(body).arrayBuffer();
  const part = parseRange(range, whole.byteLength);
  if (part === undefined) return respondWith(200, whole, headers);
  if (part === 'outside')
    return sendGenerated(createErrorResponse(416, { 'content-range': `bytes */${whole.byteLength}` }));
  headers.set('content-range', `bytes ${part.from}-${part.to}/${whole.byteLength}`);
  return respondWith(206, whole.slice(part.from, part.to + 1), headers);
}

async function fetchAsset(name: string, request: EdgeRequest, assets: Assets, knownTag: string | null = null) {
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? '';
  const encoding = WITH_VARIANTS.has(name) ? negotiateEncoding(accepted) : undefined;
  const asset = encoding ? `${assetName(name)}.${encoding === 'br' ? 'br' : 'gz'}` : assetName(name);
  const headers = knownTag === null ? {} : { 'if-none-match': knownTag };
  const found = await assets.fetch(new Request(new URL(assetAddress(asset), request.url), { headers }));
  return { status: found.status, body: found.body, headers: headersFor(name, found.headers.get('etag'), encoding) };
}

function headersFor(name: string, tag: string | null, encoding: string | undefined): Headers {
  return new Headers({
    ...securityHeaders(name),
    'content-type': contentType(name),
    'cache-control': cacheControl(name),
    ...(tag !== null && { etag: tag }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(WITH_VARIANTS.has(name) && { vary: 'accept-encoding' }),
  });
}

/** Prevents Cloudflare from compressing a compressed variant again. */
function respondWith(status: number, body: BodyInit | null, headers: Headers): Response {
  const init: EdgeResponseInit = { status, headers, ...(headers.has('content-encoding') && { encodeBody: 'manual' }) };
  return new Response(body, init);
}
