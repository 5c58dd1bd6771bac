import { type Route, resolveRoute } from '#server/addresses.ts';
import { errorPage } from '#server/error-page.ts';
import { cacheControl, contentType, HEADERS_WITHOUT_FILE, ONE_HOUR, securityHeaders } from '#server/headers.ts';
import { negotiateEncoding, parseRange } from './http.ts';
import { assetAddress, assetName } from './layout.ts';

/** Defined by folder.ts: address, file, and whether compressed variants lie beside it. */
declare const SITE_FILES: [address: string, file: string, hasTwins: boolean][];

/** Defined by folder.ts: successors of retired addresses. */
declare const REPLACED: [address: string, to: string][];

/** Defined by folder.ts: build time as an HTTP date, because Pages keeps no dates. */
declare const BUILT_AT: string;

const published = SITE_FILES;
const FILES = new Map(published.map(([address, file]) => [address, file]));
const REPLACED_BY = new Map(REPLACED);
const WITH_TWINS = new Set(published.filter(([, , hasTwins]) => hasTwins).map(([, file]) => file));

type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** Cloudflare's additions to Request and ResponseInit. */
type EdgeRequest = Request & { cf?: { clientAcceptEncoding?: string } };
type EdgeResponseInit = ResponseInit & { encodeBody?: 'manual' };

export default {
  async fetch(request: EdgeRequest, { ASSETS }: Environment): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendErrorPage(405, { allow: 'GET, HEAD' });
    const [, path = '/', query = ''] = /^https?:\/\/[^/?#]*([^?#]*)([^#]*)/.exec(request.url) ?? [];
    return respond(resolveRoute(path, FILES, REPLACED_BY), query, request, ASSETS);
  },
};

function respond(route: Route, query: string, request: EdgeRequest, assets: Environment['ASSETS']) {
  switch (route.kind) {
    case 'file':
      return sendFile(route.file, request, assets);
    case 'not-found':
      return route.file === undefined ? sendErrorPage(404) : sendStandIn(404, route.file, request, assets);
    case 'gone':
      return sendStandIn(410, route.file, request, assets);
    case 'dynamic': {
      const { status, body, caching, type } = route.response;
      return withoutFile(status, body, caching, { 'content-type': type });
    }
    case 'permanent-redirect':
      return withoutFile(301, null, ONE_HOUR, { location: route.to + (route.keepsQuery ? query : '') });
    case 'temporary-redirect':
      return withoutFile(302, null, 'no-cache', { location: route.to });
    case 'bad-request':
      return sendErrorPage(400);
  }
}

function sendErrorPage(status: number, headers: Record<string, string> = {}): Response {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return withoutFile(status, errorPage(status), 'no-store', { ...headers, ...type });
}

function withoutFile(status: number, body: string | null, caching: string, headers: Record<string, string>): Response {
  // HEAD has no body from which the length could be read.
  const length = String(new TextEncoder().encode(body ?? '').length);
  const all = { ...HEADERS_WITHOUT_FILE, 'cache-control': caching, 'content-length': length, ...headers };
  return new Response(body, { status, headers: all });
}

/** Sends an error page of the build whole: conditions and ranges are about the page that does not exist. */
async function sendStandIn(
  status: number,
  name: string,
  request: EdgeRequest,
  assets: Environment['ASSETS'],
): Promise<Response> {
  const { body, headers } = await fetchAsset(name, request, assets);
  return respondWith(status, body, headers);
}

async function sendFile(name: string, request: EdgeRequest, assets: Environment['ASSETS']): Promise<Response> {
  const tag = request.headers.get('if-none-match');
  const { status, body, headers } = await fetchAsset(name, request, assets, tag);
  headers.set('last-modified', BUILT_AT);
  if (status === 304 && tag !== null) headers.set('etag', tag.replace(/^W\//, ''));
  if (status === 304 || (tag === null && isUnchangedSince(request.headers.get('if-modified-since'))))
    return respondWith(304, null, headers);
  if (WITH_TWINS.has(name)) return respondWith(200, body, headers);

  headers.set('accept-ranges', 'bytes');
  const range = request.headers.get('range');
  const condition = request.headers.get('if-range');
  if (range === null || (condition !== null && condition !== headers.get('etag')))
    return respondWith(200, body, headers);
  const whole = await new Response(body).arrayBuffer();
  const part = parseRange(range, whole.byteLength);
  if (part === undefined) return respondWith(200, whole, headers);
  if (part === 'outside') return sendErrorPage(416, { 'content-range': `bytes */${whole.byteLength}` });
  headers.set('content-range', `bytes ${part.from}-${part.to}/${whole.byteLength}`);
  return respondWith(206, whole.slice(part.from, part.to + 1), headers);
}

function isUnchangedSince(date: string | null): boolean {
  return date !== null && Date.parse(BUILT_AT) <= Date.parse(date);
}

async function fetchAsset(
  name: string,
  request: EdgeRequest,
  assets: Environment['ASSETS'],
  knownTag: string | null = null,
) {
  const accepted = request.cf?.clientAcceptEncoding ?? request.headers.get('accept-encoding') ?? '';
  const encoding = WITH_TWINS.has(name) ? negotiateEncoding(accepted) : undefined;
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
    ...(WITH_TWINS.has(name) && { vary: 'accept-encoding' }),
  });
}

/** Keeps the edge from compressing a compressed variant again. */
function respondWith(status: number, body: BodyInit | null, headers: Headers): Response {
  const init: EdgeResponseInit = { status, headers, ...(headers.has('content-encoding') && { encodeBody: 'manual' }) };
  return new Response(body, init);
}
