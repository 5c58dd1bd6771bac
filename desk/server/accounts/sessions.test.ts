import { describe, expect, it } from 'vitest';
import type { Account, Session } from './accountTypes.ts';
import { addMember, type Browser, openTestDesk } from './testing/openTestDesk.ts';
import { hashToken } from './tokens.ts';

const COOKIE = '__Host-desk';

describe('a session', () => {
  it('is a strict cookie of 32 random bytes, of which the database holds only the hash', async () => {
    const desk = await openTestDesk();
    const { browser, device } = await addMember(desk, 'clerk-1');
    const options = (await browser.post('/api/sign-in/passkey/options')).json();
    const response = await browser.post('/api/sign-in/passkey', { response: device.get(options) });
    const cookie = response.cookies.find(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
    expect(cookie).not.toHaveProperty('domain');
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const stored = desk.database.prepare('SELECT token_hash FROM sessions').all();
    expect(stored).toEqual([{ token_hash: hashToken(cookie?.value ?? '') }]);
  });

  it('is a cookie without Secure only on an address without https', async () => {
    const desk = await openTestDesk({ origin: 'http://127.0.0.1:4601' });
    const { browser } = await addMember(desk, 'clerk-1');
    expect(browser.cookies.has('desk')).toBe(true);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
  });

  it('is written again only after a second, because each write waits for the disk', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    const seen = async (seconds: number) => {
      desk.pass(seconds / 60);
      expect((await browser.get('/api/work')).statusCode).toBe(200);
      return desk.database.prepare('SELECT seen_at FROM sessions').get()?.seen_at;
    };
    const first = await seen(1);
    expect(await seen(0.5)).toBe(first);
    expect(await seen(0.5)).not.toBe(first);
  });

  it('ends after 30 minutes without a request', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    desk.pass(29);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    desk.pass(29);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    desk.pass(30);
    const response = await browser.get('/api/work');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ reason: 'signedOut' });
  });

  it('lets people read while the disk is full, although nothing can be written', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    desk.database.exec(`CREATE TRIGGER full BEFORE UPDATE ON sessions
      BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
    desk.pass(1);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    desk.database.exec(`DROP TRIGGER full; CREATE TRIGGER broken BEFORE UPDATE ON sessions
      BEGIN SELECT RAISE(ABORT, 'disk I/O error'); END`);
    expect((await browser.get('/api/work')).statusCode).toBe(500);
  });

  it.each(['audit', 'known_browsers'])(
    'does not start if the disk is full, and the browser keeps its former session: %s',
    async (table) => {
      const desk = await openTestDesk();
      const { browser, device } = await addMember(desk, 'clerk-1');
      const options = (await browser.post('/api/sign-in/passkey/options')).json();
      const stored = () =>
        desk.database.prepare('SELECT token_hash FROM sessions UNION ALL SELECT token_hash FROM known_browsers').all();
      const [before, cookies] = [stored(), new Map(browser.cookies)];
      desk.database.exec(`CREATE TRIGGER full BEFORE INSERT ON ${table}
        BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
      const response = await browser.post('/api/sign-in/passkey', { response: device.get(options) });
      expect(response.statusCode).toBe(507);
      expect(stored()).toEqual(before);
      for (const name of [COOKIE, '__Host-desk-browser']) expect(browser.cookies.get(name)).toBe(cookies.get(name));
    },
  );

  it('ends 12 hours after the sign-in, even if it is in use', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      desk.pass(20);
      expect((await browser.get('/api/work')).statusCode).toBe(200);
    }
    expect((await browser.get('/api/session')).json<Session>().endsAt).toBe('2026-03-03T22:00:00.000Z');
    desk.pass(20);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('ends when the clock is set back, instead of working until the wrong time comes', async () => {
    const desk = await openTestDesk();
    desk.pass(60 * 24 * 365);
    const { browser } = await addMember(desk, 'clerk-1');
    desk.pass(-4);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    desk.pass(-60 * 24 * 365);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    await addMember(desk, 'clerk-2');
    desk.pass(60 * 24 * 365);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('is not prolonged by the page that only asks how long it lasts', async () => {
    const desk = await openTestDesk();
    const { browser, user } = await addMember(desk, 'clerk-1');
    desk.pass(20);
    expect((await browser.get('/api/session')).json<Session>()).toEqual({
      ...{ user, endsAt: '2026-03-03T10:30:00.000Z', governmentSignOn: false },
    });
    expect((await browser.post('/api/session/keep')).json<Session>().endsAt).toBe('2026-03-03T10:50:00.000Z');
    desk.pass(29);
    expect((await browser.get('/api/session')).json<Session>().user).toEqual(user);
    desk.pass(1);
    expect((await browser.get('/api/session')).json<Session>()).toEqual({
      ...{ user: null, governmentSignOn: false },
    });
  });

  it('ends with the sign-out, also for somebody who kept the cookie', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    const token = browser.cookies.get(COOKIE) ?? '';
    expect((await browser.post('/api/sign-out')).json<Session>().user).toBeNull();
    expect(browser.cookies.has(COOKIE)).toBe(false);
    browser.cookies.set(COOKIE, token);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    expect(desk.actions()).toContain('signOut');
  });

  it('ends when its user is disabled', async () => {
    const desk = await openTestDesk();
    const { browser, user } = await addMember(desk, 'clerk-1');
    desk.database.prepare('UPDATE users SET disabled_at = ? WHERE id = ?').run('2026-03-03', user.id);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    expect((await browser.get('/api/session')).json<Session>().user).toBeNull();
  });

  it('never gets a token that was in the browser before (session fixation)', async () => {
    const desk = await openTestDesk();
    const { browser, device } = await addMember(desk, 'clerk-1');
    const before = browser.cookies.get(COOKIE) ?? '';
    const victim = desk.browser();
    for (const planted of ['planted-by-somebody-else', before]) {
      victim.cookies.set(COOKIE, planted);
      const options = (await victim.post('/api/sign-in/passkey/options')).json();
      expect((await victim.post('/api/sign-in/passkey', { response: device.get(options) })).statusCode).toBe(200);
      expect(victim.cookies.get(COOKIE)).not.toBe(planted);
    }
    // The sign-in has ended the session that the browser had.
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('is not found under the hash that the database holds, nor under an empty cookie', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    for (const value of [hashToken(browser.cookies.get(COOKIE) ?? ''), '', 'x'.repeat(5000)]) {
      browser.cookies.set(COOKIE, value);
      expect((await browser.get('/api/work')).statusCode).toBe(401);
    }
  });
});

