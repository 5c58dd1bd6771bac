import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { hostileAddress, ORIGIN, originOf } from '#tests/fixtures/hostileAddresses.ts';
import { resolveRoute } from './addresses.ts';
import { createServer } from './app.ts';
import { listFiles, readReplaced } from './files.ts';

const site = makeSite();
const app = createServer({ root: site.root });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  site.remove();
});

const get = (url: string) => app.inject(url);

describe('an address', () => {
  it.each([
    { url: '/', body: 'Home' },
    { url: '/scheme', body: 'Schemes' },
    { url: '/scheme?category=aid', body: 'Schemes' },
    { url: '/mr', body: 'मुख्यपृष्ठ' },
    { url: '/mr/scheme', body: 'योजना' },
    { url: '/.well-known/security.txt', body: 'Contact: see the site' },
    { url: '/photogallery/Our%20first%20day', body: 'Ours' },
    { url: '/photogallery/a%20second%20day', body: 'Second' },
  ])('$url is served', async ({ url, body }) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([200, body]);
  });

  it.each([
    { url: '/scheme/', to: '/scheme' },
    { url: '/mr/', to: '/mr' },
    { url: '/scheme/?category=aid&x=1', to: '/scheme?category=aid&x=1' },
    { url: '/scheme/?from=https://example.org/a', to: '/scheme?from=https://example.org/a' },
    { url: '/nowhere/', to: '/nowhere' },
    { url: '/photogallery/Our%20first%20day/', to: '/photogallery/Our%20first%20day' },
    { url: '/index.html', to: '/' },
    { url: '/scheme/index.html?x=1', to: '/scheme?x=1' },
    { url: '/Scheme', to: '/scheme' },
    { url: '/SCHEME?category=aid', to: '/scheme?category=aid' },
    { url: '/MR', to: '/mr' },
    { url: '/Mr/Scheme', to: '/mr/scheme' },
    { url: '/notices/Events/3', to: '/notices/events/3' },
    { url: '/hostels', to: '/hostels/governmenthostels' },
    { url: '/Hostels?x=1', to: '/hostels/governmenthostels?x=1' },
    { url: '/mr/hostels', to: '/mr/hostels/governmenthostels' },
  ])('$url redirects to its canonical form', async ({ url, to }) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each([
    { url: '/scheme%E0%A5%A4', to: '/scheme' },
    { url: '/mr/scheme).%E2%80%8B?x=1', to: '/mr/scheme?x=1' },
    { url: '/mr/scheme%E0%A4%B5%E0%A4%B0', to: '/mr/scheme' },
    { url: '/)', to: '/' },
    { url: '/photogallery/Our%20first%20day!', to: '/photogallery/Our%20first%20day' },
    { url: '/Scheme,', to: '/scheme' },
    { url: '/scheme/old-grant.', to: '/scheme/old-grant' },
  ])('$url redirects to the address without the characters that a chat has appended', async ({ url, to }) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
  });

  it('that really ends in a character that chats append is served', () => {
    const files = new Map(['/photogallery/Day', '/photogallery/Day!'].map((path) => [path, `${path}/index.html`]));
    expect(resolveRoute('/photogallery/Day!', files)).toMatchObject({ status: 200 });
    expect(resolveRoute('/photogallery/Day!!', files)).toMatchObject({ headers: { location: '/photogallery/Day' } });
  });

  it.each([
    { url: '/nowhere', body: 'Not found' },
    { url: '/nowhere.', body: 'Not found' },
    { url: '/404.', body: 'Not found' },
    { url: '/mr/%E0%A4%AF', body: 'सापडले नाही' },
    { url: '/scheme/old-grant/gone.html.', body: 'Not found' },
    { url: '/404', body: 'Not found' },
    { url: '/mrs', body: 'Not found' },
    { url: '/mr/nowhere', body: 'सापडले नाही' },
    { url: '/mr/404', body: 'सापडले नाही' },
    { url: '/assets/old-9f9f.js', body: 'Not found' },
    { url: '/scheme.data', body: 'Not found' },
    { url: '/citizen', body: 'Not found' },
    { url: '/Favicon.SVG', body: 'Not found' },
    { url: '/constructor', body: 'Not found' },
    { url: '/photogallery/nothing/inside', body: 'Not found' },
    { url: '/scheme/index.html.br', body: 'Not found' },
    { url: '/.vite/manifest.json', body: 'Not found' },
    { url: '/x/notices/events/3', body: 'Not found' },
    { url: '/x/photogallery/nothing', body: 'Not found' },
    { url: '/notices/events/99', body: 'Event not found' },
    { url: '/notices/events/abc', body: 'Event not found' },
    { url: '/notices/events/not-found', body: 'Event not found' },
    { url: '/mr/notices/events/99', body: 'कार्यक्रम सापडला नाही' },
  ])('$url is answered with 404 in its language', async ({ url, body }) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, body]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['3', '03', '3abc', '+3', '%203'])('of event %s is read as event 3', async (id) => {
    expect((await get(`/notices/events/${id}`)).body).toBe('Event 3');
    expect((await get(`/mr/notices/events/${id}`)).body).toBe('कार्यक्रम ३');
  });

  it.each([
    { url: '/photogallery/nothing', to: '/photogallery' },
    { url: '/mr/photogallery/nothing', to: '/mr/photogallery' },
  ])('of an unknown album redirects to the gallery: $url', async ({ url, to }) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, to]);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it('of a file whose name cannot be decoded contains the name unchanged', () => {
    writeFileSync(join(site.root, 'videos/100%.vtt'), 'all');
    expect(listFiles(site.root).get('/videos/100%.vtt')).toBe('videos/100%.vtt');
  });

  it('never redirects to another site or in a loop', () => {
    const files = listFiles(site.root);
    const replaced = readReplaced(site.root);
    fc.assert(
      fc.property(hostileAddress, fc.constantFrom('', '/', '/index.html', '.', '/)', '%E0%A5%A4/'), (text, end) => {
        let address: string | undefined = text + end;
        for (let hop = 0; address !== undefined; hop += 1) {
          const route = resolveRoute(address, files, replaced);
          address = 'file' in route ? undefined : route.headers.location;
          expect(originOf(address ?? '/')).toBe(ORIGIN);
          expect(hop).toBeLessThan(5);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
