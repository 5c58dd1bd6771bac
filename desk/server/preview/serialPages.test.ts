import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueue, serialPages } from './serialPages.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a site whose pages contain the revision of their content. Each page is pending until the test calls `finish`. */
async function openSite() {
  const enqueue = createQueue();
  const site = { content: 0, made: [] as string[], finish: [] as (() => void)[] };
  let handle: Handler = () => {};
  const plugin = serialPages(enqueue, () => site.content);
  const configure = plugin.configureServer as unknown as (vite: {
    middlewares: { use: (handler: Handler) => void };
  }) => void;
  configure({ middlewares: { use: (handler) => (handle = handler) } });
  const make = (request: IncomingMessage, response: ServerResponse) => {
    const began = site.content;
    site.finish.push(() => {
      site.made.push(`${request.url}: ${began}`);
      if (request.url === '/old') response.writeHead(302, { location: '/new' }).end();
      else response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>content ${began}</p>`);
    });
  };
  server = createServer((request, response) => handle(request, response, () => make(request, response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const load = (path: string, signal?: AbortSignal) =>
    fetch(address + path, { headers: { accept: 'text/html' }, redirect: 'manual', ...(signal && { signal }) });
  const change = () => enqueue(() => site.content++);
  /** Waits until this number of pages is pending, then finishes them. */
  const finish = async (pages: number) => {
    await vi.waitFor(() => expect(site.finish).toHaveLength(pages));
    for (const finishPage of site.finish.splice(0)) finishPage();
  };
  return { site, address, load, change, finish };
}

describe('pages of the preview', () => {
  it('finish rendering before the content changes, even if their frame was closed', async () => {
    const { site, load, change, finish } = await openSite();
    const frame = new AbortController();
    const gone = load('/first', frame.signal).catch(() => 'gone');
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    frame.abort();
    expect(await gone).toBe('gone');
    change();
    const next = load('/second');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(site.content).toBe(0);
    await finish(1);
    await finish(1);
    expect(await (await next).text()).toContain('<p>content 1</p>');
    expect(site.made).toEqual(['/first: 0', '/second: 1']);
  });

  it('are still served after the frame of a queued page was closed', async () => {
    const { site, load, change, finish } = await openSite();
    const first = load('/first');
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    change();
    const frame = new AbortController();
    const gone = load('/waits', frame.signal).catch(() => 'gone');
    await new Promise((resolve) => setTimeout(resolve, 50));
    frame.abort();
    await gone;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await finish(1);
    await first;
    const last = load('/last');
    await finish(1);
    expect(await (await last).text()).toContain('<p>content 1</p>');
    // A queued page of a closed frame is not rendered.
    expect(site.made).toEqual(['/first: 0', '/last: 1']);
  });

  it('are rendered one at a time', async () => {
    const { site, load, finish } = await openSite();
    const both = Promise.all([load('/en'), load('/mr')]);
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await finish(1);
    await finish(1);
    await both;
    expect(site.made).toHaveLength(2);
  });

  it('share the queue with generated files, but not with modules', async () => {
    const { site, address, load, change, finish } = await openSite();
    const first = load('/first');
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    change();
    const index = fetch(`${address}/search/mr.json`);
    const words = fetch(`${address}/words.json?import`);
    await vi.waitFor(() => expect(site.finish).toHaveLength(2));
    await finish(2);
    await finish(1);
    await Promise.all([first, index, words]);
    expect(site.made).toEqual(['/first: 0', '/words.json?import: 0', '/search/mr.json: 1']);
  });

  it('poll for content changes, and their redirects reach the browser', async () => {
    const { load, address, change, finish } = await openSite();
    change();
    const page = load('/page');
    await finish(1);
    expect(await (await page).text()).toContain('now === "1" || location.reload()');
    expect(await (await fetch(`${address}/desk-state`)).text()).toBe('1');
    const old = load('/old');
    await finish(1);
    expect((await old).status).toBe(302);
    expect((await old).headers.get('location')).toBe('/new');
  });
});

describe('the queue', () => {
  it('runs one job at a time, however long each takes', async () => {
    const done: string[] = [];
    const enqueue = createQueue();
    let end = () => {};
    enqueue(async () => {
      await new Promise<void>((resolve) => (end = resolve));
      done.push('page');
    });
    enqueue(() => done.push('change'));
    enqueue(() => done.push('next page'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(done).toEqual([]);
    end();
    await vi.waitFor(() => expect(done).toEqual(['page', 'change', 'next page']));
  });

  it('continues after a job that fails', async () => {
    const logError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const done: string[] = [];
    const enqueue = createQueue();
    enqueue(() => Promise.reject(new Error('a page that cannot be rendered')));
    enqueue(() => done.push('next'));
    await vi.waitFor(() => expect(done).toEqual(['next']));
    expect(logError).toHaveBeenCalledOnce();
    logError.mockRestore();
  });
});
