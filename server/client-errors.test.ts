import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSite } from '#tests/fixtures/finishedSite.ts';
import { sendRaw } from '#tests/sendRaw.ts';
import { createServer } from './app.ts';
import { formatEntry } from './log.ts';

const site = makeSite();
const app = createServer({ root: site.root });
// Shortens the timeouts, because a test would otherwise wait for half a minute.
Object.assign(app.server, { headersTimeout: 200, connectionsCheckingInterval: 50 });
let port = 0;

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  site.remove();
});

const send = (text: string) => sendRaw(port, text);

describe('an invalid request', () => {
  it.each([
    { flaw: 'no HTTP', text: 'hello\r\n\r\n', status: 400 },
    { flaw: 'an unknown method', text: 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', status: 400 },
    {
      flaw: 'headers that are too long',
      text: `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      status: 431,
    },
    { flaw: 'no host', text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: 400 },
    { flaw: 'two hosts', text: 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', status: 400 },
    { flaw: 'two hosts in HTTP/1.0', text: 'GET / HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n', status: 400 },
    { flaw: 'headers that never end', text: 'GET / HTTP/1.1\r\nHost: x\r\n', status: 408 },
  ])('is refused with $status and the security headers: $flaw', async ({ text, status }) => {
    const response = await send(text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(response).toMatch(/^content-security-policy: default-src 'none'/m);
    expect(response).toMatch(/^content-type: text\/html; charset=utf-8\r$/m);
    expect(response).toMatch(/^cache-control: no-store\r$/m);
    expect(response).toMatch(/lang="mr"/);
  });
});

it.each([
  'GET / HTTP/1.1\r\nHost: x\r\nX-Value: host\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n',
])('an unusual but valid request gets the page with the security headers: %j', async (text) => {
  const response = await send(text);
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  expect(response).toMatch(/^content-security-policy: frame-ancestors 'none'\r$/m);
  expect(response).toMatch(/Home$/);
});

it('no error page is written into a response that has begun', async () => {
  const response = await send('GET /scheme HTTP/1.1\r\nHost: x\r\n\r\nno HTTP\r\n\r\n');
  expect(response).not.toMatch(/HTTP\/1\.1 400|lang="mr"/);
});

describe('a request whose length is ambiguous, as in request smuggling', () => {
  const hidden = 'GET /scheme HTTP/1.1\r\nHost: x\r\n\r\n';

  it.each([
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: chunked\r\nContent-Length: 4',
    'Content-Length: 4\r\nContent-Length: 5',
    'Content-Length: +4',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: xchunked',
    'X: y\r\n Transfer-Encoding: chunked',
  ])('is refused, and the request after it is not answered: %s', async (lengths) => {
    const response = await send(`POST / HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n0\r\n\r\n${hidden}`);
    expect(response).toMatch(/^(HTTP\/1\.1 400 |$)/);
    expect(response.match(/HTTP\/1\.1 /g) ?? []).toHaveLength(response ? 1 : 0);
    expect(response).not.toContain('Schemes');
  });
});

it('the server limits the time of slow and idle connections', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout } = createServer({ root: site.root }).server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  for (const limit of [requestTimeout, timeout, keepAliveTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(120_000);
  }
});

it('a long path with control characters is formatted as one short log line', () => {
  const path = `/\u009b31m\u001b[2J\r\n{"status":200}\u2028${'x'.repeat(10_000)}`;
  const line = formatEntry({ time: '', method: 'GET', path, status: 404, bytes: 0, ms: 0 });
  expect(line).toMatch(/^[\u0020-\u007e]+$/);
  expect(line.length).toBeLessThan(800);
  expect(JSON.parse(line).path).toBe(path.slice(0, 500));
});
