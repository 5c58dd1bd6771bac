import { describe, expect, it, vi } from 'vitest';
import en from '#app/i18n/en/offline-notes.json' with { type: 'json' };
import { LANGUAGES, pathIn } from '#app/i18n/language.ts';
import mr from '#app/i18n/mr/offline-notes.json' with { type: 'json' };
import { CACHES, SAVED_AT, SAVED_VERSION, siteCache } from '#app/offline/cacheNames.ts';
import { bundleWorker, killSwitchWorker } from '#site-build/service-worker.ts';
import { openSite as openSiteOf, savedAt } from '#tests/fixtures/serviceWorker.ts';

const script = await bundleWorker('main.ts', {
  OFFLINE_FILES: '{ "en": ["/assets/a.js", "/assets/b.js"], "mr": ["/assets/m.js"] }',
});
const openSite = (answers: Parameters<typeof openSiteOf>[1]) => openSiteOf(script, answers);

const YESTERDAY = savedAt('2026-03-02T10:00:00.000Z');
const TODAY = savedAt('2026-03-03T10:00:00.000Z');
const page = (words: string) => `<html><body><main >${words}</main></body></html>`;
const down: Parameters<typeof openSiteOf>[1] = (request) => request.socket.destroy();

/** A host that answers until it is taken down. */
async function openSiteUntilDown(answer: (path: string) => string) {
  const host = { isDown: false };
  const site = await openSite((request, response) =>
    host.isDown
      ? request.socket.destroy()
      : response.setHeader('x-frame-options', 'DENY').end(answer(request.url ?? '')),
  );
  return { ...site, takeDown: () => (host.isDown = true) };
}

