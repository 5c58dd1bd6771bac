import { comparisonTest, contractTest, sameHeaders } from './expectations.ts';

const NOT_MODIFIED = [
  { title: 'the tag is the same', header: 'if-none-match', validator: 'etag' },
  { title: 'not changed since', header: 'if-modified-since', validator: 'last-modified' },
];
const REPEATED_HEADERS = ['etag', 'cache-control', 'vary', 'content-security-policy', 'strict-transport-security'];

const FULL_RESPONSES: [title: string, headers: Record<string, string>, path: string, status: number][] = [
  ['another tag', { 'if-none-match': '"another"' }, '/scheme', 200],
  ['changed since', { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' }, '/scheme', 200],
  ['If-None-Match: * for a missing page', { 'if-none-match': '*' }, '/nowhere', 404],
  ['If-Match for a missing page', { 'if-match': '"a"' }, '/nowhere', 404],
  ['a range of a missing page', { range: 'bytes=0-1' }, '/nowhere', 404],
  ['a range beyond the end of a missing page', { range: 'bytes=99999999-' }, '/nowhere', 404],
];

const HEAD_PATHS = [
  ...(['/', '/search/mr.json', '/favicon.svg', '/nowhere', '/healthz', '/api/placeholder/400/300'] as const),
  ...(['/photogallery/nothing', '/scheme/'] as const),
];
const HEAD_HEADERS = ['content-type', 'cache-control', 'etag', 'location', 'content-security-policy', 'content-length'];

export const CONDITION_TESTS = [
  ...NOT_MODIFIED.flatMap(({ title, header, validator }) =>
    ['br', 'identity'].map((encoding) =>
      comparisonTest(
        `condition: ${title} (${encoding})`,
        ['/scheme', '/search/mr.json', '/favicon.svg', 'film'],
        (whole) => ({
          request: { headers: { 'accept-encoding': encoding, [header]: String(whole.headers[validator]) } },
          status: 304,
          headers: sameHeaders(whole, REPEATED_HEADERS),
          body: '',
        }),
        { headers: { 'accept-encoding': encoding } },
      ),
    ),
  ),
  ...FULL_RESPONSES.map(([title, headers, path, status]) =>
    contractTest(`condition: ${title}`, path, { status, body: /[\s\S]{1000}/ }, { headers }),
  ),
  ...HEAD_PATHS.map((path) =>
    comparisonTest(
      `HEAD ${path}`,
      [path],
      (whole) => ({
        request: { method: 'HEAD' },
        status: whole.status,
        headers: sameHeaders(whole, HEAD_HEADERS),
        body: '',
      }),
      {},
    ),
  ),
];
