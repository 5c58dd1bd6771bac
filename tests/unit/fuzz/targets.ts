import fc from 'fast-check';

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);

const PATHS = ['/', '/scheme', '/mr/scheme', '/scheme.data', '/nowhere', '/mr/nowhere', '/healthz', '/videos/film.mp4'];
/** The first and the last are empty. */
const SEGMENTS = String.raw`
  .. . ~ * ; & = @ : % %2 %zz %2e %2e%2e %2f %5c \ %25 %00 %252e%252e%252f %c0%ae %c0%af %e0%80%ae
  %f8%80%80%80%ae %ed%a0%80 %ff %u002e %0d%0a %7f ..%00/ ..%c0%af %e0%a4%af%e0%a5%8b%e0%a4%9c%e0%a4%a8%e0%a4%be
  %EF%BB%BF %e2%80%ae .vite manifest.json .well-known security.txt .git index.html index.html.br etc passwd
  assets mr scheme photogallery notices events 3 03 3abc -1 1e9 3.data healthz api placeholder 400 300 0x190 599
  constructor __proto__ toString NaN
`.split(/\s+/);

const longPath = fc
  .tuple(oneOf('a', '/', '../', '%2e%2e%2f', '%e0%a4%af', '/mr'), fc.integer({ min: 1, max: 5000 }))
  .map(([segment, times]) => `/${segment.repeat(times)}`.slice(0, 4000));
const segmentedPath = fc.array(oneOf(...SEGMENTS), { maxLength: 8 }).map((segments) => `/${segments.join('/')}`);
const query = fc.option(oneOf('?', '?q=%zz', '?hostel=..%2f..', `?${'a=b&'.repeat(300)}`, '?%00', '#part'), {
  nil: '',
});
const authority = oneOf('', '', '', 'http://other.example', 'https://', '//other.example', 'http://[::1', 'ftp://x');

/** An unusual request target of valid characters. */
export const target = fc
  .tuple(authority, fc.oneof(oneOf(...PATHS), segmentedPath, segmentedPath, longPath), query)
  .map((parts) => parts.join(''));
