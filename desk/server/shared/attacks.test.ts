import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/fixtures/pdf.ts';
import { sendRaw } from '#tests/sendRaw.ts';
import { createTestDesk, NOTICE, type TestUser, testUser } from '#tests/testDesk.ts';
import { sessionCookie } from '../accounts/cookies.ts';
import { hashToken } from '../accounts/tokens.ts';
import { setChangeState } from '../changes/changeStore.ts';
import type { Change, ChangeOfEntry } from '../changes/changeTypes.ts';
import type { StoredEntry } from '../entries/entryStore.ts';
import { contentChecks } from '../problems.ts';
import { BUILD_COMMANDS } from '../publishing/publisherOptions.ts';
import { createServer } from './openDesk.ts';

type Method = 'GET' | 'POST' | 'PUT';
type Opened = StoredEntry & { change: ChangeOfEntry | null };

const FILE = 'notices/admission.yaml';
const ENTRY = { collection: 'notices', entry: 'admission', language: 'en' };
const PDF = makePdf();

let testDesk: ReturnType<typeof createTestDesk>;
let server: FastifyInstance;

beforeEach(async () => {
  testDesk = createTestDesk();
  const { desk } = testDesk;
  mkdirSync(desk.folders.app, { recursive: true });
  writeFileSync(join(desk.folders.app, 'index.html'), '<!DOCTYPE html><title>Desk</title>');
  const options = { home: '/nowhere', target: { kind: 'folder' as const }, ...BUILD_COMMANDS };
  server = await createServer(desk, 'https://preview.desk.example', {
    checks: contentChecks(desk.folders, async () => []),
    checkChange: async () => [],
    pages: { show: () => Promise.reject(new Error('Nothing is rendered in this test.')) },
    publisher: {
      ...{ options, wake: () => {}, cancel: () => false, problem: () => undefined },
      ...{ settled: async () => {}, stop: async () => {} },
    },
  });
});
afterEach(async () => {
  await server.close();
  testDesk.close();
});

/** Starts a session of a user, and returns the headers of the requests of that browser. */
function headersOf(user: TestUser | undefined): Record<string, string> {
  const { database, origin, now } = testDesk.desk;
  const own = { host: 'desk.example', origin, 'sec-fetch-site': 'same-origin' };
  if (!user) return own;
  const token = `token of ${user}`;
  const at = now().toISOString();
  const values = [hashToken(token), testUser(user).id, at, at];
  database.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)').run(...values);
  return { ...own, cookie: `${sessionCookie(origin)}=${encodeURIComponent(token)}` };
}

