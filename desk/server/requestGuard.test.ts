import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardRequests, previewGuard } from './requestGuard.ts';

/** Sends a request with exactly these headers and returns the status. */
function requestStatus(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders,
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      resolve(reply.resume().statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('the desk', () => {
  async function openDesk() {
    const server = fastify();
    server.addHook('onRequest', guardRequests);
    for (const url of ['/', '/api/content', '/api/draft'])
      server.route({ method: ['GET', 'POST', 'PUT'], url, handler: () => ({ isOpen: true }) });
    onTestFinished(() => server.close());
    await server.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.server.address() as AddressInfo;
    return (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
      requestStatus(port, path, { host: `127.0.0.1:${port}`, ...headers }, method);
  }

  it('accepts requests from its own page, command-line tools and bookmarks', async () => {
    const status = await openDesk();
    expect(await status('/api/content')).toBe(200);
    expect(await status('/', { 'sec-fetch-site': 'none' })).toBe(200);
    expect(await status('/api/draft', { 'sec-fetch-site': 'same-origin' }, 'PUT')).toBe(200);
    expect(await status('/api/content', { host: 'localhost:4100', origin: 'http://localhost:4100' })).toBe(200);
  });

  it('allows other sites to link to its page, and refuses all other requests from them', async () => {
    const status = await openDesk();
    for (const from of ['cross-site', 'same-site']) {
      expect(await status('/', { 'sec-fetch-site': from })).toBe(200);
      expect(await status('/', { 'sec-fetch-site': from }, 'POST')).toBe(403);
      expect(await status('/api/content', { 'sec-fetch-site': from })).toBe(403);
    }
  });

  it.each(['https://evil.example', 'http://127.0.0.1:1', 'null', 'http://localhost', ''])(
    'refuses the origin %j even without Sec-Fetch headers',
    async (origin) => {
      const status = await openDesk();
      expect(await status('/api/draft', { origin }, 'PUT')).toBe(403);
    },
  );

  it.each([
    'evil.example:4100',
    '127.0.0.1.evil.example:4100',
    '127.0.0.1',
    'localhost:4100.evil.example',
    '[::1]:4100',
  ])('refuses the host name %s (DNS rebinding)', async (host) => {
    const status = await openDesk();
    expect(await status('/api/content', { host })).toBe(403);
  });
});

describe('the preview', () => {
  type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  async function openPreview() {
    let handle: Handler = () => {};
    const configure = previewGuard().configureServer as unknown as (vite: object) => void;
    configure({ middlewares: { use: (handler: Handler) => (handle = handler) } });
    const server = createServer((request, response) => handle(request, response, () => response.writeHead(200).end()));
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    return (path: string, headers: OutgoingHttpHeaders = {}) => requestStatus(port, path, headers);
  }

  it('serves its pages in the desk and through links on other sites', async () => {
    const status = await openPreview();
    expect(await status('/mr/scheme?x=1')).toBe(200);
    expect(await status('/app/root.tsx', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })).toBe(200);
    expect(await status('/scheme', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
    expect(await status('/scheme', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(200);
  });

  it.each(['no-cors', 'cors', 'websocket'])('refuses cross-site requests of mode %s', async (mode) => {
    const status = await openPreview();
    expect(await status('/app/root.tsx', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode })).toBe(403);
  });

  it.each([
    ...['/__open-in-editor?file=a', '/__OPEN-in-Editor', '/__open-in-editor/x', 'http://127.0.0.1/__open-in-editor'],
    ...['http://evil.example/scheme', '//evil.example/scheme'],
  ])('refuses requests that open an editor or name another host: %s', async (path) => {
    const status = await openPreview();
    expect(await status(path)).toBe(403);
  });
});
