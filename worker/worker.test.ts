import { describe, expect, it, vi } from 'vitest';
import { CACHES, SAVED_AT, SAVED_NOTE, siteCache } from '#app/offline/cacheNames.ts';
import { killSwitchWorker, pageWorker } from '#site-build/service-worker.ts';
import { openSite as openSiteOf, savedAt } from '#tests/fixtures/serviceWorker.ts';

const script = await pageWorker();
const openSite = (listener: Parameters<typeof openSiteOf>[1]) => openSiteOf(script, listener);

const YESTERDAY = savedAt('2026-03-02T10:00:00.000Z');
const TODAY = savedAt('2026-03-03T10:00:00.000Z');
const page = (words: string) => `<html><body><main >${words}</main></body></html>`;
const down: Parameters<typeof openSiteOf>[1] = (request) => request.socket.destroy();

/** Opens a site whose host responds until `takeDown` is called. */
async function openSiteUntilDown(answer: (path: string) => string, types: Record<string, string> = {}) {
  const host = { isDown: false };
  const site = await openSite((request, response) => {
    const path = request.url ?? '';
    if (host.isDown) return request.socket.destroy();
    if (types[path]) response.setHeader('content-type', types[path]);
    response.setHeader('x-frame-options', 'DENY').end(answer(path));
  });
  return { ...site, takeDown: () => (host.isDown = true) };
}

