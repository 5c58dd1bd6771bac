import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/i18n/language.ts';
import { subjectWords } from '#desk/app/accounts/actionWords.ts';
import { idleParts } from '#tests/idleParts.ts';
import { ROLES, type Role } from '../accounts/accountTypes.ts';
import { sessionCookie } from '../accounts/cookies.ts';
import type { AccountDesk } from '../accounts/sessions.ts';
import { hashToken } from '../accounts/tokens.ts';
import { createUser } from '../accounts/users.ts';
import { foldersIn } from '../folders.ts';
import { guardRequests } from '../requestGuard.ts';
import type { Access } from './access.ts';
import { openDatabase } from './database.ts';
import { addApi } from './openDesk.ts';

type Route = { method: string; url: string; access: Access | undefined };

const ORIGIN = 'https://desk.example';

/** Everybody who may send a request: a visitor, a user without roles, and one user with each role. */
const SENDERS: (Role | 'visitor' | 'noRole')[] = ['visitor', 'noRole', ...ROLES];

const project = mkdtempSync(join(tmpdir(), 'desk-routes-'));
const routes: Route[] = [];
let server: FastifyInstance;
let desk: AccountDesk;
const users = new Map<string, number>();

beforeAll(async () => {
  mkdirSync(join(project, 'content'));
  writeFileSync(join(project, 'content/site.yaml'), "lastUpdated: '2026-01-01'\n");
  const database = openDatabase(':memory:');
  const now = () => new Date('2026-03-03T10:00:00Z');
  const data = join(project, 'data');
  desk = { project, data, folders: foldersIn(project, data), database, origin: ORIGIN, now };
  mkdirSync(desk.folders.workshop, { recursive: true });
  for (const name of SENDERS.slice(1))
    users.set(name, createUser(database, now(), describeUser(name === 'noRole' ? [] : [name as Role], name)).id);
  server = fastify();
  server.addHook('onRequest', guardRequests(ORIGIN));
  server.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url, access: config?.access });
  });
  await server.register((api) => addApi(api, desk, idleParts(desk)));
  await server.ready();
});
afterAll(async () => {
  await server.close();
  desk.database.close();
  rmSync(project, { recursive: true });
});

const describeUser = (roles: Role[], name: string) => ({
  name: name.toLowerCase(),
  title: { en: name, mr: name },
  roles,
});

let requests = 0;

/** Sends a request with an empty body in a session that began some minutes ago. */
async function send({ method, url }: Route, sender: string, minutesAgo = 0) {
  const token = `session-${++requests}`;
  const user = users.get(sender);
  const at = desk.now().toISOString();
  const signedInAt = new Date(Date.parse(at) - minutesAgo * 60_000).toISOString();
  if (user !== undefined)
    desk.database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?)').run(hashToken(token), user, signedInAt, at);
  const response = await server.inject({
    method: method as 'GET',
    url: url.replace(/:\w+/g, '1'),
    remoteAddress: `192.0.2.${requests % 250}`,
    headers: { host: 'desk.example', ...(method !== 'GET' && { origin: ORIGIN, 'sec-fetch-site': 'same-origin' }) },
    cookies: { [sessionCookie(ORIGIN)]: token },
    ...(method !== 'GET' && { payload: {} }),
  });
  const isJson = response.headers['content-type']?.toString().includes('json');
  return {
    status: response.statusCode,
    reason: isJson ? response.json<{ reason?: string }>().reason : undefined,
    limit: Number(response.headers['x-ratelimit-limit']),
  };
}

/** Returns whether a request is refused for who sent it. */
async function isRefused(route: Route, sender: string): Promise<boolean> {
  const { status, reason } = await send(route, sender);
  return (status === 401 && reason === 'signedOut') || (status === 403 && reason === 'notAllowed');
}

const mayCall = (access: Access | undefined, sender: string) =>
  access === 'anyone' || (sender !== 'visitor' && (access === 'signedIn' || access === sender));

