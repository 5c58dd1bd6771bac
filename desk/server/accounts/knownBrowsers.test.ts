import { describe, expect, it } from 'vitest';
import type { AuthenticatorSetup, Session, UserInfo } from './accountTypes.ts';
import { codeOf, openPasswordDesk, PASSWORD } from './testing/openPasswordDesk.ts';
import { acceptWithPasskey, addMember, type Browser, openTestDesk } from './testing/openTestDesk.ts';
import { hashToken } from './tokens.ts';

const COOKIE = '__Host-desk-browser';

/** A desk whose clerk-1 signed in with `browser`, and signed out. `wrong`: five wrong tries of a browser, or of a stranger. */
async function openDeskOfKnownBrowser() {
  const opened = await openPasswordDesk();
  const { desk, attempt } = opened;
  const browser = desk.browser();
  await attempt({}, browser);
  await browser.post('/api/sign-out');
  desk.pass(2);
  const wrong = async (from?: Browser) => {
    for (let tries = 0; tries < 5; tries++) await attempt({ password: 'monsoon over Goa' }, from ?? desk.browser());
  };
  return { ...opened, browser, wrong, status: async (from?: Browser) => (await attempt({}, from)).statusCode };
}

describe('a browser that signed a user in before', () => {
  it('still signs the user in when a stranger has locked the name, who stays locked out', async () => {
    const { browser, wrong, status } = await openDeskOfKnownBrowser();
    await wrong();
    expect(await status()).toBe(401);
    expect(await status(browser)).toBe(200);
    expect(await status()).toBe(401);
  });

  it('is locked by its own wrong tries, which lock no other browser', async () => {
    const { desk, browser, wrong, status, user } = await openDeskOfKnownBrowser();
    await wrong(browser);
    expect(await status(browser)).toBe(401);
    const { browser: administrator } = await addMember(desk, 'administrator-1', ['administrator']);
    const locked = (await administrator.get('/api/users')).json<{ users: UserInfo[] }>().users;
    expect(locked.find(({ id }) => id === user.id)?.lockedUntil).toBe('2026-03-03T10:17:00.000Z');
    expect(await status()).toBe(200);
    desk.pass(1);
    await administrator.post(`/api/users/${user.id}/unlock`);
    expect(await status(browser)).toBe(200);
  });

  it('signs nobody in by its cookie alone, a strict one of 32 random bytes, of which the database holds only the hash', async () => {
    const { desk, attempt } = await openDeskOfKnownBrowser();
    const browser = desk.browser();
    const [cookie] = (await attempt({}, browser)).cookies.filter(({ name }) => name === COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge: 400 * 86_400 });
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    const stored = desk.database.prepare('SELECT token_hash FROM known_browsers ORDER BY id DESC LIMIT 1').get();
    expect(stored).toEqual({ token_hash: hashToken(cookie?.value ?? '') });
    browser.cookies.delete('__Host-desk');
    expect((await browser.get('/api/session')).json<Session>().user).toBeNull();
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    browser.cookies.set('__Host-desk', cookie?.value ?? '');
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('is known by no copy of a former cookie, nor by the hash in the database', async () => {
    const { desk, browser, wrong, status } = await openDeskOfKnownBrowser();
    const former = browser.cookies.get(COOKIE) ?? '';
    expect(await status(browser)).toBe(200);
    desk.pass(2);
    await wrong();
    for (const value of [former, hashToken(browser.cookies.get(COOKIE) ?? ''), '']) {
      const stranger = desk.browser();
      stranger.cookies.set(COOKIE, value);
      expect(await status(stranger)).toBe(401);
    }
    expect(await status(browser)).toBe(200);
  });

  it('is known for its own users only, also when several share a computer', async () => {
    const { desk, browser, wrong, status } = await openDeskOfKnownBrowser();
    await acceptWithPasskey(desk, browser, desk.invite(desk.addUser('clerk-2')));
    const { browser: colleague } = await addMember(desk, 'clerk-3');
    await wrong();
    expect(await status(colleague)).toBe(401);
    expect(await status(browser)).toBe(200);
    expect(desk.database.prepare('SELECT user FROM known_browsers ORDER BY user').all()).toHaveLength(3);
  });

  it('is forgotten when its user is disabled', async () => {
    const { desk, browser, wrong, status, user } = await openDeskOfKnownBrowser();
    const { browser: administrator } = await addMember(desk, 'administrator-1', ['administrator']);
    const changed = { title: user.title, roles: user.roles };
    for (const disabled of [true, false]) await administrator.put(`/api/users/${user.id}`, { ...changed, disabled });
    await wrong();
    expect(await status(browser)).toBe(401);
  });

  it('is forgotten when an invitation replaces the credentials of its user', async () => {
    const { desk, browser, user } = await openDeskOfKnownBrowser();
    const former = hashToken(browser.cookies.get(COOKIE) ?? '');
    await acceptWithPasskey(desk, desk.browser(), desk.invite(user));
    const stored = desk.database.prepare('SELECT token_hash FROM known_browsers').all();
    expect(stored).toHaveLength(1);
    expect(stored).not.toContainEqual({ token_hash: former });
  });

  it('is forgotten when its user sets a password in another browser, which stays known', async () => {
    const { desk, attempt, browser, wrong, secret } = await openDeskOfKnownBrowser();
    const other = desk.browser();
    await attempt({ code: codeOf(secret, desk) }, other);
    const setup = (await other.post('/api/account/password/begin')).json<AuthenticatorSetup>();
    await other.post('/api/account/password', { password: PASSWORD, code: codeOf(setup.secret, desk) });
    desk.pass(2);
    await wrong();
    expect((await attempt({ code: codeOf(setup.secret, desk) }, browser)).statusCode).toBe(401);
    expect((await attempt({ code: codeOf(setup.secret, desk) }, other)).statusCode).toBe(200);
  });

  it('is forgotten when the user has signed in with twenty others', async () => {
    const desk = await openTestDesk();
    const { browser: first, device } = await addMember(desk, 'clerk-1');
    for (let browsers = 0; browsers < 20; browsers++) {
      const browser = desk.browser();
      const options = (await browser.post('/api/sign-in/passkey/options')).json();
      await browser.post('/api/sign-in/passkey', { response: device.get(options) });
    }
    const known = desk.database.prepare('SELECT token_hash FROM known_browsers').all();
    expect(known).toHaveLength(20);
    expect(known).not.toContainEqual({ token_hash: hashToken(first.cookies.get(COOKIE) ?? '') });
  });
});
