import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idleParts } from '#tests/idleParts.ts';
import { createTestDesk } from '#tests/testDesk.ts';
import { createServer } from '../shared/openDesk.ts';
import { readSettings } from '../shared/settings.ts';
import { ROLES, type Session } from './accountTypes.ts';
import { createOnlyUser } from './onlyUser.ts';

const ORIGIN = 'http://127.0.0.1:4100';
const PREVIEWS = 'http://localhost:4101';
const OWN = { host: '127.0.0.1:4100' };
const CHANGE = { collection: 'notices', entry: 'admission', value: {}, version: '' };

let testDesk: ReturnType<typeof createTestDesk>;
beforeEach(() => {
  testDesk = createTestDesk();
  mkdirSync(join(testDesk.desk.folders.app), { recursive: true });
});
afterEach(() => testDesk.close());

/** Serves the desk at an address with or without the user of a local desk. */
async function open({ isLocal, origin = ORIGIN }: { isLocal: boolean; origin?: string }) {
  const { desk } = testDesk;
  const onlyUser = createOnlyUser(desk.database, desk.now());
  const server = await createServer({ ...desk, origin, ...(isLocal && { onlyUser }) }, PREVIEWS, idleParts(desk));
  await server.ready();
  const status = async (method: 'GET' | 'PUT', url: string, headers: Record<string, string>) =>
    (await server.inject({ method, url, headers, ...(method === 'PUT' && { payload: CHANGE }) })).statusCode;
  return { server, status };
}

describe('the user of a local desk', () => {
  it('sends every request without a sign-in, has every role, and may approve alone', async () => {
    const { server, status } = await open({ isLocal: true });
    const session = (await server.inject({ url: '/api/session', headers: OWN })).json<Session>();
    expect(session).toMatchObject({ isAlone: true, user: { name: 'editor', roles: [...ROLES] } });
    expect(await status('GET', '/api/content', OWN)).toBe(200);
    expect(await status('PUT', '/api/draft', { ...OWN, origin: ORIGIN })).toBe(409);
    expect(readSettings(testDesk.desk.database)).toEqual({ singlePersonOffice: true });
  });

  it('is the same one at the next start', () => {
    const { database, now } = testDesk.desk;
    expect(createOnlyUser(database, now())).toEqual(createOnlyUser(database, now()));
  });

  it.each(['localhost:4100', '127.0.0.1:4101', '127.0.0.1.evil.example:4100', 'evil.example:4100', '[::1]:4100'])(
    'sends no request to the host name %s (DNS rebinding)',
    async (host) => {
      const { status } = await open({ isLocal: true });
      for (const url of ['/', '/api/session', '/api/content']) expect(await status('GET', url, { host })).toBe(403);
      expect(await status('PUT', '/api/draft', { host, origin: `http://${host}` })).toBe(403);
    },
  );

  it.each([undefined, 'https://evil.example', PREVIEWS, 'http://localhost:4100', 'null'])(
    'sends no change from a page of the origin %s',
    async (origin) => {
      const { status } = await open({ isLocal: true });
      expect(await status('PUT', '/api/draft', { ...OWN, ...(origin !== undefined && { origin }) })).toBe(403);
    },
  );

  it('has no accounts, invitations or publications to look after', async () => {
    const { status } = await open({ isLocal: true });
    for (const url of ['/api/users', '/api/account', '/api/invitation', '/api/publications'])
      expect(await status('GET', url, OWN)).toBe(404);
  });

  it('does not exist in a shared desk, even at an address of this machine', async () => {
    const { server, status } = await open({ isLocal: false });
    expect((await server.inject({ url: '/api/session', headers: OWN })).json<Session>()).toMatchObject({ user: null });
    expect(await status('GET', '/api/content', OWN)).toBe(401);
    expect(await status('PUT', '/api/draft', { ...OWN, origin: ORIGIN })).toBe(401);
  });

  it.each(['https://desk.example', 'http://desk.example', 'https://127.0.0.1:4100', 'http://127.0.0.1.evil.example:1'])(
    'keeps a desk from starting at the address %s',
    async (origin) => {
      await expect(open({ isLocal: true, origin })).rejects.toThrow('needs a sign-in');
    },
  );
});
