import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Account, AuthenticatorSetup, Session } from './accountTypes.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { acceptWithPasskey, addMember, openTestDesk } from './testing/openTestDesk.ts';
import { createSoftwareAuthenticator } from './testing/softwareAuthenticator.ts';
import { hashToken } from './tokens.ts';

const ENDED = { reason: 'invitationEnded' };

describe('an invitation', () => {
  it('shows who is invited, and signs in with the passkey that its user makes', async () => {
    const desk = await openTestDesk();
    const user = desk.addUser('clerk-1', ['contributor', 'moderator']);
    const token = desk.invite(user);
    expect(token).toMatch(/^[\w-]{43}$/);
    const browser = desk.browser();
    const { name, title, roles } = user;
    expect((await browser.post('/api/invitation', { token })).json()).toEqual({ user: { name, title, roles } });
    await acceptWithPasskey(desk, browser, token);
    expect((await browser.get('/api/session')).json<Session>().user).toEqual(user);
    expect(desk.actions()).toEqual(['userInvited', 'invitationAccepted']);
  });

  it('is in the database only as a hash, and not in the audit log', async () => {
    const desk = await openTestDesk();
    const token = desk.invite(desk.addUser('clerk-1'));
    await acceptWithPasskey(desk, desk.browser(), token);
    const stored = JSON.stringify(
      ['invitations', 'audit'].map((table) => desk.database.prepare(`SELECT * FROM ${table}`).all()),
    );
    expect(stored).toContain(hashToken(token));
    expect(stored).not.toContain(token);
  });

  it('works once', async () => {
    const desk = await openTestDesk();
    const token = desk.invite(desk.addUser('clerk-1'));
    await acceptWithPasskey(desk, desk.browser(), token);
    const browser = desk.browser();
    for (const response of [
      await browser.post('/api/invitation', { token }),
      await browser.post('/api/invitation/passkey/options', { token }),
      await browser.post('/api/invitation/password/begin', { token }),
    ])
      expect([response.statusCode, response.json()]).toEqual([410, ENDED]);
  });

  it('works once although two browsers have begun with it', async () => {
    const desk = await openTestDesk();
    const user = desk.addUser('clerk-1');
    const token = desk.invite(user);
    const late = desk.browser();
    const options = (await late.post('/api/invitation/passkey/options', { token })).json();
    const { secret } = (await late.post('/api/invitation/password/begin', { token })).json<AuthenticatorSetup>();
    const first = desk.browser();
    await acceptWithPasskey(desk, first, token);
    const device = createSoftwareAuthenticator('https://desk.example');
    const withPasskey = { token, name: 'Late', response: device.create(options) };
    expect((await late.post('/api/invitation/passkey', withPasskey)).json()).toEqual(ENDED);
    const code = new TOTP({ secret }).generate({ timestamp: desk.desk.now().getTime() });
    const withPassword = { token, password: 'monsoon over Pune', code };
    expect((await late.post('/api/invitation/password', withPassword)).json()).toEqual(ENDED);
    expect((await first.get('/api/account')).json<Account>()).toMatchObject({ hasPassword: false, passkeys: [{}] });
  });

  it('ends after 48 hours, with a newer one, and when its user is disabled', async () => {
    const desk = await openTestDesk();
    const user = desk.addUser('clerk-1');
    const status = async (token: string) => (await desk.browser().post('/api/invitation', { token })).statusCode;
    const first = desk.invite(user);
    const second = desk.invite(user);
    expect([await status(first), await status(second)]).toEqual([410, 200]);
    desk.pass(48 * 60 - 1);
    expect(await status(second)).toBe(200);
    desk.pass(1);
    expect(await status(second)).toBe(410);
    const third = desk.invite(user);
    desk.database.prepare('UPDATE users SET disabled_at = ? WHERE id = ?').run('2026-03-03', user.id);
    expect(await status(third)).toBe(410);
    expect(await status('never-made')).toBe(410);
  });

  it('replaces all credentials of a user and ends the sessions when it is used, not before', async () => {
    const desk = await openTestDesk();
    const { user, browser, device } = await addMember(desk, 'clerk-1');
    desk.database.prepare("INSERT INTO identities VALUES ('https://id.example', 'x', ?)").run(user.id);
    desk.database.prepare("UPDATE users SET password_hash = 'x', totp_secret = 'x' WHERE id = ?").run(user.id);
    const token = desk.invite(user);
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    const fresh = desk.browser();
    const newDevice = await acceptWithPasskey(desk, fresh, token);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    expect((await fresh.get('/api/account')).json<Account>()).toMatchObject({
      ...{ hasPassword: false, sessions: [{ isThis: true }], passkeys: [{ id: newDevice.id }] },
    });
    expect(desk.database.prepare('SELECT * FROM identities').all()).toEqual([]);
    const options = (await browser.post('/api/sign-in/passkey/options')).json();
    expect((await browser.post('/api/sign-in/passkey', { response: device.get(options) })).statusCode).toBe(401);
  });

  it('keeps the former credentials when the new passkey cannot be kept', async () => {
    const desk = await openTestDesk();
    const { user, browser } = await addMember(desk, 'clerk-1');
    const { device: taken } = await addMember(desk, 'clerk-2');
    const token = desk.invite(user);
    const other = desk.browser();
    const options = (await other.post('/api/invitation/passkey/options', { token })).json();
    const response = await other.post('/api/invitation/passkey', {
      token,
      name: 'Taken',
      response: taken.create(options),
    });
    expect([response.statusCode, response.json()]).toEqual([409, { reason: 'passkeyKnown' }]);
    expect((await browser.get('/api/account')).json<Account>().passkeys).toHaveLength(1);
    expect((await other.post('/api/invitation', { token })).statusCode).toBe(200);
  });

  it('signs its user in under a new token, not one that the browser had', async () => {
    const desk = await openTestDesk();
    const browser = desk.browser();
    browser.cookies.set('__Host-desk', 'planted');
    await acceptWithPasskey(desk, browser, desk.invite(desk.addUser('clerk-1')));
    expect(browser.cookies.get('__Host-desk')).toMatch(/^[\w-]{43}$/);
  });
});

describe('the first administrator', () => {
  it('is created in a new desk and gets new invitations until he or she has accepted one', async () => {
    const desk = await openTestDesk();
    const { database } = desk;
    const lost = createFirstAdministrator(database, desk.desk.now());
    const token = createFirstAdministrator(database, desk.desk.now());
    if (lost === undefined || token === undefined) throw new Error('There is no invitation.');
    expect((await desk.browser().post('/api/invitation', { token: lost })).statusCode).toBe(410);
    const browser = desk.browser();
    await acceptWithPasskey(desk, browser, token);
    expect((await browser.get('/api/session')).json<Session>().user).toEqual({
      ...{ id: 1, name: 'administrator-1', roles: ['administrator'] },
      title: { en: 'Administrator 1', mr: 'व्यवस्थापक १' },
    });
    expect((await browser.get('/api/users')).statusCode).toBe(200);
    expect(createFirstAdministrator(database, desk.desk.now())).toBeUndefined();
  });

  it('is not created in a desk with other users', async () => {
    const desk = await openTestDesk();
    desk.addUser('clerk-1');
    expect(createFirstAdministrator(desk.database, desk.desk.now())).toBeUndefined();
  });
});
