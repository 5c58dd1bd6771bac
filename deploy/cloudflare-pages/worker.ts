import { type Answer, answerFor } from '#server/addresses.ts';
import { cacheControl, ONE_HOUR, PROTECTION_WITHOUT_FILE, protectionOf, typeOf } from '#server/headers.ts';
import { noticePage } from '#server/notices.ts';
import { encodingFor } from './encodings.ts';
import { assetAddress, assetOf } from './layout.ts';
import { partOf } from './parts.ts';

/** Written in by folder.ts: address, file, and whether compressed twins lie beside it. */
declare const SITE_FILES: [address: string, file: string, hasTwins: boolean][];

/** Written in as well: where the addresses of retired entries lead on to. */
declare const REPLACED: [address: string, to: string][];

/** Written in as well: when the site was built, as HTTP writes a date. Pages itself keeps no dates. */
declare const BUILT_AT: string;

const published = SITE_FILES;
const FILES = new Map(published.map(([address, file]) => [address, file]));
const REPLACED_BY = new Map(REPLACED);
const WITH_TWINS = new Set(published.filter(([, , hasTwins]) => hasTwins).map(([, file]) => file));

type Environment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

/** Cloudflare's own words for a request and an answer, so far as they are used here. */
type EdgeRequest = Request & { cf?: { clientAcceptEncoding?: string } };
type EdgeResponseInit = ResponseInit & { encodeBody?: 'manual' };

export default {
  async fetch(request: EdgeRequest, { ASSETS }: Environment): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return notice(405, { allow: 'GET, HEAD' });
    const [, path = '/', query = ''] = /^https?:\/\/[^/?#]*([^?#]*)([^#]*)/.exec(request.url) ?? [];
    return give(answerFor(path, FILES, REPLACED_BY), query, request, ASSETS);
  },
};

function give(answer: Answer, query: string, request: EdgeRequest, assets: Environment['ASSETS']) {
  switch (answer.kind) {
    case 'page':
      return file(answer.file, request, assets);
    case 'not-found':
      return answer.file === undefined ? notice(404) : errorPage(404, answer.file, request, assets);
    case 'gone':
      return errorPage(410, answer.file, request, assets);
    case 'made':
      return withoutFile(answer.made.status, answer.made.body, answer.made.caching, {
        'content-type': answer.made.type,
      });
    case 'moved':
      return withoutFile(301, null, ONE_HOUR, { location: answer.to + query });
    case 'replaced':
      return withoutFile(301, null, ONE_HOUR, { location: answer.to });
    case 'elsewhere':
      return withoutFile(302, null, 'no-cache', { location: answer.to });
    case 'unreadable':
      return notice(400);
  }
}

function notice(status: number, headers: Record<string, string> = {}): Response {
  return withoutFile(status, noticePage(status), 'no-store', {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
  });
}

function withoutFile(status: number, body: string | null, caching: string, headers: Record<string, string>): Response {
  // Said here because the answer to HEAD has no body from which it could be read.
  const length = String(new TextEncoder().encode(body ?? '').length);
  const all = { ...PROTECTION_WITHOUT_FILE, 'cache-control': caching, 'content-length': length, ...headers };
  return new Response(body, { status, headers: all });
}

/** A page that stands in for another one is always sent whole: conditions and parts are about the one that is not there. */
async function errorPage(
  status: number,
  name: string,
  request: EdgeRequest,
  assets: Environment['ASSETS'],
): Promise<Response> {
  const { body, headers } = await fetchAsset(name, request, assets);
  return answerWith(status, body, headers);
}

async function file(name: string, request: EdgeRequest, assets: Environment['ASSETS']): Promise<Response> {
  const tag = request.headers.get('if-none-match');
  const { status, body, headers } = await fetchAsset(name, request, assets, tag);
  headers.set('last-modified', BUILT_AT);
  if (status === 304 && tag !== null) headers.set('etag', tag.replace(/^W\//, ''));
  if (status === 304 || (tag === null && isUnchangedSince(request.headers.get('if-modified-since'))))
    return answerWith(304, null, headers);
  if (WITH_TWINS.has(name)) return answerWith(200, body, headers);

  headers.set('accept-ranges', 'bytes');
  const range = request.headers.get('range');
  const condition = request.headers.get('if-range');
  if (range === null || (condition !== null && condition !== headers.get('etag')))
    return answerWith(200, body, headers);
  const whole = await new Response(body).arrayBuffer();
  const part = partOf(range, whole.byteLength);
  if (part === undefined) return answerWith(200, whole, headers);
  if (part === 'outside') return notice(416, { 'content-range': `bytes */${whole.byteLength}` });
  headers.set('content-range', `bytes ${part.from}-${part.to}/${whole.byteLength}`);
  return answerWith(206, whole.slice(part.from, part.to + 1), headers);
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
  const encoding = WITH_TWINS.has(name) ? encodingFor(accepted) : undefined;
  const asset = encoding ? `${assetOf(name)}.${encoding === 'br' ? 'br' : 'gz'}` : assetOf(name);
  const headers = knownTag === null ? {} : { 'if-none-match': knownTag };
  const found = await assets.fetch(new Request(new URL(assetAddress(asset), request.url), { headers }));
  return { status: found.status, body: found.body, headers: headersFor(name, found.headers.get('etag'), encoding) };
}

function headersFor(name: string, tag: string | null, encoding: string | undefined): Headers {
  return new Headers({
    ...protectionOf(name),
    'content-type': typeOf(name),
    'cache-control': cacheControl(name),
    ...(tag !== null && { etag: tag }),
    ...(encoding && { 'content-encoding': encoding }),
    ...(WITH_TWINS.has(name) && { vary: 'accept-encoding' }),
  });
}

/** The twin is compressed already: it must not be compressed again. */
function answerWith(status: number, body: BodyInit | null, headers: Headers): Response {
  const init: EdgeResponseInit = { status, headers, ...(headers.has('content-encoding') && { encodeBody: 'manual' }) };
  return new Response(body, init);
}
