import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { createServer } from './app.ts';
import { type AccessEntry, formatEntry } from './log.ts';

const site = makeSite();
const app = createServer({ root: site.root });

beforeAll(() => app.ready());
afterAll(async () => {
  await app.close();
  site.remove();
});

describe('an address that tries to leave the site', { tags: ['conformance/least-privilege'] }, () => {
  const outside = `${basename(site.root)}-outside.txt`;
  const attempts = [
    { path: `/../${outside}`, status: 400 },
    { path: `/%2e%2e/${outside}`, status: 400 },
    { path: `/..%2f${outside}`, status: 400 },
    { path: `/%2e%2e%2f${outside}`, status: 400 },
    { path: `/..%5c${outside}`, status: 400 },
    { path: `/..\\${outside}`, status: 400 },
    { path: `/scheme/../../${outside}`, status: 400 },
    { path: `/scheme/./../${outside}`, status: 400 },
    { path: '/./scheme', status: 400 },
    { path: '/scheme%2findex.html', status: 400 },
    { path: '/scheme%00', status: 400 },
    { path: '/scheme%0d%0aX-Injected:%201', status: 400 },
    { path: '/%', status: 400 },
    { path: '/%zz', status: 400 },
    { path: '/%ff', status: 400 },
    { path: '/%c0%ae%c0%ae/', status: 400 },
    { path: '/%ed%a0%80', status: 400 },
    // The server decodes only once, so a double encoding is the name of a missing file.
    { path: `/%252e%252e%252f${outside}`, status: 404 },
    { path: `/....//${outside}`, status: 404 },
    { path: '//etc/passwd', status: 404 },
    { path: '//example.org/', status: 404 },
    { path: '//example.org/index.html', status: 404 },
  ];
  let port = 0;
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });

  // Sends the path over a socket, because `inject` would normalize it.
  it.each(attempts)('$path gets $status', async ({ path, status }) => {
    const response = await rawGet(port, path);
    expect(response.status).toBe(status);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
    expect(response.headers['x-injected']).toBeUndefined();
    expect(response.headers.location).toBeUndefined();
    expect(response.body).not.toContain('outside');
    expect(response.body).not.toMatch(/\bat .+:\d+|node_modules|Error/);
  });

  it('is refused, but an address that begins with the host, as proxies send it, is served', async () => {
    expect((await rawGet(port, 'http://example.org/scheme?x=1')).body).toBe('Schemes');
  });
});

describe('any text as a path', { tags: ['conformance/least-privilege'] }, () => {
  it('never breaks the server', async () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('..', '.', '', '%', '%2e', '%00', 'mr', 'photogallery', 'notices', 'events'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part), fc.boolean(), async (parts, encoded) => {
        const path = `/${parts.map((text) => (encoded ? encodeURIComponent(text.toWellFormed()) : text)).join('/')}`;
        const response = await app.inject({ url: { pathname: path } });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.headers['x-content-type-options']).toBe('nosniff');
        expect(response.headers.location ?? '/').toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('a method other than GET and HEAD', { tags: ['conformance/least-privilege'] }, () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('is refused: %s', async (method) => {
    for (const url of ['/', '/healthz', '/nowhere', '/api/placeholder/400/300']) {
      const response = await app.inject({ method, url, payload: 'x=1', headers: { 'content-type': 'text/strange' } });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  });
});

it.each([
  ...['/', '/nowhere', '/images/emblem.svg', '/healthz', '/api/placeholder/1/1', '/scheme/', '/photogallery/nothing'],
])('%s has the security headers, and does not name the software', async (url) => {
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
});

describe('the log', () => {
  it.each(['/scheme?q=widow', '/nowhere?q=widow', '//x?q=widow', '/scheme/?q=widow', '/scheme#widow'])(
    'contains neither the address of a visitor nor search terms: %s',
    async (path) => {
      const lines: string[] = [];
      const logged = createServer({ root: site.root, logger: (entry) => lines.push(formatEntry(entry)) });
      await logged.listen({ host: '127.0.0.1', port: 0 });
      await rawGet((logged.server.address() as AddressInfo).port, path, { referer: 'http://x/?q=widow' });
      await logged.close();
      expect(lines).toEqual([expect.stringContaining('"method":"GET"')]);
      expect(lines[0]).not.toMatch(/widow|127\.0\.0\.1/);
    },
  );
});

describe('an exception in the server', { tags: ['conformance/least-privilege'] }, () => {
  it('is answered without details in both languages, and logged with details', async () => {
    const entries: AccessEntry[] = [];
    const broken = createServer({ root: site.root, logger: (entry) => entries.push(entry) });
    broken.get('/broken', () => {
      throw new Error('the secret reason');
    });
    const response = await broken.inject('/broken?name=someone');
    expect(response.statusCode).toBe(500);
    expect(response.body).toMatch(/Something went wrong.*अडचण/s);
    expect(response.body).not.toContain('secret');
    expect(entries).toMatchObject([{ method: 'GET', path: '/broken', status: 500 }]);
    expect(entries[0]?.error).toContain('the secret reason');
    expect(JSON.stringify(entries)).not.toMatch(/someone|127\.0\.0\.1/);
    await broken.close();
  });
});

describe('a server whose site has no error pages', () => {
  it('still answers in both languages', async () => {
    const bare = createServer({ root: `${site.root}/videos` });
    const response = await bare.inject('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toMatch(/not found.*सापडले नाही/s);
    await bare.close();
  });
});

type RawResponse = { status: number | undefined; headers: Record<string, unknown>; body: string };

function rawGet(port: number, path: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts).toString() }),
      );
    })
      .on('error', reject)
      .end();
  });
}