describe('the list of sessions', () => {
  /** A clerk who signed in at an office, and five minutes later at home. */
  async function openDeskOfClerk() {
    const desk = await openTestDesk();
    const { browser: office, device, user } = await addMember(desk, 'clerk-1');
    const signIn = async () => {
      const browser = desk.browser();
      const options = (await browser.post('/api/sign-in/passkey/options')).json();
      await browser.post('/api/sign-in/passkey', { response: device.get(options) });
      return browser;
    };
    desk.pass(5);
    const home = await signIn();
    const list = async () => (await home.get('/api/account')).json<Account>().sessions;
    return { desk, user, office, home, list, signIn };
  }
  const isOpen = async (browser: Browser) => (await browser.get('/api/work')).statusCode === 200;

  it('says since when and until when each was used, and which one asks', async () => {
    const { desk, office, list } = await openDeskOfClerk();
    desk.pass(1);
    await office.get('/api/work');
    desk.pass(1);
    expect(await list()).toEqual([
      { id: 2, signedInAt: '2026-03-03T10:05:00.000Z', seenAt: '2026-03-03T10:07:00.000Z', isThis: true },
      { id: 1, signedInAt: '2026-03-03T10:00:00.000Z', seenAt: '2026-03-03T10:06:00.000Z', isThis: false },
    ]);
    desk.pass(29);
    expect(await list()).toHaveLength(1);
  });

  it('ends one of them, also if the own sign-in is not fresh', async () => {
    const { desk, office, home, signIn, list } = await openDeskOfClerk();
    const phone = await signIn();
    desk.pass(15);
    const [first] = (await list()).filter(({ isThis }) => !isThis);
    expect(first?.id).toBe(3);
    const response = await home.post('/api/account/sessions/end', { id: 1 });
    expect(response.json<Account>().sessions.map(({ id }) => id)).toEqual([2, 3]);
    expect(await Promise.all([office, home, phone].map(isOpen))).toEqual([false, true, true]);
    expect(desk.actions()).toContain('sessionEnded');
  });

  it('ends all others', async () => {
    const { office, home, signIn } = await openDeskOfClerk();
    const phone = await signIn();
    await home.post('/api/account/sessions/end', {});
    expect(await Promise.all([office, home, phone].map(isOpen))).toEqual([false, true, false]);
  });

  it('ends none of another user', async () => {
    const { desk, office, home } = await openDeskOfClerk();
    const { browser: stranger } = await addMember(desk, 'clerk-2');
    for (const id of [1, 2]) await stranger.post('/api/account/sessions/end', { id });
    await stranger.post('/api/account/sessions/end', {});
    expect(await Promise.all([office, home].map(isOpen))).toEqual([true, true]);
  });
});
