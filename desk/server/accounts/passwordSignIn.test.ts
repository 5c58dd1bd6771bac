import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Account, AuthenticatorSetup, PasswordStrength, Session } from './accountTypes.ts';
import { checkPassword } from './passwordSignIn.ts';
import { unknownHash } from './passwords.ts';
import { codeOf, openPasswordDesk, PASSWORD } from './testing/openPasswordDesk.ts';
import { addMember, type Browser, openTestDesk } from './testing/openTestDesk.ts';

describe('the sign-in with a password', () => {
  it('accepts the password with the code of the app', async () => {
    const { user, attempt, desk, secret } = await openPasswordDesk();
    expect((await attempt()).json<Session>()).toMatchObject({ user });
    desk.pass(2);
    const devanagari = codeOf(secret, desk).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    expect((await attempt({ code: devanagari })).statusCode).toBe(200);
  });

  it('gives each wrong try the same answer, so that nobody learns which names exist', async () => {
    const { desk, secret, attempt } = await openPasswordDesk();
    await addMember(desk, 'only-passkey');
    const wrong = [
      await attempt({ name: 'nobody' }),
      await attempt({ name: '' }),
      await attempt({ name: 'only-passkey' }),
      await attempt({
        name: 'only-passkey',
        code: new TOTP({ secret: '' }).generate({ timestamp: desk.desk.now().getTime() }),
      }),
      await attempt({ password: 'monsoon over Goa' }),
      await attempt({ code: codeOf(secret, desk, 5) }),
      await attempt({ code: '' }),
    ];
    desk.database.prepare("UPDATE users SET disabled_at = ? WHERE name = 'clerk-1'").run('2026-03-03');
    wrong.push(await attempt());
    for (const { statusCode, body, headers, cookies } of wrong) {
      expect([statusCode, body, cookies]).toEqual([401, '{"reason":"wrongSignIn"}', []]);
      expect(Object.keys(headers)).toEqual(Object.keys(wrong[0]?.headers ?? {}));
    }
  });

  it('hashes the password for unknown names too, so that the duration does not tell which names exist', async () => {
    const { desk, attempt } = await openPasswordDesk();
    // Makes every hash with the parameters of new passwords fail, because scrypt needs a power of two.
    desk.desk.hashing = { N: 3, r: 8, p: 1 };
    expect((await attempt({ name: 'clerk-1' })).statusCode).toBe(200);
    expect((await attempt({ name: 'nobody' })).statusCode).toBe(500);
  });

  it('asks for no new password, however old it is', async () => {
    const { desk, attempt, secret } = await openPasswordDesk();
    desk.pass(10 * 365 * 24 * 60);
    expect((await attempt({ code: codeOf(secret, desk) })).statusCode).toBe(200);
  });

  it('accepts no code twice, nor an older code than the last', async () => {
    const { desk, secret, attempt } = await openPasswordDesk();
    expect((await attempt()).statusCode).toBe(200);
    expect((await attempt()).statusCode).toBe(401);
    expect((await attempt({ code: codeOf(secret, desk, -0.5) })).statusCode).toBe(401);
    desk.pass(0.5);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('accepts one of two tries at the same time with one code', async () => {
    const { attempt } = await openPasswordDesk();
    const codes = (await Promise.all([attempt(), attempt()])).map(({ statusCode }) => statusCode);
    expect(codes.sort()).toEqual([200, 401]);
  });

  it('accepts the code of one step before and after', async () => {
    const { desk, secret, attempt } = await openPasswordDesk();
    expect((await attempt({ code: codeOf(secret, desk, -1) })).statusCode).toBe(401);
    expect((await attempt({ code: codeOf(secret, desk, -0.5) })).statusCode).toBe(200);
    expect((await attempt({ code: codeOf(secret, desk, 0.5) })).statusCode).toBe(200);
    desk.pass(2);
    expect((await attempt({ code: codeOf(secret, desk, 1) })).statusCode).toBe(401);
  });

  it('locks the password for 15 minutes after five wrong tries, with the same answer', async () => {
    const { desk, attempt } = await openPasswordDesk();
    for (let tries = 0; tries < 5; tries++) {
      expect(desk.actions()).not.toContain('accountLocked');
      await attempt({ password: 'monsoon over Goa' });
    }
    expect(desk.actions()).toContain('accountLocked');
    const locked = await attempt();
    expect([locked.statusCode, locked.json()]).toEqual([401, { reason: 'wrongSignIn' }]);
    desk.pass(14.9);
    expect((await attempt()).statusCode).toBe(401);
    desk.pass(0.1);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('is open again when a wrong clock that locked it is set right', async () => {
    const { desk, attempt } = await openPasswordDesk();
    desk.pass(330);
    for (let tries = 0; tries < 5; tries++) await attempt({ password: 'monsoon over Goa' });
    expect((await attempt()).statusCode).toBe(401);
    desk.pass(-330);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('accepts codes again when a clock that was ahead is set right', async () => {
    const { desk, attempt, secret } = await openPasswordDesk();
    desk.pass(330);
    expect((await attempt()).statusCode).toBe(200);
    desk.pass(-330);
    expect((await attempt({ code: codeOf(secret, desk) })).statusCode).toBe(200);
    expect((await attempt({ code: codeOf(secret, desk) })).statusCode).toBe(401);
  });

  it('tells the user of a lock afterwards', async () => {
    const { desk, attempt, secret } = await openPasswordDesk();
    for (let tries = 0; tries < 5; tries++) await attempt({ password: 'monsoon over Goa' });
    desk.pass(15);
    const browser = desk.browser();
    await browser.post('/api/sign-in/password', { name: 'clerk-1', password: PASSWORD, code: codeOf(secret, desk) });
    const { credentialChanges } = (await browser.get('/api/account')).json<Account>();
    expect(credentialChanges).toMatchObject([{ action: 'accountLocked', user: null, at: '2026-03-03T10:00:00.000Z' }]);
  });

  it('does not prolong the lock by tries during it', async () => {
    const { desk, attempt } = await openPasswordDesk();
    for (let tries = 0; tries < 9; tries++) await attempt({ password: 'monsoon over Goa' });
    desk.pass(15);
    expect((await attempt({ password: 'monsoon over Goa' })).statusCode).toBe(401);
    expect((await attempt()).statusCode).toBe(200);
  });

  it('refuses a former password that is being checked while a new one is set', async () => {
    const { desk, secret } = await openPasswordDesk();
    const tried = checkPassword(desk.desk, { name: 'clerk-1', password: PASSWORD, code: codeOf(secret, desk) }, '');
    desk.database.prepare('UPDATE users SET password_hash = ?').run(unknownHash(desk.desk.hashing));
    expect(await tried).toBeUndefined();
  });

  it('locks the password although many tries come at the same time', async () => {
    const { desk, attempt } = await openPasswordDesk();
    await Promise.all(Array.from({ length: 8 }, () => attempt({ password: 'monsoon over Goa' })));
    expect(desk.actions().filter((action) => action === 'accountLocked')).toHaveLength(1);
    expect((await attempt()).statusCode).toBe(401);
  });

  it('counts the wrong tries since the last sign-in', async () => {
    const { desk, attempt } = await openPasswordDesk();
    for (let tries = 0; tries < 4; tries++) await attempt({ password: 'monsoon over Goa' });
    expect((await attempt()).statusCode).toBe(200);
    desk.pass(2);
    for (let tries = 0; tries < 4; tries++) await attempt({ password: 'monsoon over Goa' });
    expect((await attempt()).statusCode).toBe(200);
  });

  it('keeps a locked user’s passkey open', async () => {
    const desk = await openTestDesk();
    const { device, user } = await addMember(desk, 'clerk-1');
    desk.database.prepare('UPDATE users SET locked_until = ? WHERE id = ?').run('2026-03-03T10:15:00.000Z', user.id);
    const browser = desk.browser();
    const options = (await browser.post('/api/sign-in/passkey/options')).json();
    expect((await browser.post('/api/sign-in/passkey', { response: device.get(options) })).statusCode).toBe(200);
  });

  it('writes neither passwords nor codes nor unknown names to the audit log', async () => {
    const { desk, secret, attempt } = await openPasswordDesk();
    await attempt();
    await attempt({ name: 'typed-a-secret-here', password: 'monsoon over Goa' });
    const log = JSON.stringify(desk.database.prepare('SELECT * FROM audit').all());
    for (const word of [PASSWORD, 'Goa', secret, codeOf(secret, desk), 'typed-a-secret-here'])
      expect(log).not.toContain(word);
  });

  it.each([undefined, {}, { name: 'clerk-1' }, { name: 1, password: 1, code: 1 }])(
    'refuses the body %j',
    async (body) => {
      const desk = await openTestDesk();
      const response = await desk.browser().post('/api/sign-in/password', body);
      expect([response.statusCode, response.json()]).toEqual([400, { reason: 'badRequest' }]);
    },
  );
});

describe('a new password', () => {
  it('accepts an invitation, with a code that works once', async () => {
    const desk = await openTestDesk();
    const browser = desk.browser();
    const token = desk.invite(desk.addUser('clerk-1'));
    const { secret } = (await browser.post('/api/invitation/password/begin', { token })).json<AuthenticatorSetup>();
    const given = { password: PASSWORD, code: codeOf(secret, desk) };
    expect((await browser.post('/api/invitation/password', { token, ...given })).statusCode).toBe(200);
    const signIn = (body: object) => desk.browser().post('/api/sign-in/password', { name: 'clerk-1', ...body });
    expect((await signIn(given)).statusCode).toBe(401);
    desk.pass(1);
    expect((await signIn({ ...given, code: codeOf(secret, desk) })).statusCode).toBe(200);
  });

  it('comes with an app, whose first code proves that it works', async () => {
    const desk = await openTestDesk();
    const { browser, device } = await addMember(desk, 'clerk-1');
    const other = desk.browser();
    const options = (await other.post('/api/sign-in/passkey/options')).json();
    await other.post('/api/sign-in/passkey', { response: device.get(options) });
    const setup = (await browser.post('/api/account/password/begin')).json<AuthenticatorSetup>();
    expect(setup.address).toMatch(/^otpauth:\/\/totp\/Sahayya:clerk-1\?issuer=Sahayya&secret=[A-Z2-7]{32}&/);
    expect(setup.qrCode).toMatch(/^<svg /);
    const set = (body: object) => browser.post('/api/account/password', { password: PASSWORD, ...body });
    const wrong = await set({ code: codeOf(setup.secret, desk, 5) });
    expect([wrong.statusCode, wrong.json()]).toEqual([422, { reason: 'wrongCode' }]);
    const code = codeOf(setup.secret, desk);
    expect((await set({ code, password: 'clerk-1 clerk-1' })).json()).toEqual({ reason: 'passwordGuessable' });
    expect((await set({ code })).json<Account>()).toMatchObject({
      ...{ hasPassword: true, sessions: [{ isThis: true }], credentialChanges: [{ action: 'passwordSet' }] },
    });
    expect((await other.get('/api/work')).statusCode).toBe(401);
    expect((await set({ code })).json()).toEqual({ reason: 'setupEnded' });
    const reused = await desk.browser().post('/api/sign-in/password', { name: 'clerk-1', password: PASSWORD, code });
    expect(reused.statusCode).toBe(401);
  });

  it('is judged while it is chosen, with the post of its user', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'registrar-of-hostels');
    const invited = desk.addUser('surveyor-of-works');
    const token = desk.invite(invited);
    const own = await browser.post('/api/account/password/strength', { password: 'registrar hostels' });
    expect(own.json<PasswordStrength>().problem).toBe('passwordGuessable');
    const judge = async (body: object) => (await browser.post('/api/invitation/password/strength', body)).json();
    expect(await judge({ token, password: 'surveyor works' })).toMatchObject({ problem: 'passwordGuessable' });
    expect(await judge({ token, password: PASSWORD })).toEqual({ strength: 1 });
    expect(await judge({ token: 'x', password: PASSWORD })).toEqual({ reason: 'invitationEnded' });
  });

  it('needs a setup of the same user and browser, not older than 15 minutes', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    const { browser: other, device } = await addMember(desk, 'clerk-2');
    const { secret } = (await other.post('/api/account/password/begin')).json<AuthenticatorSetup>();
    const set = async (from: Browser) =>
      (await from.post('/api/account/password', { password: PASSWORD, code: codeOf(secret, desk) })).json();
    expect(await set(browser)).toEqual({ reason: 'setupEnded' });
    browser.cookies.set('__Host-desk-authenticator', other.cookies.get('__Host-desk-authenticator') ?? '');
    expect(await set(browser)).toEqual({ reason: 'setupEnded' });
    desk.pass(15);
    const options = (await other.post('/api/sign-in/passkey/options')).json();
    await other.post('/api/sign-in/passkey', { response: device.get(options) });
    expect(await set(other)).toEqual({ reason: 'setupEnded' });
  });
});
