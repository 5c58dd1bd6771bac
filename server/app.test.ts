import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';
import { type AccessEntry, writeEntry } from './log.ts';

const site = makeSite();
const app = createServer({ root: site.root });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string) => app.inject(url);

it('the health check is answered and not cached', async () => {
  const response = await get('/healthz');
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    200,
    { status: 'ok' },
    'no-store',
  ]);
});

describe('the placeholder picture', () => {
  it.each(['400/300', '599/399', '512/345'])('is drawn at %s', async (size) => {
    const response = await get(`/api/placeholder/${size}`);
    const [width, height] = size.split('/');
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.body).toContain(`role="img" width="${width}" height="${height}"`);
    expect(response.body).toContain('#8B3819');
  });

  it.each([
    ...['399/300', '600/300', '400/299', '400/400', '400.5/300', '4e2/300', '0400/300', '-400/300', 'a/b'],
    '%20400/300',
  ])('is refused at %s', async (size) => {
    const response = await get(`/api/placeholder/${size}`);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['error']]);
  });
});

describe('a file', () => {
  it('is sent compressed if the request accepts compression, with the caching for its type', async () => {
    const plain = await app.inject({ url: '/scheme' });
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['Schemes', undefined]);
    const packed = await app.inject({ url: '/scheme', headers: { 'accept-encoding': 'br' } });
    expect([packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
      'br',
      'text/html; charset=utf-8',
    ]);
    for (const url of ['/scheme', '/assets/entry-a1b2.js', '/nowhere'])
      expect((await get(url)).headers['cache-control']).toMatch(
        url.startsWith('/assets') ? /immutable/ : /^(?!.*immutable)/,
      );
  });

  it('is sent without its body for HEAD', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/scheme' });
    expect([response.statusCode, response.body, response.headers['content-length']]).toEqual([200, '', '7']);
  });

  it('is answered with 304, without body and content type, if its ETag matches', async () => {
    const { etag } = (await get('/scheme')).headers;
    const again = await app.inject({ url: '/scheme', headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
  });

  it('has the security headers for its type: a sitemap loads nothing, other sites may read a feed, a font has no opener policy', async () => {
    expect((await get('/sitemap.xml')).headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect((await get('/scheme')).headers['content-security-policy']).not.toMatch(/default-src 'none'/);
    expect((await get('/fonts/mukta.woff2')).headers['cross-origin-opener-policy']).toBeUndefined();
    expect((await get('/feed.atom')).headers['access-control-allow-origin']).toBe('*');
  });

  it('is answered with 416 and its size if the requested range is outside the file', async () => {
    const response = await app.inject({ url: '/videos/film.mp4', headers: { range: 'bytes=5000-' } });
    expect([response.statusCode, response.headers['content-range'], response.headers['content-type']]).toEqual([
      416,
      'bytes */1000',
      'text/html; charset=utf-8',
    ]);
  });
});

it.each([
  { 'if-match': '"other"' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  { range: 'bytes=0-1' },
])('an unknown page gets the complete error page even with %o', async (headers) => {
  const response = await app.inject({ url: '/nowhere', headers });
  expect([response.statusCode, response.body]).toEqual([404, 'Not found']);
});

describe('the log', () => {
  it('has a line of JSON for each response, with the length of the response and without the query', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const logged = createServer({ root: site.root, logger: writeEntry });
    await logged.inject('/scheme?q=widow');
    await logged.close();
    const lines = write.mock.calls.map(([line]) => String(line));
    write.mockRestore();
    expect(lines.map((line) => [JSON.parse(line), line.endsWith('\n')])).toEqual([
      [expect.objectContaining({ method: 'GET', path: '/scheme', status: 200, bytes: 7 }), true],
    ]);
  });

  it('contains an error only for status 500', async () => {
    const entries: AccessEntry[] = [];
    const logged = createServer({ root: site.root, logger: (entry) => entries.push(entry) });
    logged.get('/breaks', () => {
      throw new Error('The disk is gone.');
    });
    logged.get('/refuses', () => {
      throw Object.assign(new Error('Not so.'), { statusCode: 422 });
    });
    const responses = [await logged.inject('/breaks'), await logged.inject('/refuses')];
    await logged.close();
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([500, 422]);
    expect(entries.map(({ error }) => error?.includes('app.test.ts'))).toEqual([true, undefined]);
  });
});