describe('a page request', () => {
  it('gets the response of the host, and later, when offline, a saved copy with its date', async () => {
    const site = await openSiteUntilDown(() => page('Fresh'));
    expect(await site.text('/scheme?x=1')).toBe(page('Fresh'));
    await vi.waitFor(async () => expect(await site.copyOf('/scheme')).toBe(page('Fresh')));
    site.takeDown();
    expect((await site.fetch('/scheme'))?.headers.get('x-frame-options')).toBe('DENY');
    expect(await site.text('/scheme')).toMatch(
      /<body><p id="saved-copy" role="status">Saved copy of [^<]+<\/p><main >Fresh/,
    );
  });

  it('gets the response of the host instead of a copy', async () => {
    const site = await openSite((_, response) => response.end(page('Fresh')));
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    expect(await site.text('/scheme')).toBe(page('Fresh'));
  });

  it.each([500, 502, 503])('gets the copy instead of an error %i of the host', async (status) => {
    const site = await openSite((_, response) => response.writeHead(status).end('Server error'));
    await site.put(CACHES.pages, '/scheme', page('Copy'), { ...TODAY, vary: 'accept-encoding' });
    expect(await site.text('/scheme')).toContain('<main >Copy');
    expect(await site.copyOf('/scheme')).toBe(page('Copy'));
  });

  it('gets the error of the host if there is no copy', async () => {
    const site = await openSite((_, response) => response.writeHead(503).end('Server error'));
    expect(await site.text('/scheme')).toBe('Server error');
  });

  it('gets the copy if the host has not responded after four seconds', async () => {
    const requested = Promise.withResolvers<void>();
    const site = await openSite(() => requested.resolve());
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const shown = site.text('/scheme');
      await requested.promise;
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

  it('gets the copy, or else the page for unsaved ones, if the preload of the browser failed, as in Firefox', async () => {
    const site = await openSite(down);
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    expect(await site.text('/scheme', { preloaded: Response.error() })).toContain('<main >Copy');
    expect((await site.fetch('/help', { preloaded: Response.error() }))?.status).toBe(503);
  });

  it.each(['application/pdf', 'text/csv; charset=utf-8', 'text/plain'])(
    'leaves no copy of an answer that is not a page: %s',
    async (type) => {
      const site = await openSiteUntilDown((path) => path, { '/file': type });
      expect(await site.text('/file')).toBe('/file');
      await site.text('/page');
      await vi.waitFor(async () => expect(await site.copyOf('/page')).toBe('/page'));
      expect(await site.copyOf('/file')).toBeUndefined();
    },
  );

  it('never gets a copy of a file that is not a page', async () => {
    const site = await openSite(down);
    await site.put(siteCache('en'), '/file', 'Text', { ...TODAY, 'content-type': 'text/plain' });
    expect((await site.fetch('/file'))?.status).toBe(503);
  });

  it.each(['/pdfs/a.pdf', '/data/schemes.csv', '/offices/a.vcf', '/events/a.ics', '/scheme/a.txt', '/offline/en.json'])(
    'is left to the browser if the address is that of a file: %s',
    async (path) => {
      const site = await openSite(down);
      await site.put(CACHES.pages, path, 'Copy', TODAY);
      expect(site.fetch(path)).toBeUndefined();
    },
  );

  it('leaves no copy of a page with a link to leave it at once, unless the whole site is saved', async () => {
    const left = page('<a class="leave" href="/" data-leave="">Close</a>');
    const site = await openSiteUntilDown((path) => (path === '/caste' ? left : page('The word data-leave')));
    expect(await site.text('/caste')).toBe(left);
    // Waits until another page is saved. By then the first one would have been saved too.
    await site.text('/help');
    await vi.waitFor(async () => expect(await site.copyOf('/help')).toBe(page('The word data-leave')));
    expect(await site.copyOf('/caste')).toBeUndefined();
    site.takeDown();
    expect((await site.fetch('/caste'))?.status).toBe(503);
    await site.put(siteCache('en'), '/caste', left, TODAY);
    expect(await site.text('/caste')).toContain('data-leave=""');
  });

  it('leaves no copy of a missing page, an error or a redirect', async () => {
    const site = await openSite((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new' }).end();
      else response.writeHead(request.url === '/gone' ? 404 : request.url === '/new' ? 200 : 500).end(page('Answer'));
    });
    for (const path of ['/gone', '/old', '/broken']) expect(await site.text(path)).toBe(page('Answer'));
    // Waits until another page is saved. By then the earlier responses would have been saved too.
    await site.text('/new');
    await vi.waitFor(async () => expect(await site.copyOf('/new')).toBe(page('Answer')));
    for (const path of ['/gone', '/old', '/broken']) expect(await site.copyOf(path)).toBeUndefined();
  });

  it('gets the login page of a captive portal, which is not saved', async () => {
    const site = await openSite(({ url }, response) => {
      if (url === '/scheme') response.removeHeader('cross-origin-embedder-policy');
      response.end(page(url === '/scheme' ? 'Log in' : 'Help'));
    });
    await site.put(CACHES.pages, '/scheme', page('Scheme'), TODAY);
    expect(await site.text('/scheme')).toBe(page('Log in'));
    await site.text('/help');
    await vi.waitFor(async () => expect(await site.copyOf('/help')).toBe(page('Help')));
    expect(await site.copyOf('/scheme')).toBe(page('Scheme'));
  });

  it.each([
    { pages: TODAY, whole: YESTERDAY, shown: 'read' },
    { pages: YESTERDAY, whole: TODAY, shown: 'saved with the site' },
  ])('gets the newest copy of all caches: $shown', async ({ pages, whole, shown }) => {
    const site = await openSite(down);
    await site.put(CACHES.pages, '/scheme', page('read'), pages);
    await site.put(siteCache('en'), '/scheme', page('saved with the site'), whole);
    expect(await site.text('/scheme')).toContain(`<main >${shown}`);
  });
});

describe('a page request without a network', () => {
  it.each([
    { path: '/scheme/', to: '/scheme' },
    { path: '/scheme/index.html', to: '/scheme' },
    { path: '/scheme.?category=aid', to: '/scheme?category=aid' },
    { path: '/Scheme,', to: '/scheme' },
    { path: '/mr/scheme%E0%A4%B5%E0%A4%B0', to: '/mr/scheme' },
    { path: '/photogallery/Our%20day/)', to: '/photogallery/Our%20day' },
    { path: '/hostels', to: '/hostels/governmenthostels' },
    { path: '/index.html', to: '/' },
  ])('is led from $path to the saved page $to, as the host does', async ({ path, to }) => {
    const site = await openSite(down);
    const saved = new URL(to, site.origin).pathname;
    await site.put(saved.startsWith('/mr') ? siteCache('mr') : CACHES.pages, saved, page('Copy'), TODAY);
    const { status, headers } = (await site.fetch(path)) ?? Response.error();
    expect([status, headers.get('location')]).toEqual([302, site.origin + to]);
  });

  it.each(['/nowhere/', '/%', '/%2F', '//scheme', '/schemes.'])('is not led elsewhere from %s', async (path) => {
    const site = await openSite(down);
    await site.put(CACHES.pages, '/scheme', page('Copy'), TODAY);
    expect((await site.fetch(site.origin + path))?.status).toBe(503);
  });
});

it('the worker starts in Safari before version 16.4, which has no lookbehind', () => {
  expect(script).not.toMatch(/\(\?<[=!]/);
});

describe('a file request', () => {
  const cors = { mode: 'cors' } as const;

  it.each(['/assets/a.js', '/pictures/a.avif'])('reaches the host only once: %s', async (path) => {
    const site = await openSiteUntilDown(() => 'File');
    expect(await site.text(path, cors)).toBe('File');
    const cache = path.startsWith('/assets') ? CACHES.assets : CACHES.pictures;
    await vi.waitFor(async () => expect(await site.copyOf(path, cache)).toBe('File'));
    site.takeDown();
    expect(await site.text(path, cors)).toBe('File');
    expect(site.requested).toEqual([path]);
  });

  it('gets the copy of a drawing, and the new version on the next page', async () => {
    const site = await openSite((_, response) => response.end('new'));
    await site.put(CACHES.pictures, '/images/a.svg', 'old', { vary: 'accept-encoding' });
    expect(await site.text('/images/a.svg', cors)).toBe('old');
    await vi.waitFor(async () => expect(await site.copyOf('/images/a.svg', CACHES.pictures)).toBe('new'));
  });

  it.each(['/search/en.json', '/eligibility/mr.json'])(
    'gets the newest version of files with amounts: %s',
    async (path) => {
      const site = await openSiteUntilDown(() => 'new');
      await site.put(CACHES.answers, path, 'old', { vary: 'accept-encoding' });
      expect(await site.text(path, cors)).toBe('new');
      await vi.waitFor(async () => expect(await site.copyOf(path, CACHES.answers)).toBe('new'));
      site.takeDown();
      expect(await site.text(path, cors)).toBe('new');
    },
  );

  it.each([
    { read: TODAY, whole: YESTERDAY, shown: 'read' },
    { read: YESTERDAY, whole: TODAY, shown: 'saved with the site' },
  ])('gets the newest copy of files with amounts when offline: $shown', async ({ read, whole, shown }) => {
    const site = await openSite(down);
    await site.put(CACHES.answers, '/search/mr.json', 'read', read);
    await site.put(siteCache('mr'), '/search/mr.json', 'saved with the site', whole);
    const copy = await site.fetch('/search/mr.json', cors);
    expect(await copy?.text()).toBe(shown);
    expect(copy?.headers.get(SAVED_AT)).toBe(TODAY[SAVED_AT]);
  });

  it.each([
    { path: '/search/en.json', says: /^Saved copy of \d/ },
    { path: '/eligibility/elsewhere-mr.json', says: /^[०-९]+ \S+ [०-९]{4} रोजी जतन केलेली प्रत\./ },
  ])('gets with its copy the note about the copy in the language of the file: $path', async ({ path, says }) => {
    const site = await openSiteUntilDown(() => 'Amounts');
    expect((await site.fetch(path, cors))?.headers.has(SAVED_NOTE)).toBe(false);
    await vi.waitFor(async () => expect(await site.copyOf(path, CACHES.answers)).toBe('Amounts'));
    site.takeDown();
    expect(decodeURIComponent((await site.fetch(path, cors))?.headers.get(SAVED_NOTE) ?? '')).toMatch(says);
  });

  it('gets no copy if the page asks the network, because it could not use the copy', async () => {
    const site = await openSite(down);
    await site.put(CACHES.answers, '/search/en.json', 'of an older format', TODAY);
    await expect(site.fetch('/search/en.json', { ...cors, cache: 'reload' })).rejects.toThrow();
    expect(await site.text('/search/en.json', cors)).toBe('of an older format');
  });

  it.each(['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json'])(
    'gets the copy saved with the whole site when offline: %s',
    async (path) => {
      const site = await openSite(down);
      await site.put(siteCache('en'), path, 'saved', { vary: 'accept-encoding' });
      expect(await site.text(path, cors)).toBe('saved');
    },
  );

  it.each(['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json'])(
    'leaves no copy of the login page of a captive portal: %s',
    async (path) => {
      const site = await openSite(({ url }, response) => {
        if (url === path) response.removeHeader('cross-origin-embedder-policy');
        response.end(url === path ? 'Log in' : 'File');
      });
      expect(await site.text(path, cors)).toBe('Log in');
      // Waits until another file is saved. By then the login page would have been saved too.
      await site.text(`${path}?later`, cors);
      await vi.waitFor(async () => expect(await site.copyOf(`${path}?later`)).toBe('File'));
      expect(await site.copyOf(path)).toBeUndefined();
    },
  );

  it.each(['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json'])(
    'leaves no copy of a partial or failed response: %s',
    async (path) => {
      let status = 206;
      const site = await openSite((_, response) => response.writeHead(status).end(`${status}`));
      for (status of [206, 404, 500]) expect(await site.text(path, cors)).toBe(`${status}`);
      status = 200;
      expect(await site.text(path, cors)).toBe('200');
      await vi.waitFor(async () => expect(await site.copyOf(path)).toBe('200'));
    },
  );

  it('is left to the browser if it is for a range, the whole-site download, an uncached kind of file, or another site', async () => {
    const site = await openSite((_, response) => response.end());
    expect(site.fetch('/pictures/a.avif', { ...cors, range: 'bytes=0-9' })).toBeUndefined();
    expect(site.fetch('/assets/a.js', { ...cors, cache: 'no-cache' })).toBeUndefined();
    expect(site.fetch('/pdfs/a.pdf', cors)).toBeUndefined();
    expect(site.fetch('/x/assets/', cors)).toBeUndefined();
    expect(site.fetch('http://other.example/assets/a.js', cors)).toBeUndefined();
    // A page reload also sends `no-cache`, but with a destination.
    expect(await site.fetch('/assets/a.js', { ...cors, cache: 'no-cache', destination: 'script' })).toBeDefined();
  });
});

describe('the worker, told that a page has started,', () => {
  it('saves the page and its cacheable files of this site', async () => {
    const site = await openSite((request, response) => response.end(request.url));
    const read = ['/assets/a.js', '/pictures/a.avif', '/images/a.svg', '/search/en.json', '/eligibility/en.json'];
    await site.postMessage(
      {
        kind: 'started',
        read: ['http://other.example/assets/x.js', ...['/pdfs/a.pdf', ...read].map((path) => site.origin + path)],
      },
      '/scheme?x=1',
    );
    for (const path of ['/scheme', ...read]) expect(await site.copyOf(path)).toMatch(/^\//);
    expect(await site.copyOf('/assets/a.js', CACHES.assets)).toBe('/assets/a.js');
    expect(site.requested.toSorted()).toEqual(['/scheme?x=1', ...read].toSorted());
  });

  it('does not request the page if it is closed', async () => {
    const site = await openSite((_, response) => response.end());
    await site.postMessage({ kind: 'started', read: [`${site.origin}/assets/a.js`] });
    expect(site.requested).toEqual(['/assets/a.js']);
  });
});

describe('a new worker', () => {
  it('deletes only caches of an older format, enables navigation preload, and claims open pages', async () => {
    const site = await openSite((_, response) => response.end());
    const own = [...Object.values(CACHES), siteCache('en'), siteCache('mr')];
    for (const name of [...own, 'pages-0', 'workbox-precache']) await site.caches.open(name);
    await site.activate();
    expect(await site.caches.keys()).toEqual(own);
    expect(site.done).toEqual(['enables navigation preload', 'claims open pages']);
  });

  it('deletes what a worker of an earlier release saved among the pages: files, and pages that are left at once', async () => {
    const site = await openSite(down);
    await site.put(CACHES.pages, '/pdfs/a.pdf', 'damaged', { ...TODAY, 'content-type': 'application/pdf' });
    await site.put(CACHES.pages, '/caste', page('<a href="/" data-leave="">Close</a>'), TODAY);
    await site.put(CACHES.pages, '/scheme', page('Copy'), { ...TODAY, vary: 'accept-encoding' });
    await site.activate();
    expect(await site.copyOf('/pdfs/a.pdf')).toBeUndefined();
    expect(await site.copyOf('/caste')).toBeUndefined();
    expect(await site.text('/scheme')).toContain('<main >Copy');
  });

  it('takes over only when a page sends the take-over message', async () => {
    const site = await openSite((_, response) => response.end());
    await site.install();
    expect(site.done).toEqual([]);
    await site.postMessage({ kind: 'take-over' });
    expect(site.done).toEqual(['skips waiting']);
  });
});

describe('the kill switch', () => {
  it('deletes all stored data, unregisters the worker and reloads the pages', async () => {
    const site = await openSiteOf(await killSwitchWorker(), (_, response) => response.end());
    for (const name of [CACHES.pages, siteCache('mr')]) await site.caches.open(name);
    await site.install();
    await site.activate();
    expect(await site.caches.keys()).toEqual([]);
    expect(site.done).toEqual([
      'skips waiting',
      'deletes workbox-expiration',
      'unregisters',
      `navigates to ${site.origin}/`,
    ]);
  });

  it('unregisters again when a page of the previous release has registered it again', async () => {
    const site = await openSiteOf(await killSwitchWorker(), (_, response) => response.end());
    await site.postMessage({ kind: 'started' });
    expect(site.done).toEqual(['unregisters']);
  });
});
