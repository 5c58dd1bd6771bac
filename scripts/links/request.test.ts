import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlain } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublic } from './public-network.ts';
import { describeError, type LinkStatus, requestByHost, requestLink } from './request.ts';

const OPTIONS = {
  userAgent: 'sahayya-links/test (+https://sahayya.example)',
  timeoutMs: 400,
  maxRedirects: 3,
  isAllowed: () => true,
};

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Starts a site on this machine and returns its address. */
async function siteThat(answers: RequestListener, name = '127.0.0.1'): Promise<string> {
  const server: Server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  open.push({ close: () => server.close().closeAllConnections() });
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

const leadingTo =
  (status: number, location: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

const found = (verdict: LinkStatus['verdict'], reason: string | RegExp) =>
  expect.objectContaining({ verdict, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });

describe('a working address', { tags: ['conformance/link-questions'] }, () => {
  it('is requested once, by HEAD, with an identifying user agent', async () => {
    const asked: string[] = [];
    const site = await siteThat(({ method, headers }, response) => {
      asked.push(`${method} ${headers['user-agent']}`);
      response.end();
    });
    expect(await requestLink(`${site}/page#part`, OPTIONS)).toEqual({ verdict: 'ok', reason: 'answers 200' });
    expect(asked).toEqual([`HEAD ${OPTIONS.userAgent}`]);
  });

  it.each([405, 404, 501])('is requested again by GET after HEAD returns %i', async (status) => {
    const site = await siteThat(({ method }, response) => response.writeHead(method === 'GET' ? 200 : status).end());
    expect(await requestLink(site, OPTIONS)).toEqual(found('ok', 'answers 200'));
  });

  it.each([301, 302, 308])('may redirect within its site with %i', async (status) => {
    const site = await siteThat((request, response) =>
      request.url === '/' ? leadingTo(status, '/en/home')(request, response) : response.end(),
    );
    expect(await requestLink(site, OPTIONS)).toEqual({
      verdict: 'ok',
      reason: 'answers 200',
      leadsTo: `${site}/en/home`,
    });
  });

  it('may redirect temporarily to another host', async () => {
    const login = await siteThat((_, response) => response.end(), 'localhost');
    const site = await siteThat(leadingTo(302, login));
    expect((await requestLink(site, OPTIONS)).verdict).toBe('ok');
  });
});

describe('an address that has moved', { tags: ['conformance/link-questions'] }, () => {
  it('is reported with its new address if it redirects permanently to another host', async () => {
    const elsewhere = await siteThat((_, response) => response.end(), 'localhost');
    const site = await siteThat(leadingTo(301, `${elsewhere}/new`));
    expect(await requestLink(site, OPTIONS)).toEqual({
      verdict: 'moved',
      reason: `has moved to ${new URL(elsewhere).host}`,
      leadsTo: `${elsewhere}/new`,
    });
  });

  it('to a missing page is reported as down', async () => {
    const site = await siteThat((request, response) =>
      request.url === '/' ? leadingTo(301, '/gone')(request, response) : response.writeHead(404).end(),
    );
    expect(await requestLink(site, OPTIONS)).toEqual(found('down', 'answers 404'));
  });
});

describe('an address that is down', { tags: ['conformance/link-questions'] }, () => {
  it.each([404, 410, 500, 503])('answers %i', async (status) => {
    const site = await siteThat((_, response) => response.writeHead(status).end());
    expect(await requestLink(site, OPTIONS)).toEqual({ verdict: 'down', reason: `answers ${status}` });
  });

  it('does not answer in time', async () => {
    const site = await siteThat(() => {});
    expect(await requestLink(site, OPTIONS)).toEqual({ verdict: 'down', reason: 'has not answered in 0.4 s' });
  });

  it('refuses the connection', async () => {
    const site = await siteThat(() => {});
    open.pop()?.close();
    expect(await requestLink(site, OPTIONS)).toEqual({ verdict: 'down', reason: 'refuses the connection' });
  });

  it('closes the connection', async () => {
    const server = createPlain((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    open.push({ close: () => server.close() });
    const { port } = server.address() as AddressInfo;
    expect(await requestLink(`http://127.0.0.1:${port}`, OPTIONS)).toEqual(
      found('down', /^broke off the connection \(/),
    );
  });

  it('begins with https:, but its server does not support TLS', async () => {
    const site = await siteThat((_, response) => response.end());
    expect(await requestLink(site.replace('http:', 'https:'), OPTIONS)).toEqual(
      found('down', /^cannot be reached safely \(/),
    );
  });

  it('redirects in a loop', async () => {
    const site = await siteThat((request, response) =>
      leadingTo(302, request.url === '/a' ? '/b' : '/a')(request, response),
    );
    expect(await requestLink(`${site}/a`, OPTIONS)).toEqual(found('down', 'leads round in a circle'));
  });

  it('redirects too many times', async () => {
    let turn = 0;
    const site = await siteThat((request, response) => {
      turn += 1;
      leadingTo(302, `/${turn}`)(request, response);
    });
    expect(await requestLink(site, OPTIONS)).toEqual(found('down', 'leads on more than 3 times'));
    expect(turn).toBe(OPTIONS.maxRedirects + 1);
  });

  it('redirects to a protocol other than HTTP', async () => {
    const site = await siteThat(leadingTo(302, 'ftp://example.org/file'));
    expect(await requestLink(site, OPTIONS)).toEqual(found('down', 'leads to ftp:'));
  });
});

describe('an address of this machine or its network', () => {
  const inwards = found('down', 'leads into the network of the machine that asks');

  it.each(['127.0.0.1', 'localhost', '127.1', '[::ffff:127.0.0.1]'])('is never requested: %s', async (name) => {
    let asked = 0;
    const site = await siteThat((_, response) => response.end(`${asked++}`), name);
    expect(await requestLink(site, { ...OPTIONS, isAllowed: isPublic })).toEqual(inwards);
    expect(asked).toBe(0);
  });

  it.each(['127.0.0.1', 'localhost'])('is never requested through a redirect from a public site: %s', async (name) => {
    let asked = 0;
    const inside = await siteThat((_, response) => response.end(`${asked++}`), name);
    const outside = await siteThat(leadingTo(302, inside), '127.0.0.2');
    expect(await requestLink(outside, { ...OPTIONS, isAllowed: (address) => address === '127.0.0.2' })).toEqual(
      inwards,
    );
    expect(asked).toBe(0);
  });
});

it.each([401, 403, 429])('an address that rejects programs with %i needs a manual check', async (status) => {
  const site = await siteThat((_, response) => response.writeHead(status).end());
  expect(await requestLink(site, OPTIONS)).toEqual(found('unsure', `answers programs with ${status}`));
});

describe('a connection error', () => {
  it.each([
    { code: 'CERT_HAS_EXPIRED', reason: 'cannot be reached safely (CERT_HAS_EXPIRED)' },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', reason: 'cannot be reached safely (UNABLE_TO_VERIFY_LEAF_SIGNATURE)' },
    { code: 'ENOTFOUND', reason: 'has a name that is not known' },
    { code: 'ECONNRESET', reason: 'broke off the connection (ECONNRESET)' },
  ])('with code $code is described in words', ({ code, reason }) => {
    expect(describeError(Object.assign(new Error(code), { code }), OPTIONS)).toBe(reason);
  });
});

const A = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'];
const B = ['https://b.example/1', 'https://b.example/2'];

/** Records the start and end of each request, in milliseconds. */
function clock(lastsMs: number) {
  const times: { address: string; from: number; to: number }[] = [];
  const askOne = async (address: string) => {
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, lastsMs));
    times.push({ address, from, to: performance.now() });
    return `answer of ${address}`;
  };
  const of = (host: string) => times.filter(({ address }) => new URL(address).host === host);
  return { askOne, times, of };
}

describe('requests by host', () => {
  it('return a result for every address', async () => {
    const all = [A[0], B[0], A[1], B[1], A[2]].flatMap((address) => address ?? []);
    const answers = await requestByHost(all, clock(0).askOne, { pauseMs: 0, hostsAtOnce: 2 });
    expect(answers).toEqual(new Map(all.map((address) => [address, `answer of ${address}`])));
  });

  it('are sent to each host one at a time, with pauses in between', async () => {
    const { askOne, of } = clock(5);
    await requestByHost([...A, ...B], askOne, { pauseMs: 30, hostsAtOnce: 4 });
    const own = of('a.example');
    expect(own).toHaveLength(3);
    for (const [index, { from }] of own.entries())
      if (index > 0) expect(from - (own[index - 1]?.to ?? from)).toBeGreaterThanOrEqual(28);
  });

  it('are sent to several hosts in parallel', async () => {
    const { askOne, of } = clock(60);
    await requestByHost([...A, ...B], askOne, { pauseMs: 0, hostsAtOnce: 2 });
    expect(of('b.example')[0]?.from).toBeLessThan(of('a.example')[0]?.to ?? 0);
  });

  it('are sent to no more hosts in parallel than allowed', async () => {
    const { askOne, of } = clock(10);
    await requestByHost([...A, ...B], askOne, { pauseMs: 0, hostsAtOnce: 1 });
    expect(of('b.example')[0]?.from).toBeGreaterThanOrEqual(of('a.example').at(-1)?.to ?? 0);
  });
});
