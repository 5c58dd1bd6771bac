import fc from 'fast-check';

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

const RANGES = [
  ...['0-', '-1', '0-0', '999-', '1000-', '5-1', '-0', '-99999999999999999999', '0-0,2-2,4-4', 'a-b', '0--1'],
  ' 0 - 9 ',
];
const DATES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'yesterday', '-1', '0', ''];
const TAGS = ['*', '"x"', 'W/"x"', '"', 'W/', '"\u00ff"', ', ,', `"${'x'.repeat(1500)}"`];
const ENCODINGS = [
  ...['br', 'gzip', 'br;q=0', 'gzip;q=2', '*', '*;q=0', 'identity;q=0', ';;;', 'br,'.repeat(300)],
  ...['\u00ff', 'deflate, zstd', 'br;q=NaN'],
];

const header = fc.oneof(
  oneOf(...RANGES).map((range) => `Range: bytes=${range}`),
  oneOf('Range: lines=1-2', 'Range: ', 'Range: bytes', `Range: bytes=${'0-0,'.repeat(400)}`),
  fc
    .tuple(oneOf('If-Modified-Since', 'If-Unmodified-Since', 'If-Range', 'Date'), oneOf(...DATES))
    .map((pair) => pair.join(': ')),
  fc.tuple(oneOf('If-None-Match', 'If-Match', 'If-Range'), oneOf(...TAGS)).map((pair) => pair.join(': ')),
  oneOf(...ENCODINGS).map((encodings) => `Accept-Encoding: ${encodings}`),
  oneOf(
    'Host: other.example',
    'Host: ',
    'X-Forwarded-For: 127.0.0.1',
    'X-Forwarded-Host: other.example',
    'X-HTTP-Method-Override: DELETE',
  ),
  oneOf('Accept: \u00ff', 'Cookie: __proto__=1', 'Origin: null', 'Content-Type: a/b; charset='),
  fc.integer({ min: 1, max: 400 }).map((size) => `X-Long: ${'y'.repeat(size)}`),
);
/** A few header lines that are invalid or contradict each other. */
export const headers = fc.array(header, { maxLength: 4 }).map((lines) => lines.map((line) => `${line}\r\n`).join(''));
