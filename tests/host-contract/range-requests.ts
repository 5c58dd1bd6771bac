import type { Reply, Request } from './client.ts';
import { comparisonTest, type Expected, fileHeaders } from './expectations.ts';

/** Ranges for seeking in a film, and for reading a PDF from its end. `to` is exclusive. */
const RANGES: { range: string; from: number; to?: number }[] = [
  { range: 'bytes=0-9', from: 0, to: 10 },
  { range: 'bytes=1000-', from: 1000 },
  { range: 'bytes=-500', from: -500 },
  { range: 'bytes=990-99999999', from: 990 },
];

function expectPart(path: string, { headers, body: whole }: Reply, from: number, to = whole.length): Expected {
  const body = whole.subarray(from, to);
  const first = from < 0 ? whole.length + from : from;
  return {
    status: 206,
    headers: {
      ...fileHeaders(path.slice(1)),
      'content-range': `bytes ${first}-${to - 1}/${whole.length}`,
      'content-length': String(body.length),
      etag: String(headers.etag),
    },
    body,
  };
}

const filmTest = (title: string, compare: (whole: Reply, path: string) => Expected & { request?: Request }) =>
  comparisonTest(`part of a film: ${title}`, ['film'], compare);

export const RANGE_TESTS = [
  ...(['film', 'document'] as const).flatMap((file) =>
    RANGES.map(({ range, from, to }) =>
      comparisonTest(`part of a ${file}: ${range}`, [file], (whole, path) => ({
        request: { headers: { range, 'accept-encoding': 'br' } },
        ...expectPart(path, whole, from, to),
      })),
    ),
  ),
  filmTest('the host announces support for ranges', () => ({ status: 200, headers: { 'accept-ranges': 'bytes' } })),
  filmTest('beyond its end', ({ body: { length } }) => ({
    request: { headers: { range: `bytes=${length}-` } },
    status: 416,
    headers: { 'content-range': `bytes */${length}`, 'cache-control': 'no-store' },
  })),
  filmTest('If-Range with the current ETag', (whole, path) => ({
    request: { headers: { range: 'bytes=0-9', 'if-range': String(whole.headers.etag) } },
    ...expectPart(path, whole, 0, 10),
  })),
  filmTest('the whole film for If-Range with an old ETag', () => ({
    request: { headers: { range: 'bytes=0-9', 'if-range': '"older"' } },
    status: 200,
    headers: { 'content-range': null },
  })),
];
