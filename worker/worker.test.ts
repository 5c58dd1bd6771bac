import type { RequestListener } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CACHES, SAVED_AT, siteCache } from '#app/offline/names.ts';
import { bundled, withdrawnWorker } from '#scripts/build/service-worker.ts';
import { startWorker } from '#tests/fixtures/serviceWorker.ts';

const script = await bundled('main.ts', { OFFLINE_FILES: '{ "en": [], "mr": [] }' });

async function openSite(answers: RequestListener, of = script) {
  const worker = await startWorker(of, (request, response) => answers(request, response));
  onTestFinished(worker.stop);
  const put = async (cache: string, path: string, body: string, savedAt: string) =>
    (await worker.caches.open(cache)).put(
      worker.origin + path,
      new Response(body, { headers: { [SAVED_AT]: savedAt } }),
    );
  const copyOf = async (path: string) => (await worker.caches.match(worker.origin + path))?.text();
  const text = async (path: string) => (await worker.ask(path))?.text();
  return { ...worker, put, copyOf, text };
}

const YESTERDAY = '2026-03-02T10:00:00.000Z';
const TODAY = '2026-03-03T10:00:00.000Z';
const page = (words: string) => `<html><body><main >${words}</main></body></html>`;

describe('the worker and a page', () => {
  it('keeps what the host sends, and shows it with its day where there is no network', async () => {
    let isDown = false;
    const site = await openSite((request, response) =>
      isDown ? request.socket.destroy() : response.end(page('Fresh')),
    );
    expect(await site.text('/scheme?x=1')).toBe(page('Fresh'));
    await vi.waitFor(async () => expect(await site.copyOf('/scheme')).toBe(page('Fresh')));
    isDown = true;
    expect(await site.text('/scheme')).toMatch(/Saved copy of .*<main >Fresh/);
  });

  it.each([500, 502, 503])('shows the copy, and not an answer %i of a host in trouble', async (status) => {
    const site = await openSite((_, response) => response.writeHead(status).end('In trouble'));
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    expect(await site.text('/scheme')).toContain('<main >Copy');
    expect(await site.copyOf('/scheme')).toBe(page('Copy'));
  });

  it('shows the answer of a host in trouble where there is no copy', async () => {
    const site = await openSite((_, response) => response.writeHead(503).end('In trouble'));
    expect(await site.text('/scheme')).toBe('In trouble');
  });

  it('keeps no copy of a page that is missing, of an error, or of a redirect', async () => {
    const site = await openSite((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
      else response.writeHead(request.url === '/gone' ? 404 : request.url === '/new' ? 200 : 500).end(page('Answer'));
    });
    for (const path of ['/gone', '/old', '/broken']) expect(await site.text(path)).toBe(page('Answer'));
    // A page that is kept shows that the others had their time.
    await site.text('/new');
    await vi.waitFor(async () => expect(await site.copyOf('/new')).toBe(page('Answer')));
    for (const path of ['/gone', '/old', '/broken']) expect(await site.copyOf(path)).toBeUndefined();
  });

  it.each([
    { pages: TODAY, whole: YESTERDAY, shown: 'read' },
    { pages: YESTERDAY, whole: TODAY, shown: 'saved with the site' },
  ])('shows the newest copy, wherever it is kept: $shown', async ({ pages, whole, shown }) => {
    const site = await openSite((request) => request.socket.destroy());
    await site.put(CACHES.pages, '/scheme', page('read'), pages);
    await site.put(siteCache('en'), '/scheme', page('saved with the site'), whole);
    expect(await site.text('/scheme')).toContain(`<main >${shown}`);
  });
});

describe('the worker and the data of a page', () => {
  it.each([
    { data: '/scheme.data?x=1', done: ['navigates to /scheme?x=1'] },
    { data: '/mr//evil.example/x.data', done: [] },
    { data: '//evil.example/x.data', done: [] },
  ])('opens the page where they are not saved, on this site alone: $data', async ({ data, done }) => {
    const site = await openSite((request) => request.socket.destroy());
    expect((await site.ask(data, 'cors'))?.type).toBe('error');
    expect(site.done).toEqual(done);
  });
});

describe('a new worker', () => {
  it('deletes copies that an earlier one kept in another form, and no others', async () => {
    const site = await openSite((_, response) => response.end());
    const own = [...Object.values(CACHES), siteCache('en'), siteCache('mr')];
    for (const name of [...own, 'pages-0', 'workbox-precache']) await site.caches.open(name);
    await site.activate();
    expect(await site.caches.keys()).toEqual(own);
  });
});

describe('a worker that is taken back', () => {
  it('leaves nothing on the phone, and loads the pages anew', async () => {
    const site = await openSite((_, response) => response.end(), await withdrawnWorker());
    for (const name of [CACHES.pages, siteCache('mr')]) await site.caches.open(name);
    await site.activate();
    expect(await site.caches.keys()).toEqual([]);
    expect(site.done).toEqual(['deletes workbox-expiration', 'unregisters', `navigates to ${site.origin}/`]);
  });
});