describe('the worker and a page', () => {
  it('keeps what the host sends, and shows it with its day where there is no network', async () => {
    const site = await openSiteUntilDown(() => page('Fresh'));
    expect(await site.text('/scheme?x=1')).toBe(page('Fresh'));
    await vi.waitFor(async () => expect(await site.copyOf('/scheme')).toBe(page('Fresh')));
    site.takeDown();
    expect((await site.ask('/scheme'))?.headers.get('x-frame-options')).toBe('DENY');
    expect(await site.text('/scheme')).toMatch(
      /<body><p id="saved-copy" role="status">Saved copy of [^<]+<\/p><main >Fresh/,
    );
  });

  it('shows what the host sends, and no copy', async () => {
    const site = await openSite((_, response) => response.end(page('Fresh')));
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    expect(await site.text('/scheme')).toBe(page('Fresh'));
  });

  it.each([500, 502, 503])('shows the copy, and not an answer %i of a host in trouble', async (status) => {
    const site = await openSite((_, response) => response.writeHead(status).end('In trouble'));
    await site.put(CACHES.pages, '/scheme', page('Copy'), { ...TODAY, vary: 'accept-encoding' });
    expect(await site.text('/scheme')).toContain('<main >Copy');
    expect(await site.copyOf('/scheme')).toBe(page('Copy'));
  });

  it('shows the answer of a host in trouble where there is no copy', async () => {
    const site = await openSite((_, response) => response.writeHead(503).end('In trouble'));
    expect(await site.text('/scheme')).toBe('In trouble');
  });

  it('shows the copy of a host that has not begun to answer after four seconds', async () => {
    const asked = Promise.withResolvers<void>();
    const site = await openSite(() => asked.resolve());
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const shown = site.text('/scheme');
      await asked.promise;
      let isShown = false;
      void shown.then(() => (isShown = true));
      await vi.advanceTimersByTimeAsync(3_999);
      expect(isShown).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await shown).toContain('<main >Copy');
    } finally {
      vi.useRealTimers();
    }
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
    const site = await openSite(down);
    await site.put(CACHES.pages, '/scheme', page('read'), pages);
    await site.put(siteCache('en'), '/scheme', page('saved with the site'), whole);
    expect(await site.text('/scheme')).toContain(`<main >${shown}`);
  });

  it.each([
    {
      path: '/scheme?category=aid',
      to: '/offline?page=%2Fscheme%3Fcategory%3Daid',
      says: en.notSavedYet,
    },
    { path: '/mr/scheme', to: '/mr/offline?page=%2Fmr%2Fscheme', says: mr.notSavedYet },
  ])('that is not saved leads to the offline page, which says so: $path', async ({ path, to, says }) => {
    const site = await openSite(down);
    for (const language of LANGUAGES)
      await site.put(CACHES.offline, pathIn(language, '/offline'), page('Offline'), TODAY);
    const answer = await site.ask(path);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, site.origin + to]);
    expect(await site.text(to)).toContain(says);
    expect(await site.text(to.replace(/\?.*/, ''))).not.toContain(says);
    // Another page with the same query is not the offline page.
    await site.put(CACHES.pages, path.replace(/\?.*/, ''), page('Schemes'), TODAY);
    expect(await site.text(`${path.replace(/\?.*/, '')}?page=1`)).not.toContain(says);
  });

  it.each([
    { path: '/scheme', language: 'en', words: en },
    { path: '/offline', language: 'en', words: en },
    { path: '/mr/offline', language: 'mr', words: mr },
  ])('$path says in its language what is wrong where nothing is saved', async ({ path, language, words }) => {
    const site = await openSite(down);
    const answer = await site.ask(path);
    expect([answer?.status, answer?.headers.get('content-security-policy')]).toEqual([503, "default-src 'none'"]);
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = (await answer?.text()) ?? '';
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`));
    const { notSavedYet, tryAgain } = words;
    expect(html).toContain(`<meta name="viewport" content="width=device-width"><title>${notSavedYet}</title></head>`);
    expect(html).toMatch(/<\/head><body><main>.*<\/main><\/body><\/html>$/);
    expect(html).toContain(`<h1>${notSavedYet}</h1><p><a href="">${tryAgain}</a></p>`);
  });
});

describe('the worker and the data of a page', () => {
  it.each([
    { data: '/scheme.data?x=1', done: ['navigates to /scheme?x=1'] },
    { data: '/mr//evil.example/x.data', done: [] },
    { data: '//evil.example/x.data', done: [] },
  ])('opens the page where they are not saved, on this site alone: $data', async ({ data, done }) => {
    const site = await openSite(down);
    const origin = data.startsWith('//') ? site.origin : '';
    expect((await site.ask(origin + data, { mode: 'cors' }))?.type).toBe('error');
    expect(site.done).toEqual(done);
  });

  it('passes on what the host sends, and tells the page nothing', async () => {
    const site = await openSite((_, response) => response.end('fresh'));
    expect(await site.text('/scheme.data', { mode: 'cors' })).toBe('fresh');
    expect([site.told, site.done]).toEqual([[], []]);
  });

  it('passes on a copy, and tells the page of which day it is', async () => {
    const site = await openSite(down);
    await site.put(CACHES.pages, '/mr/scheme.data', 'copy', TODAY);
    expect(await site.text('/mr/scheme.data', { mode: 'cors' })).toBe('copy');
    expect(site.told).toEqual([{ kind: 'saved-copy', path: '/mr/scheme', note: expect.stringContaining('३ मार्च') }]);
    expect(site.done).toEqual([]);
  });

  it('leaves data that are only asked for in advance, or of another site, to the browser', async () => {
    const site = await openSite((_, response) => response.end());
    expect(site.ask('/scheme.data', { mode: 'no-cors' })).toBeUndefined();
    expect(site.ask('http://other.example/scheme.data', { mode: 'cors' })).toBeUndefined();
    expect(site.ask('/healthz', { mode: 'cors' })).toBeUndefined();
  });
});

describe('the worker and a file', () => {
  const cors = { mode: 'cors' } as const;

  it.each(['/assets/a.js', '/pictures/a.avif'])('asks for it once, and then never again: %s', async (path) => {
    const site = await openSiteUntilDown(() => 'File');
    expect(await site.text(path, cors)).toBe('File');
    const cache = path.startsWith('/assets') ? CACHES.assets : CACHES.pictures;
    await vi.waitFor(async () => expect(await site.copyOf(path, cache)).toBe('File'));
    site.takeDown();
    expect(await site.text(path, cors)).toBe('File');
    expect(site.asked).toEqual([path]);
  });

  it('shows the copy of a drawing, and has the new one for the next page', async () => {
    const site = await openSite((_, response) => response.end('new'));
    await site.put(CACHES.pictures, '/images/a.svg', 'old', { vary: 'accept-encoding' });
    expect(await site.text('/images/a.svg', cors)).toBe('old');
    await vi.waitFor(async () => expect(await site.copyOf('/images/a.svg', CACHES.pictures)).toBe('new'));
  });

  it.each(['/search/en.json', '/eligibility/mr.json'])('gives the newest of what holds amounts: %s', async (path) => {
    const site = await openSiteUntilDown(() => 'new');
    await site.put(CACHES.answers, path, 'old', { vary: 'accept-encoding' });
    expect(await site.text(path, cors)).toBe('new');
    await vi.waitFor(async () => expect(await site.copyOf(path, CACHES.answers)).toBe('new'));
    site.takeDown();
    expect(await site.text(path, cors)).toBe('new');
  });

  it.each(['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json'])(
    'gives without a network what was saved with the whole site: %s',
    async (path) => {
      const site = await openSite(down);
      await site.put(siteCache('en'), path, 'saved', { vary: 'accept-encoding' });
      expect(await site.text(path, cors)).toBe('saved');
    },
  );

  it.each(['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json'])(
    'keeps no copy of an answer that is not whole: %s',
    async (path) => {
      let status = 206;
      const site = await openSite((_, response) => response.writeHead(status).end(`${status}`));
      for (status of [206, 404, 500]) expect(await site.text(path, cors)).toBe(`${status}`);
      status = 200;
      expect(await site.text(path, cors)).toBe('200');
      await vi.waitFor(async () => expect(await site.copyOf(path)).toBe('200'));
    },
  );

  it('says three seconds later that a module cannot be fetched', async () => {
    const site = await openSite(down);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      let isSaid = false;
      const answer = site.text('/assets/a.js', cors).catch(() => (isSaid = true));
      while (vi.getTimerCount() === 0) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(2_999);
      expect(isSaid).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(isSaid).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('leaves parts of files, what is saved as a whole, and what it does not know to the browser', async () => {
    const site = await openSite((_, response) => response.end());
    expect(site.ask('/pictures/a.avif', { ...cors, range: 'bytes=0-9' })).toBeUndefined();
    expect(site.ask('/assets/a.js', { ...cors, cache: 'no-cache' })).toBeUndefined();
    expect(site.ask('/pdfs/a.pdf', cors)).toBeUndefined();
    expect(site.ask('/x/assets/', cors)).toBeUndefined();
    expect(site.ask('http://other.example/assets/a.js', cors)).toBeUndefined();
    // Who loads a page anew asks for its files in the same way; they have a destination.
    expect(await site.ask('/assets/a.js', { ...cors, cache: 'no-cache', destination: 'script' })).toBeDefined();
  });
});

describe('the worker that is told what a first page has read', () => {
  const started = { kind: 'started', language: 'en', read: [] as string[], mayFetch: false };

  it('keeps the page and those of its files that it would have kept, on this site alone', async () => {
    const site = await openSite((request, response) => response.end(request.url));
    const read = ['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json', '/eligibility/en.json'];
    await site.tell({ ...started, read: ['http://other.example/assets/x.js', '/pdfs/a.pdf', ...read] }, '/scheme?x=1');
    for (const path of ['/scheme', ...read]) expect(await site.copyOf(path)).toMatch(/^\//);
    expect(await site.copyOf('/assets/a.js', CACHES.assets)).toBe('/assets/a.js');
    expect(site.asked.toSorted()).toEqual(['/scheme?x=1', ...read].toSorted());
  });

  it('asks for nothing where the page was not its first, or is gone', async () => {
    const site = await openSite((_, response) => response.end());
    await site.tell(started, '/scheme');
    await site.tell(started);
    expect(site.asked).toEqual([]);
    await site.tell({ ...started, read: ['/assets/a.js'] });
    expect(site.asked).toEqual(['/assets/a.js']);
  });

  it('keeps the offline page with its files, the page last, and asks again only for another version', async () => {
    const site = await openSite((request, response) => response.end(request.url));
    await site.put(CACHES.assets, '/assets/b.js', 'there before');
    await site.tell({ ...started, mayFetch: true });
    expect(site.asked).toEqual(['/assets/a.js', '/offline']);
    const kept = await site.caches.match('/offline', { cacheName: CACHES.offline });
    expect(kept?.headers.get(SAVED_VERSION)).toBe('/assets/a.js /assets/b.js');
    expect(kept?.headers.get(SAVED_AT)).toMatch(/^\d{4}-/);
    await site.tell({ ...started, mayFetch: true });
    expect(site.asked).toHaveLength(2);
    await site.put(CACHES.offline, '/offline', 'of the release before', { [SAVED_VERSION]: '/assets/old.js' });
    await site.tell({ ...started, mayFetch: true });
    expect(await site.copyOf('/offline', CACHES.offline)).toBe('/offline');
    await site.tell({ ...started, mayFetch: true, language: 'mr' });
    expect(site.asked.slice(-2)).toEqual(['/assets/m.js', '/mr/offline']);
  });

  it('keeps no offline page of a host in trouble', async () => {
    const site = await openSite((request, response) =>
      response.writeHead(request.url === '/offline' ? 503 : 200).end(request.url),
    );
    await site.tell({ ...started, mayFetch: true });
    expect(site.asked).toContain('/offline');
    expect(await site.copyOf('/offline')).toBeUndefined();
  });
});

describe('a new worker', () => {
  it('deletes copies that an earlier one kept in another form, and no others, and stands before open pages', async () => {
    const site = await openSite((_, response) => response.end());
    const own = [...Object.values(CACHES), siteCache('en'), siteCache('mr')];
    for (const name of [...own, 'pages-0', 'workbox-precache']) await site.caches.open(name);
    await site.activate();
    expect(await site.caches.keys()).toEqual(own);
    expect(site.done).toEqual(['asks for pages while it wakes up', 'stands before open pages']);
  });

  it('takes over when a page says so, and not before', async () => {
    const site = await openSite((_, response) => response.end());
    await site.install();
    expect(site.done).toEqual([]);
    await site.tell({ kind: 'take-over' });
    expect(site.done).toEqual(['does not wait']);
  });
});

describe('a worker that is taken back', () => {
  it('leaves nothing on the phone, and loads the pages anew', async () => {
    const site = await openSiteOf(await killSwitchWorker(), (_, response) => response.end());
    for (const name of [CACHES.pages, siteCache('mr')]) await site.caches.open(name);
    await site.install();
    await site.activate();
    expect(await site.caches.keys()).toEqual([]);
    expect(site.done).toEqual([
      'does not wait',
      'deletes workbox-expiration',
      'unregisters',
      `navigates to ${site.origin}/`,
    ]);
  });

  it('goes once more when a page of the release before has called it back', async () => {
    const site = await openSiteOf(await killSwitchWorker(), (_, response) => response.end());
    await site.tell({ kind: 'started' });
    expect(site.done).toEqual(['unregisters']);
  });
});
