import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createPlain } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, ask, reasonOf } from './ask.ts';
import { isPublic } from './public-network.ts';

const MANNER = {
  userAgent: 'sahayya-links/test (+https://sahayya.example)',
  patienceMs: 400,
  mostRedirects: 3,
  isAllowed: () => true,
};

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A site on this machine; returns its address. */
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

const found = (verdict: Answer['verdict'], reason: string | RegExp) =>
  expect.objectContaining({ verdict, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) });

describe('an address that opens', { tags: ['conformance/link-questions'] }, () => {
  it('is asked once, by HEAD, by somebody who says who he is', async () => {
    const asked: string[] = [];
    const site = await siteThat(({ method, headers }, response) => {
      asked.push(`${method} ${headers['user-agent']}`);
      response.end();
    });
    expect(await ask(`${site}/page#part`, MANNER)).toEqual({ verdict: 'ok', reason: 'answers 200' });
    expect(asked).toEqual([`HEAD ${MANNER.userAgent}`]);
  });

  it.each([405, 404, 501])('is asked again by GET where HEAD is answered with %i', async (status) => {
    const site = await siteThat(({ method }, response) => response.writeHead(method === 'GET' ? 200 : status).end());
    expect(await ask(site, MANNER)).toEqual(found('ok', 'answers 200'));
  });

  it.each([301, 302, 308])('may lead on within its site, by %i', async (status) => {
    const site = await siteThat((request, response) =>
      request.url === '/' ? leadingTo(status, '/en/home')(request, response) : response.end(),
    );
    expect(await ask(site, MANNER)).toEqual({ verdict: 'ok', reason: 'answers 200', leadsTo: `${site}/en/home` });
  });

  it('may begin a session on another host', async () => {
    const login = await siteThat((_, response) => response.end(), 'localhost');
    const site = await siteThat(leadingTo(302, login));
    expect((await ask(site, MANNER)).verdict).toBe('ok');
  });
});

describe('an address that has moved', { tags: ['conformance/link-questions'] }, () => {
  it('leads for good to another host, and it is said which', async () => {
    const elsewhere = await siteThat((_, response) => response.end(), 'localhost');
    const site = await siteThat(leadingTo(301, `${elsewhere}/new`));
    expect(await ask(site, MANNER)).toEqual({
      verdict: 'moved',
      reason: `has moved to ${new URL(elsewhere).host}`,
      leadsTo: `${elsewhere}/new`,
    });
  });

  it('to where nothing is, is down', async () => {
    const site = await siteThat((request, response) =>
      request.url === '/' ? leadingTo(301, '/gone')(request, response) : response.writeHead(404).end(),
    );
    expect(await ask(site, MANNER)).toEqual(found('down', 'answers 404'));
  });
});

describe('an address that is down', { tags: ['conformance/link-questions'] }, () => {
  it.each([404, 410, 500, 503])('answers %i', async (status) => {
    const site = await siteThat((_, response) => response.writeHead(status).end());
    expect(await ask(site, MANNER)).toEqual({ verdict: 'down', reason: `answers ${status}` });
  });

  it('does not answer in time', async () => {
    const site = await siteThat(() => {});
    expect(await ask(site, MANNER)).toEqual({ verdict: 'down', reason: 'has not answered in 0.4 s' });
  });

  it('refuses the connection', async () => {
    const site = await siteThat(() => {});
    open.pop()?.close();
    expect(await ask(site, MANNER)).toEqual({ verdict: 'down', reason: 'refuses the connection' });
  });

  it('breaks the connection off', async () => {
    const server = createPlain((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    open.push({ close: () => server.close() });
    const { port } = server.address() as AddressInfo;
    expect(await ask(`http://127.0.0.1:${port}`, MANNER)).toEqual(found('down', /^broke off the connection \(/));
  });

  it('promises HTTPS and does not speak it', async () => {
    const site = await siteThat((_, response) => response.end());
    expect(await ask(site.replace('http:', 'https:'), MANNER)).toEqual(
      found('down', /^cannot be reached safely \(EPROTO\)$/),
    );
  });

  it('leads round in a circle', async () => {
    const site = await siteThat((request, response) =>
      leadingTo(302, request.url === '/a' ? '/b' : '/a')(request, response),
    );
    expect(await ask(`${site}/a`, MANNER)).toEqual(found('down', 'leads round in a circle'));
  });

  it('leads on and on', async () => {
    let turn = 0;
    const site = await siteThat((request, response) => {
      turn += 1;
      leadingTo(302, `/${turn}`)(request, response);
    });
    expect(await ask(site, MANNER)).toEqual(found('down', 'leads on more than 3 times'));
    expect(turn).toBe(MANNER.mostRedirects + 1);
  });

  it('leads to what is no page of the web', async () => {
    const site = await siteThat(leadingTo(302, 'ftp://example.org/file'));
    expect(await ask(site, MANNER)).toEqual(found('down', 'leads to ftp:'));
  });
});

describe('an address of the machine that asks, or of its network', () => {
  const inwards = found('down', 'leads into the network of the machine that asks');

  it.each(['127.0.0.1', 'localhost', '127.1', '[::ffff:127.0.0.1]'])('is never asked: %s', async (name) => {
    let asked = 0;
    const site = await siteThat((_, response) => response.end(`${asked++}`), name);
    expect(await ask(site, { ...MANNER, isAllowed: isPublic })).toEqual(inwards);
    expect(asked).toBe(0);
  });

  it.each(['127.0.0.1', 'localhost'])(
    'is never asked because a site of the public internet leads there: %s',
    async (name) => {
      let asked = 0;
      const inside = await siteThat((_, response) => response.end(`${asked++}`), name);
      const outside = await siteThat(leadingTo(302, inside), '127.0.0.2');
      expect(await ask(outside, { ...MANNER, isAllowed: (address) => address === '127.0.0.2' })).toEqual(inwards);
      expect(asked).toBe(0);
    },
  );
});

it.each([401, 403, 429])('an address that answers programs with %i is for a person to look at', async (status) => {
  const site = await siteThat((_, response) => response.writeHead(status).end());
  expect(await ask(site, MANNER)).toEqual(found('unsure', `answers programs with ${status}`));
});

describe('what a connection throws', () => {
  it.each([
    { code: 'CERT_HAS_EXPIRED', reason: 'cannot be reached safely (CERT_HAS_EXPIRED)' },
    { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', reason: 'cannot be reached safely (UNABLE_TO_VERIFY_LEAF_SIGNATURE)' },
    { code: 'ENOTFOUND', reason: 'has a name that is not known' },
    { code: 'ECONNRESET', reason: 'broke off the connection (ECONNRESET)' },
  ])('with $code is said in words', ({ code, reason }) => {
    expect(reasonOf(Object.assign(new Error(code), { code }), MANNER)).toBe(reason);
  });
});