describe('every route of the shared desk', () => {
  it.each(SENDERS)('answers only those who may call it: %s', async (sender) => {
    const wrong: string[] = [];
    for (const route of routes)
      if ((await isRefused(route, sender)) === mayCall(route.access, sender))
        wrong.push(`${route.method} ${route.url}`);
    expect(routes.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it('leaves a row in the audit log when a role does not allow it', async () => {
    await send({ method: 'GET', url: '/api/users', access: 'administrator' }, 'contributor');
    const query = `SELECT user FROM audit WHERE action = 'accessRefused' AND subject = 'GET /api/users' AND user = ?`;
    expect(desk.database.prepare(query).all(users.get('contributor') ?? 0)).toHaveLength(1);
  });

  it.each(LANGUAGES)('has words for that row: %s', (language) => {
    const unknown = subjectWords('GET /', language);
    const bare = routes.filter(({ method, url }) => subjectWords(`${method} ${url}`, language) === unknown);
    expect(bare).toEqual([]);
  });

  it('says what is wrong with a request without content, instead of failing', async () => {
    const failed: string[] = [];
    for (const route of routes) {
      const sender = ROLES.find((role) => role === route.access) ?? 'noRole';
      const { status } = await send(route, sender);
      if (status >= 500) failed.push(`${route.method} ${route.url}: ${status}`);
    }
    expect(failed).toEqual([]);
  });

  it('is closed to visitors, except those by which people sign in', () => {
    const open = routes.filter(({ access }) => access === 'anyone').map(({ url }) => url);
    expect(open.filter((url) => !/^\/api\/(session$|sign-in\/|invitation)/.test(url))).toEqual([]);
  });

  it('needs a role if it changes content, users or the site', () => {
    const own = /^\/api\/(sign-out|session|account|sign-in|invitation|check-all|comments|changes\/:id\/comments)/;
    const weak = routes.filter(
      ({ method, url, access }) => method !== 'GET' && !own.test(url) && !ROLES.some((role) => role === access),
    );
    expect(weak).toEqual([]);
  });

  it('asks for a sign-in of the last ten minutes if it changes accounts or settings, and no other does', async () => {
    const asking: string[] = [];
    for (const route of routes) {
      const sender = ROLES.find((role) => role === route.access) ?? 'noRole';
      expect((await send(route, sender, 9.9)).reason).not.toBe('confirmAgain');
      const { status, reason } = await send(route, sender, 10);
      if (status === 401 && reason === 'confirmAgain') asking.push(`${route.method} ${route.url}`);
    }
    // Ending other sessions must be quick, and judging a password changes nothing.
    const others = ['/api/account/sessions/end', '/api/account/password/strength'];
    const changing = routes.filter(
      ({ method, url }) =>
        method !== 'GET' && /^\/api\/(account|users|settings|rights)(\/|$)/.test(url) && !others.includes(url),
    );
    expect(asking).toEqual(changing.map(({ method, url }) => `${method} ${url}`));
    expect(asking).toContain('POST /api/account/password');
  });

  it('has a limit of requests, a lower one if it takes much work', async () => {
    const limits = new Map<number, string[]>();
    for (const route of routes.filter(({ access }) => access !== 'anyone')) {
      const { limit } = await send(route, ROLES.find((role) => role === route.access) ?? 'noRole');
      limits.set(limit, [...(limits.get(limit) ?? []), `${route.method} ${route.url}`]);
    }
    expect(Object.fromEntries(limits)).toEqual({
      60: [
        'POST /api/account/password/strength',
        'GET /api/content',
        'POST /api/check-all',
        'GET /api/media',
        'GET /api/spreadsheets/:collection',
        'POST /api/spreadsheets/:collection',
        'GET /api/history',
        'GET /api/history/state',
        'POST /api/preview',
        'GET /api/changes/:id/preview',
      ],
      240: expect.any(Array),
      600: ['GET /api/files'],
    });
  });

  it('has a limit of requests of strangers', async () => {
    const limits = new Map<string, number>();
    for (const route of routes.filter(({ access }) => access === 'anyone'))
      limits.set(`${route.method} ${route.url}`, (await send(route, 'visitor')).limit);
    const lax = [...limits].filter(([, limit]) => !(limit > 0 && limit <= 30));
    expect(lax).toEqual([['GET /api/session', 300]]);
  });

  it('refuses requests that another site sends', async () => {
    for (const { method, url } of routes.filter(({ method }) => method !== 'GET')) {
      const response = await server.inject({
        method: method as 'POST',
        url: url.replace(/:\w+/g, '1'),
        headers: { host: 'desk.example', origin: 'https://evil.example' },
        payload: {},
      });
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
  });
});
