import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardRequests } from './requestGuard.ts';

const ORIGIN = 'https://desk.example';
const OWN = { host: 'desk.example' };
const CHANGE = { ...OWN, origin: ORIGIN, 'sec-fetch-site': 'same-origin' };

function openDesk() {
  const server = fastify();
  server.addHook('onRequest', guardRequests(ORIGIN));
  for (const url of ['/', '/api/session', '/api/draft', '/api/sign-in/government/answer'])
    server.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], url, handler: () => ({ isOpen: true }) });
  onTestFinished(() => server.close());
  return async (
    url: string,
    headers: Record<string, string>,
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' = 'GET',
  ) => (await server.inject({ method, url, headers })).statusCode;
}

describe('the desk', () => {
  it('accepts requests of its own page, of bookmarks and of command-line tools', async () => {
    const status = openDesk();
    expect(await status('/', { ...OWN, 'sec-fetch-site': 'none' })).toBe(200);
    expect(await status('/api/session', { ...OWN, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status('/api/session', OWN)).toBe(200);
    expect(await status('/api/session', OWN, 'HEAD')).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect(await status('/api/draft', CHANGE, method)).toBe(200);
    expect(await status('/api/draft', { ...OWN, origin: ORIGIN }, 'PUT')).toBe(200);
  });

  it.each(['evil.example', 'desk.example.evil', 'desk.example:8443', 'www.desk.example', '127.0.0.1', ''])(
    'refuses the host name “%s” (DNS rebinding)',
    async (host) => {
      const status = openDesk();
      expect(await status('/', { host })).toBe(403);
      expect(await status('/api/draft', { ...CHANGE, host }, 'PUT')).toBe(403);
    },
  );

  it.each(['https://evil.example', 'http://desk.example', 'https://desk.example:8443', 'null', ''])(
    'refuses the origin “%s” even without Sec-Fetch headers',
    async (origin) => {
      const status = openDesk();
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'GET'] as const)
        expect(await status('/api/draft', { ...OWN, origin }, method)).toBe(403);
    },
  );

  it('refuses changes without an origin, or from another site or a bookmark', async () => {
    const status = openDesk();
    expect(await status('/api/draft', OWN, 'POST')).toBe(403);
    for (const from of ['cross-site', 'same-site', 'none'])
      expect(await status('/api/draft', { ...CHANGE, 'sec-fetch-site': from }, 'POST')).toBe(403);
  });

  it.each(['cross-site', 'same-site'])(
    'allows links on a %s to the page and back from the sign-on only',
    async (from) => {
      const status = openDesk();
      const link = { ...OWN, 'sec-fetch-site': from, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
      expect(await status('/', link)).toBe(200);
      expect(await status('/?signIn=governmentFailed', link)).toBe(200);
      expect(await status('/api/sign-in/government/answer?code=1&state=/', link)).toBe(200);
      expect(await status('/api/session', link)).toBe(403);
      expect(await status('/', link, 'POST')).toBe(403);
      for (const other of [
        { 'sec-fetch-mode': 'no-cors' },
        { 'sec-fetch-mode': 'cors' },
        { 'sec-fetch-dest': 'iframe' },
      ])
        expect(await status('/', { ...link, ...other })).toBe(403);
    },
  );
});
