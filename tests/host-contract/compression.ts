import { comparisonTest, fileHeaders } from './expectations.ts';

const TEXTS = ['/', '/mr/scheme', '/search/mr.json', '/mr/office.txt', '/favicon.svg', '/nowhere'] as const;

/** Values of `Accept-Encoding` with the expected encoding; `null` means no encoding. */
const ACCEPTED = [
  { accept: 'gzip, deflate, br', encoding: 'br' },
  { accept: 'gzip', encoding: 'gzip' },
  { accept: 'br;q=0.5, gzip;q=1', encoding: /^(br|gzip)$/ },
  { accept: 'identity', encoding: null },
  { accept: 'br;q=0', encoding: null },
  { accept: 'br;q=0, gzip;q=0', encoding: null },
];

export const COMPRESSION_TESTS = [
  ...ACCEPTED.map(({ accept, encoding }) =>
    comparisonTest(`compression: ${accept}`, TEXTS, ({ headers, body }) => ({
      request: { headers: { 'accept-encoding': accept } },
      headers: {
        'content-encoding': encoding,
        'content-type': String(headers['content-type']),
        vary: /accept-encoding/i,
      },
      body,
    })),
  ),
  comparisonTest('compression: brotli at least halves the script', ['script'], ({ body }, path) => ({
    request: { headers: { 'accept-encoding': 'br' } },
    status: 200,
    headers: { ...fileHeaders(path.slice(1)), 'content-encoding': 'br' },
    maxBytes: body.length / 2,
  })),
  comparisonTest('compression: a PDF is sent uncompressed', ['document'], () => ({
    request: { headers: { 'accept-encoding': 'br, gzip' } },
    status: 200,
    headers: { 'content-encoding': null },
    body: /^%PDF-/,
  })),
];