const call = (user: TestUser | undefined, method: Method, url: string, payload?: string | object) =>
  server.inject({
    ...{ method, url, remoteAddress: '127.0.0.1' },
    headers: { ...headersOf(user), ...(typeof payload === 'string' && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
const open = async (entry = 'admission') =>
  (await call('clerk-1', 'GET', `/api/entry?collection=notices&entry=${entry}`)).json<Opened>();
const save = async (user: TestUser, value: unknown, entry = 'admission', change?: number) =>
  call(user, 'PUT', '/api/draft', { ...ENTRY, entry, value, change, version: (await open(entry)).version });
const act = (user: TestUser, id: number, action: string, payload: object = {}) =>
  call(user, 'POST', `/api/changes/${id}/${action}`, payload);

/** Lets a clerk write a draft and send it, and the moderator open each entry. Returns the change as the moderator has it before him. */
async function sendAndView(value: object = { ...NOTICE, source: ['A letter'] }): Promise<Change> {
  const id = (await save('clerk-1', value)).json<Opened>().change?.id ?? 0;
  await act('clerk-1', id, 'send');
  return viewAll(id);
}

async function viewAll(id: number): Promise<Change> {
  const change = (await call('moderator-1', 'GET', `/api/changes/${id}`)).json<Change>();
  for (const { file, version } of change.entries) await act('moderator-1', id, 'view', { file, version });
  return change;
}

const approve = ({ id, title, reason, urgent, entries }: Change) =>
  act('moderator-1', id, 'approve', {
    details: { title, reason, urgent },
    versions: Object.fromEntries(entries.map((entry) => [entry.file, entry.version])),
  });

describe('the answers of the shared desk', () => {
  it('all have the protective headers, also refusals and errors', async () => {
    const foreign = { host: 'desk.example', origin: 'https://evil.example' };
    const answers = {
      page: await call(undefined, 'GET', '/'),
      missing: await call(undefined, 'GET', '/nowhere'),
      signedOut: await call(undefined, 'GET', '/api/content'),
      notAllowed: await call('clerk-1', 'GET', '/api/users'),
      refused: await server.inject({ method: 'POST', url: '/api/sign-out', headers: foreign }),
      broken: await call('clerk-1', 'PUT', '/api/draft', '{"collection":'),
      badAddress: await call(undefined, 'GET', '/%ff'),
    };
    for (const [name, { headers, body }] of Object.entries(answers)) {
      expect({ name, ...headers }).toMatchObject({
        ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
        ...{ 'cross-origin-opener-policy': 'same-origin' },
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; script-src 'self' .*connect-src 'self'; .*frame-ancestors 'none'/,
      );
      expect([name, body]).not.toContain(testDesk.desk.project);
    }
    expect(Object.values(answers).map(({ statusCode }) => statusCode)).toEqual([200, 404, 401, 403, 403, 400, 400]);
  });
});

describe('a request that never reaches a route', () => {
  const HOST = 'Host: desk.example\r\n';
  /** Opens the desk with shorter times, because a test would otherwise wait for half a minute. */
  const listenImpatiently = async () => {
    const { headersTimeout, requestTimeout } = server.server;
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
    Object.assign(server.server, { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 });
    await server.listen({ host: '127.0.0.1', port: 0 });
    return (server.server.address() as AddressInfo).port;
  };

  it.each([
    ['hello\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\n${HOST}Host: y\r\nConnection: close\r\n\r\n`, 400],
    [`GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [`GET / HTTP/1.1\r\n${HOST}Expect: tea\r\nConnection: close\r\n\r\n`, 200],
    [`GET / HTTP/1.1\r\n${HOST}`, 408],
  ])('is answered with the protective headers: %#', async (text, status) => {
    const response = await sendRaw(await listenImpatiently(), text);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).toMatch(/^x-content-type-options: nosniff\r$/m);
    expect(response).toMatch(/^content-security-policy: default-src 'none'/m);
    expect(response).toMatch(/^cache-control: no-store\r$/m);
  });

  it('is ended when its body never comes', async () => {
    const begun = `POST /api/sign-in/password HTTP/1.1\r\n${HOST}Origin: https://desk.example\r\nContent-Length: 9\r\n\r\n{`;
    expect(await sendRaw(await listenImpatiently(), begun)).toBe('');
  });
});

describe('what the desk refuses', () => {
  const refusals = () =>
    testDesk.desk.database
      .prepare(`SELECT user, details FROM audit WHERE action = 'accessRefused' ORDER BY id`)
      .all()
      .map(({ user, details }) => [user, (JSON.parse(String(details)) as { reason: string }).reason]);

  it('leaves a row in the audit log, although the transaction of the refused action is undone', async () => {
    const id = (await save('clerk-1', { ...NOTICE, source: ['A letter'] })).json<Opened>().change?.id ?? 0;
    expect((await act('clerk-2', id, 'send')).statusCode).toBe(403);
    expect((await act('clerk-2', id, 'drop')).statusCode).toBe(403);
    await save('moderator-1', { ...NOTICE, source: ['Another letter'] });
    await act('clerk-1', id, 'send');
    expect((await approve(await viewAll(id))).json()).toEqual({ reason: 'ownChange' });
    const foreign = { host: 'desk.example', origin: 'https://evil.example' };
    await server.inject({ method: 'POST', url: '/api/sign-out', headers: foreign });
    await call(undefined, 'POST', '/api/invitation', { token: 'guessed' });
    expect(refusals()).toEqual([
      ...[testUser('clerk-2').id, testUser('clerk-2').id].map((user) => [user, 'notWriter']),
      [testUser('moderator-1').id, 'ownChange'],
      [null, 'wrongAddress'],
      [null, 'invitationEnded'],
    ]);
  });

  it('cannot fill the audit log', async () => {
    for (let tries = 0; tries < 300; tries++) await call('clerk-1', 'GET', '/api/users');
    expect(refusals()).toEqual([[testUser('clerk-1').id, 'notAllowed']]);
  });
});

describe('a method that no route has', () => {
  it.each(['DELETE', 'PATCH', 'OPTIONS', 'PUT'] as const)('is not found: %s', async (method) => {
    const urls = [
      ...['/', '/api/session', '/api/sign-out', '/api/users', '/api/changes', '/api/publications', '/api/files'],
    ];
    for (const url of urls) {
      const response = await server.inject({ method, url, headers: headersOf('publisher-1'), payload: {} });
      expect([url, response.statusCode]).toEqual([url, 404]);
    }
  });
});

describe('the limit of tries', () => {
  const attempt = async (from: string, remoteAddress = '127.0.0.1') => {
    const headers = { ...headersOf(undefined), 'x-forwarded-for': from };
    return (await server.inject({ method: 'POST', url: '/api/sign-in/passkey', remoteAddress, headers, payload: {} }))
      .statusCode;
  };

  it('counts the address that the proxy saw, not those that the visitor wrote before it', async () => {
    for (let tries = 0; tries < 10; tries++) expect(await attempt(`198.51.100.${tries}, 203.0.113.7`)).toBe(400);
    expect(await attempt('198.51.100.99, 203.0.113.7')).toBe(429);
    expect(await attempt('203.0.113.8')).toBe(400);
  });

  it('believes no header of somebody who is not the proxy', async () => {
    for (let tries = 0; tries < 10; tries++) expect(await attempt(`203.0.113.${tries}`, '192.0.2.1')).toBe(400);
    expect(await attempt('203.0.113.99', '192.0.2.1')).toBe(429);
  });

  it('counts all addresses of one network of IPv6 as one, and those that contain an address of IPv4 as that', async () => {
    for (let tries = 0; tries < 10; tries++) expect(await attempt(`2001:db8:1:2::${tries}`)).toBe(400);
    expect(await attempt('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await attempt('2001:db8:1:3::1')).toBe(400);
    for (let tries = 0; tries < 10; tries++) await attempt('203.0.113.50');
    expect(await attempt('::ffff:203.0.113.50')).toBe(429);
  });
});

describe('the limit of much work', () => {
  it('stops a user who asks for whole checks again and again, and nobody else', async () => {
    const check = (user: TestUser) => call(user, 'POST', '/api/check-all', { language: 'en' });
    for (let requests = 0; requests < 60; requests++) expect((await check('clerk-1')).statusCode).toBe(200);
    const refused = await check('clerk-1');
    expect([refused.statusCode, refused.json()]).toEqual([429, { reason: 'tooManyTries' }]);
    expect((await check('clerk-2')).statusCode).toBe(200);
  });
});

describe('a request whose body comes slowly', () => {
  const DRAFT = { method: 'PUT', path: '/api/draft', type: 'application/json' };
  const UPLOAD = { method: 'POST', path: '/api/files?path=/pdfs/slow', type: 'application/pdf' };

  /** Sends the beginning of a request, runs `work`, and then sends the rest, or nothing more if there is no work. */
  async function sendSlowly(
    user: TestUser | undefined,
    { method, path, type }: typeof DRAFT,
    body: Buffer,
    work?: () => void,
  ) {
    const { port } = server.server.address() as AddressInfo;
    const headers = { ...headersOf(user), 'content-type': type, 'content-length': String(body.length) };
    const arrived = new Promise<void>((resolve) => server.server.once('request', () => resolve()));
    const sent = sendRequest({ host: '127.0.0.1', port, method, path, headers });
    const status = new Promise<number | undefined>((resolve, reject) =>
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject),
    );
    sent.write(body.subarray(0, 10));
    await arrived;
    if (work) {
      work();
      sent.end(body.subarray(10));
    }
    return status.finally(() => sent.destroy());
  }

  beforeEach(async () => {
    await server.listen({ host: '127.0.0.1', port: 0 });
  });

  it('of a stranger is refused before it is read, so that nobody outside fills the memory', {
    timeout: 5000,
  }, async () => {
    for (const route of [DRAFT, UPLOAD]) expect(await sendSlowly(undefined, route, PDF)).toBe(401);
  });

  it('does nothing if the session of its user ends meanwhile, as when the user is disabled or gets other roles', async () => {
    const { version } = await open();
    const endSessions = () => testDesk.desk.database.exec('DELETE FROM sessions');
    const draft = Buffer.from(JSON.stringify({ ...ENTRY, value: { id: 'admission' }, version }));
    expect(await sendSlowly('clerk-1', DRAFT, draft, endSessions)).toBe(401);
    expect(await sendSlowly('clerk-1', UPLOAD, PDF, endSessions)).toBe(401);
    expect(draftsOnDisk().size).toBe(0);
    expect(await sendSlowly('clerk-1', UPLOAD, PDF, () => {})).toBe(200);
  });
});

describe('an approval', () => {
  it('of the text that was read is not an approval of another text with the same short hash', async () => {
    const { version } = await open();
    // A writer can try about 2^32 texts for two whose 64 bits are the same; twice as many bits are out of reach.
    expect(version).toBe(
      hash('sha256', JSON.stringify([readFileSync(join(testDesk.desk.folders.content, FILE), 'utf8'), undefined])),
    );
    expect(version.length * 4).toBeGreaterThanOrEqual(128);
  });

  it('is refused if an entry was taken out of the change, or added to it, since it was read', async () => {
    const id = (await save('clerk-1', { ...NOTICE, source: ['A letter'] })).json<Opened>().change?.id ?? 0;
    await save('clerk-1', { ...NOTICE, id: 'second' }, 'second', id);
    await act('clerk-1', id, 'send');
    const read = await viewAll(id);
    await act('clerk-1', id, 'withdraw');
    await call('clerk-1', 'POST', '/api/discard', {
      ...ENTRY,
      entry: 'second',
      version: (await open('second')).version,
    });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
    const refused = await approve(read);
    expect([refused.statusCode, refused.json()]).toEqual([409, { reason: 'changedMeanwhile' }]);
    const readAgain = await viewAll(id);
    await act('clerk-1', id, 'withdraw');
    await save('clerk-1', { ...NOTICE, id: 'third' }, 'third', id);
    await act('clerk-1', id, 'send');
    expect((await approve(readAgain)).json()).toEqual({ reason: 'changedMeanwhile' });
    expect((await approve(await viewAll(id))).statusCode).toBe(200);
  });

  it('cannot come before a file that the text names, which nobody could have read', async () => {
    const value = { ...NOTICE, source: ['/pdfs/later.pdf'] };
    const id = (await save('clerk-1', value)).json<Opened>().change?.id ?? 0;
    const refused = await act('clerk-1', id, 'send');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ problems: [{ file: FILE, problems: [{ path: ['source', 0] }] }] });
    await server.inject({
      ...{ method: 'POST', url: '/api/files?path=/pdfs/later', payload: PDF },
      headers: { ...headersOf('clerk-1'), 'content-type': 'application/pdf' },
    });
    expect((await act('clerk-1', id, 'send')).statusCode).toBe(200);
  });

  it('is of files and texts that no later request can change', async () => {
    mkdirSync(join(testDesk.desk.folders.drafts, 'files/pdfs'), { recursive: true });
    writeFileSync(join(testDesk.desk.folders.drafts, 'files/pdfs/a.pdf'), PDF);
    const change = await sendAndView({ ...NOTICE, source: ['/pdfs/a.pdf'] });
    expect((await approve(change)).statusCode).toBe(200);
    for (const state of ['approved', 'scheduled', 'publishing'] as const) {
      if (state !== 'approved') setChangeState(testDesk.desk, change.id, state);
      const before = draftsOnDisk();
      const { version } = await open();
      for (const user of ['clerk-1', 'clerk-2', 'moderator-1', 'publisher-1'] as const) {
        const entry = { ...ENTRY, version, value: { ...NOTICE, source: ['Forged'] }, change: change.id };
        for (const [method, url] of [
          ['PUT', '/api/draft'],
          ['POST', '/api/discard'],
          ['POST', '/api/check'],
        ] as const)
          await call(user, method, url, entry);
        for (const action of ['send', 'drop', 'view', 'comments'])
          await act(user, change.id, action, { file: FILE, version, field: 'source', text: 'Forged' });
        await call(user, 'PUT', `/api/changes/${change.id}`, { title: 'Forged', reason: 'Forged', urgent: true });
        await server.inject({
          ...{ method: 'POST', url: '/api/files?path=/pdfs/a', payload: Buffer.concat([PDF, Buffer.from(`%${user}`)]) },
          headers: { ...headersOf(user), 'content-type': 'application/pdf' },
        });
      }
      for (const [file, text] of before) expect([file, draftsOnDisk().get(file)]).toEqual([file, text]);
      const after = (await call('moderator-1', 'GET', `/api/changes/${change.id}`)).json<Change>();
      expect(after).toMatchObject({ state, title: '', reason: '', entries: [{ version }] });
    }
  });

  it('of a text of their own is refused to writers, even if they took the text out again or got the role later', async () => {
    const id = (await save('moderator-1', { ...NOTICE, id: 'second' }, 'second')).json<Opened>().change?.id ?? 0;
    await save('clerk-1', { ...NOTICE, source: ['A letter'] }, 'admission', id);
    const { version } = await open('second');
    await call('moderator-1', 'POST', '/api/discard', { ...ENTRY, entry: 'second', version });
    await act('clerk-1', id, 'send');
    const refused = await approve(await viewAll(id));
    expect([refused.statusCode, refused.json()]).toEqual([403, { reason: 'ownChange' }]);
  });
});

/** Reads all files of drafts, by name. */
function draftsOnDisk(): Map<string, string> {
  const { drafts } = testDesk.desk.folders;
  const names = globSync('**/*.*', { cwd: drafts });
  return new Map(names.map((name) => [name, readFileSync(join(drafts, name), 'latin1')]));
}

describe('an entry that would exhaust the desk', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i])));
  it.each([
    ['a deep one', nested(60)],
    ['a very deep one', nested(5000)],
    ['one with a long text', JSON.stringify({ a: '1'.repeat(100_000) })],
    ['one with many texts', JSON.stringify({ a: Array.from({ length: 50 }, () => '1'.repeat(4500)) })],
    ['one with a long list', JSON.stringify({ a: Array.from({ length: 20_000 }, (_, index) => index) })],
    ['one with many fields', keys(20_000)],
    [
      'one with many lists',
      JSON.stringify({ a: Array.from({ length: 100 }, () => Array.from({ length: 1000 }, () => 1)) }),
    ],
    ['one with many numbers', JSON.stringify({ a: Array.from({ length: 13 }, () => Array(500).fill(1)) })],
  ])('is refused at once and not stored: %s', { timeout: 5000 }, async (_name, value) => {
    const { version } = await open();
    for (const [method, url] of [
      ['PUT', '/api/draft'],
      ['POST', '/api/check'],
      ['POST', '/api/preview'],
    ] as const) {
      const body = `{"collection":"notices","entry":"admission","version":"${version}","value":${value}}`;
      const response = await call('clerk-1', method, url, body);
      expect([response.statusCode, response.json()]).toEqual([413, { reason: 'largeEntry' }]);
    }
    expect(draftsOnDisk().size).toBe(0);
    expect(testDesk.desk.database.prepare('SELECT * FROM changes').all()).toEqual([]);
  });

  it.each(['k'.repeat(101), 'k'.repeat(1025), '\u0001'.repeat(101)])(
    'with a name of a field that YAML cannot have is refused with a 400',
    async (name) => {
      for (const value of [{ [name]: 1 }, { ...NOTICE, text: { [name]: 1 } }]) {
        const refused = await save('clerk-1', value);
        expect([refused.statusCode, refused.json()]).toEqual([400, { reason: 'badRequest' }]);
      }
      expect((await save('clerk-1', NOTICE, 'a'.repeat(251))).statusCode).toBe(400);
      expect(draftsOnDisk().size).toBe(0);
    },
  );

  it('is kept with the longest name of a field that is accepted, whatever its letters', async () => {
    expect(
      (await save('clerk-1', { ...NOTICE, ['\u{1f600}'.repeat(50)]: 1, ['\u0001'.repeat(100)]: 2 })).statusCode,
    ).toBe(200);
  });

  it('is far larger than one that is accepted', async () => {
    const value = { ...NOTICE, source: Array.from({ length: 1000 }, (_, index) => `Letter ${index}`) };
    expect((await save('clerk-1', value)).statusCode).toBe(200);
  });
});

describe('a body of an unexpected shape', () => {
  const BODIES = ['null', '[]', '"x"', '1', '{"value":null}', '{"changes":[{}],"versions":[],"id":{},"file":[]}'];
  const ROUTES = [
    ...['/api/check', '/api/discard', '/api/check-all', '/api/preview', '/api/files', '/api/spreadsheets/schemes'],
    ...['/api/changes/1/send', '/api/changes/1/view', '/api/changes/1/approve', '/api/changes/x/send-back'],
    ...['/api/changes/1/comments', '/api/comments/1/solve', '/api/changes/1/schedule', '/api/publications'],
    ...['/api/publications/1/take-back', '/api/publications/x/stop', '/api/users', '/api/users/1/invitation'],
    ...['/api/account/passkeys', '/api/account/passkeys/remove', '/api/account/password', '/api/sign-in/password'],
    ...['/api/sign-in/passkey', '/api/invitation', '/api/invitation/passkey', '/api/invitation/password'],
  ];

  it('never makes the desk fail', async () => {
    testDesk.desk.database
      .prepare('UPDATE users SET roles = ?')
      .run('["contributor","moderator","publisher","administrator"]');
    const failed: string[] = [];
    for (const url of ROUTES)
      for (const body of [...BODIES, undefined]) {
        const { statusCode } = await call('clerk-1', 'POST', url, body);
        if (statusCode >= 500) failed.push(`${url} ${body}: ${statusCode}`);
      }
    expect(failed).toEqual([]);
  });

  it('cannot reach the prototype of objects', async () => {
    for (const body of ['{"__proto__":{"roles":["administrator"]}}', '{"constructor":{"prototype":{"x":1}}}'])
      expect((await call('clerk-1', 'POST', '/api/changes/1/send', body)).statusCode).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'roles')).toBe(false);
  });
});
