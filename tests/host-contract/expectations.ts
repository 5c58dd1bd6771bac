import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { cacheControl, contentType, securityHeaders } from '#server/headers.ts';
import type { Reply, Request, Send } from './client.ts';

/** `run` returns a sentence for each fault; `tags` names checks of content/conformance.yaml. */
export type ContractTest = { title: string; tags?: string[]; run: (send: Send) => Promise<string[]> };

/** A header that is `null` must be absent. `body` is compared after decoding; `maxBytes` limits the bytes as sent. */
export type Expected = {
  status?: number;
  headers?: Record<string, string | RegExp | null>;
  body?: string | RegExp | Buffer;
  maxBytes?: number;
};

/** Files whose names depend on the content or the build: a page that links to the file, and a pattern of its path. */
const LINKED_FILES = {
  script: ['/', /\/assets\/entry\.client-[\w-]+\.js\b/],
  stylesheet: ['/', /\/assets\/[\w/.-]+?\.css\b/],
  font: ['/', /\/assets\/[\w/.-]+?\.woff2\b/],
  picture: ['/', /\/pictures\/[\w/.-]+\.(avif|svg)/],
  card: ['/', /\/cards\/[\w/.-]+\.png/],
  film: ['/videogallery', /\/videos\/[\w-]+\.mp4/],
  document: ['/selfdisclosure', /\/pdfs\/[\w/.-]+\.pdf/],
  contact: ['/office/social', /\/office\/[\w/-]+\.vcf/],
} as const;

export type LinkedFile = keyof typeof LINKED_FILES;
export const LINKED_FILE_KINDS = Object.keys(LINKED_FILES) as LinkedFile[];

/** An address, or a kind of file whose address is found on a page. */
type Address = `/${string}` | LinkedFile;

async function findPath(address: Address, send: Send): Promise<string> {
  if (address.startsWith('/')) return address;
  const [page, pattern] = LINKED_FILES[address as LinkedFile];
  const found = pattern.exec((await send(page)).body.toString())?.[0];
  if (!found) throw new Error(`${page} names no ${address}`);
  return found;
}

/** Tests a single response. */
export function contractTest(title: string, path: string, expected: Expected, request?: Request): ContractTest {
  return { title, run: async (send) => differences(await send(path, request), expected) };
}

/** Compares responses with the complete, uncompressed response for the same address. */
export function comparisonTest(
  title: string,
  addresses: readonly Address[],
  compare: (whole: Reply, path: string) => Expected & { request?: Request },
  wholeRequest: Request = { headers: { 'accept-encoding': 'identity' } },
): ContractTest {
  const run = async (send: Send) => {
    const faults: string[] = [];
    for (const address of addresses) {
      const path = await findPath(address, send);
      const { request, ...expected } = compare(await send(path, wholeRequest), path);
      const found = differences(await send(path, request), expected);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    return faults;
  };
  return { title, run };
}

/** Describes each difference in a sentence. */
export function differences(reply: Reply, expected: Expected): string[] {
  const { status, headers } = reply;
  const wrong = [status, undefined].includes(expected.status) ? [] : [`status ${status} instead of ${expected.status}`];
  for (const [name, wanted] of Object.entries(expected.headers ?? {})) {
    const found = headers[name];
    const fits = wanted === null ? found === undefined : fitsText(String(found ?? ''), wanted);
    if (!fits) wrong.push(`${name} is ${found ?? 'missing'} instead of ${wanted ?? 'missing'}`);
  }
  if (reply.body.length > (expected.maxBytes ?? Infinity))
    wrong.push(`${reply.body.length} bytes instead of at most ${expected.maxBytes}`);
  const body = expected.body === undefined ? undefined : decodeBody(reply);
  if (Buffer.isBuffer(expected.body)) return body?.equals(expected.body) ? wrong : [...wrong, 'other bytes'];
  if (body && expected.body !== undefined && !fitsText(body.toString(), expected.body))
    wrong.push(`the body begins ${JSON.stringify(body.toString().slice(0, 80))}, ${expected.body} was expected`);
  return wrong;
}

function decodeBody({ headers, body }: Reply): Buffer {
  if (body.length === 0) return body;
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function fitsText(found: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? found === wanted : wanted.test(found);
}

/** Returns the headers that another response must repeat, and `null` for headers that it must not have. */
export function sameHeaders({ headers }: Reply, names: string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '') || null]));
}

/** Headers of a response with this file. */
export const fileHeaders = (file: string) => ({
  ...securityHeaders(file),
  'content-type': contentType(file),
  'cache-control': cacheControl(file),
});
