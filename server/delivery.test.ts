import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './app.ts';
import { FILM, makeSite } from './fixture-site.ts';

const site = makeSite();
const app = createServer({ root: site.root });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('compression', () => {
  it.each([
    { accept: 'gzip, deflate, br', encoding: 'br', read: brotliDecompressSync },
    { accept: 'br;q=0.5, gzip;q=1', encoding: 'gzip', read: gunzipSync },
    { accept: 'gzip', encoding: 'gzip', read: gunzipSync },
    { accept: 'identity', encoding: undefined, read: (bytes: Buffer) => bytes },
    { accept: 'br;q=0', encoding: undefined, read: (bytes: Buffer) => bytes },
  ])('follows "$accept"', async ({ accept, encoding, read }) => {
    for (const [url, text] of [
      ['/scheme', 'Schemes'],
      ['/scheme.data', '[schemes]'],
      ['/nowhere', 'Not found'],
    ] as const) {
      const answer = await get(url, { 'accept-encoding': accept });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(read(answer.rawPayload).toString()).toBe(text);
    }
  });

  it('is not attempted on what is compressed already', async () => {
    const answer = await get('/pdfs/act.pdf', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('%PDF-1.7 act');
  });
});

describe('the type and the keeping time', () => {
  it.each([
    { url: '/', type: 'text/html; charset=utf-8', cache: 'no-cache' },
    { url: '/scheme.data', type: 'text/x-script; charset=utf-8', cache: 'public, max-age=60' },
    {
      url: '/assets/entry-a1b2.js',
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    },
    { url: '/assets/page-a1b2.css', type: 'text/css; charset=utf-8', cache: 'public, max-age=31536000, immutable' },
    {
      url: '/pictures/albums/mahad-1.0a1b2c3d-640.avif',
      type: 'image/avif',
      cache: 'public, max-age=31536000, immutable',
    },
    { url: '/images/emblem.svg', type: 'image/svg+xml', cache: 'public, max-age=3600' },
    { url: '/site.webmanifest', type: 'application/manifest+json', cache: 'public, max-age=3600' },
    { url: '/notices/events/3/event.ics', type: 'text/calendar; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/feed.atom', type: 'application/atom+xml; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/mr/feed.json', type: 'application/feed+json; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/data/schemes.json', type: 'application/json; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/data/schemes.csv', type: 'text/csv; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/sitemap.xml', type: 'application/xml', cache: 'public, max-age=3600' },
    { url: '/robots.txt', type: 'text/plain; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/pdfs/act.pdf', type: 'application/pdf', cache: 'public, max-age=3600' },
    { url: '/videos/film.mp4', type: 'video/mp4', cache: 'public, max-age=3600' },
    { url: '/videos/film.mr.vtt', type: 'text/vtt; charset=utf-8', cache: 'public, max-age=3600' },
    { url: '/fonts/mukta.woff2', type: 'font/woff2', cache: 'public, max-age=3600' },
  ])('of $url', async ({ url, type, cache }) => {
    for (const encoding of ['identity', 'br']) {
      const { headers } = await get(url, { 'accept-encoding': encoding });
      expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
    }
  });
});

describe('a copy the visitor has already', () => {
  it('is confirmed by its tag and by its date', async () => {
    for (const url of ['/scheme', '/scheme.data', '/videos/film.mp4']) {
      for (const encoding of ['br', 'identity']) {
        const { headers } = await get(url, { 'accept-encoding': encoding });
        const conditions = [
          { 'if-none-match': String(headers.etag) },
          { 'if-modified-since': String(headers['last-modified']) },
        ];
        for (const condition of conditions) {
          const answer = await get(url, { 'accept-encoding': encoding, ...condition });
          expect([answer.statusCode, answer.body]).toEqual([304, '']);
          expect(answer.headers.etag).toBe(headers.etag);
          expect(answer.headers['cache-control']).toBe(headers['cache-control']);
          expect(answer.headers.vary).toBe(headers.vary);
        }
      }
    }
  });

  it('is replaced when it is another one', async () => {
    expect((await get('/scheme', { 'if-none-match': '"another"' })).statusCode).toBe(200);
    expect((await get('/scheme', { 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).statusCode).toBe(200);
  });

  it('is never confirmed for a page that does not exist', async () => {
    for (const condition of [
      { 'if-none-match': '*' },
      { 'if-match': '"a"' },
      { range: 'bytes=0-1' },
      { range: 'bytes=999-' },
    ]) {
      const answer = await get('/nowhere', condition as unknown as Record<string, string>);
      expect([answer.statusCode, answer.body]).toEqual([404, 'Not found']);
    }
  });
});

describe('a part of a file', () => {
  it.each([
    { range: 'bytes=0-9', from: 0, to: 9 },
    { range: 'bytes=990-', from: 990, to: 999 },
    { range: 'bytes=-5', from: 995, to: 999 },
    { range: 'bytes=998-5000', from: 998, to: 999 },
  ])('is sent for $range', async ({ range, from, to }) => {
    const answer = await get('/videos/film.mp4', { range });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to}/1000`);
    expect(answer.rawPayload).toEqual(FILM.subarray(from, to + 1));
  });

  it('is sent of a PDF', async () => {
    const answer = await get('/pdfs/act.pdf', { range: 'bytes=0-3', 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body]).toEqual([206, '%PDF']);
  });

  it('that lies behind the end is refused with the true length', async () => {
    const answer = await get('/videos/film.mp4', { range: 'bytes=2000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it('is the whole when the file has changed meanwhile', async () => {
    const answer = await get('/videos/film.mp4', { range: 'bytes=0-9', 'if-range': '"older"' });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 1000]);
  });
});

describe('HEAD', () => {
  it.each([
    '/',
    '/scheme.data',
    '/videos/film.mp4',
    '/nowhere',
    '/healthz',
    '/api/placeholder/400/300',
    '/photogallery/nothing',
    '/scheme/',
  ])('of %s has the headers of GET and no body', async (url) => {
    const [head, whole] = await Promise.all([app.inject({ method: 'HEAD', url }), get(url)]);
    expect([head.statusCode, head.body]).toEqual([whole.statusCode, '']);
    for (const name of ['content-type', 'cache-control', 'etag', 'location'])
      expect(head.headers[name]).toBe(whole.headers[name]);
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  });
});
