import { describe, expect, it } from 'vitest';
import { cacheControl, contentType, HEADERS_WITHOUT_FILE, securityHeaders, TYPES } from './headers.ts';

describe('the security headers', { tags: ['conformance/protected'] }, () => {
  it.each([
    {
      response: 'a drawing opened by itself',
      headers: securityHeaders('favicon.svg'),
      policy: "default-src 'none'; frame-ancestors 'none'",
    },
    ...['pdfs/a.html', 'pdfs/a/index.html', 'images/index.html', 'scheme/other.html', 'xindex.html'].map((file) => ({
      response: `HTML that is not a built page, ${file}`,
      headers: securityHeaders(file),
      policy: "default-src 'none'; frame-ancestors 'none'",
    })),
    ...['index.html', 'mr/404/index.html', 'hostels/images/index.html'].map((file) => ({
      response: `the built page ${file}`,
      headers: securityHeaders(file),
      policy: "frame-ancestors 'none'",
    })),
    {
      response: 'an error page or a redirect',
      headers: HEADERS_WITHOUT_FILE,
      policy: "default-src 'none'; frame-ancestors 'none'",
    },
  ])('$response: cannot be framed, is isolated from other windows, and may not use devices', ({ headers, policy }) => {
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy':
        'browsing-topics=(), camera=(), clipboard-read=(), display-capture=(), geolocation=(), hid=(), microphone=(), ' +
        'midi=(), payment=(), serial=(), usb=()',
    });
  });

  it.each(['assets/entry-a1b2.js', 'pictures/a-640.avif', 'pdfs/act.pdf', 'videos/film.mp4'])(
    'of %s omit those that apply only to documents',
    (file) => {
      const headers = securityHeaders(file);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
      expect(headers).not.toHaveProperty('permissions-policy');
      expect(headers).not.toHaveProperty('cross-origin-opener-policy');
    },
  );
});

describe('another site', () => {
  it.each([
    'data/schemes.json',
    'data/offices.csv',
    'feed.atom',
    'mr/feed.json',
    'notices/events/3/event.ics',
    'cards/home.en.png',
  ])('may read %s', (file) => {
    expect(securityHeaders(file)).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });

  it.each(['index.html', 'search/en.json', 'metadata/x.json', 'pictures/a-640.avif'])('may not read %s', (file) => {
    expect(securityHeaders(file)['cross-origin-resource-policy']).toBe('same-origin');
    expect(securityHeaders(file)).not.toHaveProperty('access-control-allow-origin');
  });
});

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600';

/** Lists the expected values, because the tests of other hosts only compare their headers with server/headers.ts. */
const FILES = [
  { file: 'index.html', type: 'text/html; charset=utf-8', caching: 'no-cache' },
  { file: 'assets/entry-a1b2.js', type: 'text/javascript; charset=utf-8', caching: A_YEAR },
  { file: 'assets/page-a1b2.css', type: 'text/css; charset=utf-8', caching: A_YEAR },
  { file: 'assets/mukta-a1b2.woff2', type: 'font/woff2', caching: A_YEAR },
  { file: 'pictures/albums/mahad-1.0a1b2c3d-640.avif', type: 'image/avif', caching: A_YEAR },
  { file: 'sw.js', type: 'text/javascript; charset=utf-8', caching: 'no-cache' },
  { file: 'offline/mr.json', type: 'application/json; charset=utf-8', caching: 'no-cache' },
  { file: 'manifest.mr.webmanifest', type: 'application/manifest+json', caching: AN_HOUR },
  { file: 'images/emblem.svg', type: 'image/svg+xml', caching: AN_HOUR },
  { file: 'notices/events/3/event.ics', type: 'text/calendar; charset=utf-8', caching: 'no-cache' },
  { file: 'office/social/thane.vcf', type: 'text/vcard; charset=utf-8', caching: 'no-cache' },
  { file: 'feed.atom', type: 'application/atom+xml; charset=utf-8', caching: 'no-cache' },
  { file: 'mr/feed.json', type: 'application/feed+json; charset=utf-8', caching: 'no-cache' },
  { file: 'data/schemes.json', type: 'application/json; charset=utf-8', caching: 'no-cache' },
  { file: 'data/schemes.csv', type: 'text/csv; charset=utf-8', caching: 'no-cache' },
  { file: 'search/mr.json', type: 'application/json; charset=utf-8', caching: 'no-cache' },
  { file: 'eligibility/mr.json', type: 'application/json; charset=utf-8', caching: 'no-cache' },
  { file: 'posters/scheme/a.mr.json', type: 'application/json; charset=utf-8', caching: 'no-cache' },
  { file: 'mr/office.txt', type: 'text/plain; charset=utf-8', caching: 'no-cache' },
  { file: 'icons/192.png', type: 'image/png', caching: AN_HOUR },
  { file: 'apple-touch-icon.png', type: 'image/png', caching: AN_HOUR },
  { file: 'favicon.svg', type: 'image/svg+xml', caching: AN_HOUR },
  { file: 'sitemap.xml', type: 'application/xml', caching: 'no-cache' },
  { file: '.well-known/security.txt', type: 'text/plain; charset=utf-8', caching: 'no-cache' },
  { file: 'pdfs/act.pdf', type: 'application/pdf', caching: 'no-cache' },
  { file: 'videos/film.mp4', type: 'video/mp4', caching: 'no-cache' },
  { file: 'audio/recording.ogg', type: 'audio/ogg', caching: 'no-cache' },
  { file: 'audio/recording.mp3', type: 'audio/mpeg', caching: 'no-cache' },
  { file: 'videos/film.mr.vtt', type: 'text/vtt; charset=utf-8', caching: 'no-cache' },
  { file: 'cards/home.en.png', type: 'image/png', caching: 'no-cache' },
  { file: 'pictures/a-640.webp', type: 'image/webp', caching: A_YEAR },
  { file: 'pictures/a-640.jpg', type: 'image/jpeg', caching: A_YEAR },
  { file: 'favicon.ico', type: 'image/vnd.microsoft.icon', caching: AN_HOUR },
];

describe('content type and caching', () => {
  it.each(FILES)('of $file are as expected', ({ file, type, caching }) => {
    expect([contentType(file), cacheControl(file)]).toEqual([type, caching]);
  });

  it.each(Object.keys(TYPES))('are tested for the extension %s', (ending) => {
    expect(FILES.map(({ file }) => file)).toContainEqual(expect.stringMatching(`${ending.replaceAll('.', '[.]')}$`));
  });
});

it('a file with an unknown extension is sent as application/octet-stream', () => {
  expect(contentType('assets/film.unknown')).toBe('application/octet-stream');
});
