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

/** A site whose pages say which content they were made of, and are made when the test says so. */
async function openSite() {
  const enqueue = createQueue();
  const site = { content: 0, made: [] as string[], finish: [] as (() => void)[] };
  let handle: Handler = () => {};
  const plugin = serialPages(enqueue, () => site.content);
  const configure = plugin.configureServer as unknown as (vite: {
    middlewares: { use: (it: Handler) => void };
  }) => void;
  configure({ middlewares: { use: (it) => (handle = it) } });
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
  const ask = (path: string, signal?: AbortSignal) =>
    fetch(address + path, { headers: { accept: 'text/html' }, redirect: 'manual', ...(signal && { signal }) });
  const change = () => enqueue(() => site.content++);
  /** Waits until so many pages are being made, and finishes them. */
  const finish = async (pages: number) => {
    await vi.waitFor(() => expect(site.finish).toHaveLength(pages));
    for (const one of site.finish.splice(0)) one();
  };
  return { site, address, ask, change, finish };
}

describe('pages of the preview', () => {
  it('are made to the end before the content changes, also for a frame that went away', async () => {
    const { site, ask, change, finish } = await openSite();
    const frame = new AbortController();
    const gone = ask('/first', frame.signal).catch(() => 'gone');
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    frame.abort();
    expect(await gone).toBe('gone');
    change();
    const next = ask('/second');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(site.content).toBe(0);
    await finish(1);
    await finish(1);
    expect(await (await next).text()).toContain('<p>content 1</p>');
    expect(site.made).toEqual(['/first: 0', '/second: 1']);
  });

  it('go on when a frame went away while its page waited for a change', async () => {
    const { site, ask, change, finish } = await openSite();
    const first = ask('/first');
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    change();
    const frame = new AbortController();
    const gone = ask('/waits', frame.signal).catch(() => 'gone');
    await new Promise((resolve) => setTimeout(resolve, 50));
    frame.abort();
    await gone;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await finish(1);
    await first;
    const last = ask('/last');
    await finish(1);
    expect(await (await last).text()).toContain('<p>content 1</p>');
    // Nobody waits for the page of a frame that is gone.
    expect(site.made).toEqual(['/first: 0', '/last: 1']);
  });

  it('are made one after the other', async () => {
    const { site, ask, finish } = await openSite();
    const both = Promise.all([ask('/en'), ask('/mr')]);
    await vi.waitFor(() => expect(site.finish).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await finish(1);
    await finish(1);
    await both;
    expect(site.made).toHaveLength(2);
  });

  it('have files made of the content wait too, and no module', async () => {
    const { site, address, ask, change, finish } = await openSite();
    const first = ask('/first');
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

  it('ask whether they still show the content, and lead on where the site does', async () => {
    const { ask, address, change, finish } = await openSite();
    change();
    const page = ask('/page');
    await finish(1);
    expect(await (await page).text()).toContain('now === "1" || location.reload()');
    expect(await (await fetch(`${address}/desk-state`)).text()).toBe('1');
    const old = ask('/old');
    await finish(1);
    expect((await old).status).toBe(302);
    expect((await old).headers.get('location')).toBe('/new');
  });
});

describe('taking turns', () => {
  it('does one thing after the other, however long each takes', async () => {
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

  it('goes on after work that fails', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const done: string[] = [];
    const enqueue = createQueue();
    enqueue(() => Promise.reject(new Error('a page that cannot be made')));
    enqueue(() => done.push('next'));
    await vi.waitFor(() => expect(done).toEqual(['next']));
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });
});
