import { describe, expect, it } from 'vitest';
import type { Account, Session } from './accountTypes.ts';
import { acceptWithPasskey, addMember, type Browser, openTestDesk } from './testing/openTestDesk.ts';
import { createSoftwareAuthenticator } from './testing/softwareAuthenticator.ts';

type Device = ReturnType<typeof createSoftwareAuthenticator>;

const WRONG = { reason: 'wrongSignIn' };

const options = async (browser: Browser) => (await browser.post('/api/sign-in/passkey/options')).json();

const signIn = async (browser: Browser, device: Device, lies?: Parameters<Device['get']>[1]) =>
  browser.post('/api/sign-in/passkey', { response: device.get(await options(browser), lies) });

describe('the sign-in with a passkey', () => {
  it('signs the owner in without a name', async () => {
    const desk = await openTestDesk();
    const { user, device } = await addMember(desk, 'clerk-1');
    const response = await signIn(desk.browser(), device);
    expect(response.statusCode).toBe(200);
    expect(response.json<Session>()).toMatchObject({ user });
    expect(desk.actions()).toContain('signIn');
  });

  it('asks for a passkey that the device finds itself, and for the proof that it is the owner', async () => {
    const desk = await openTestDesk();
    expect(await options(desk.browser())).toMatchObject({ rpId: 'desk.example', userVerification: 'required' });
    const token = desk.invite(desk.addUser('clerk-1'));
    const creation = (await desk.browser().post('/api/invitation/passkey/options', { token })).json();
    expect(creation).toMatchObject({
      ...{ rp: { id: 'desk.example' }, user: { name: 'clerk-1' }, attestation: 'none' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each([
    ['another origin', { origin: 'https://desk.example.evil' }],
    ['another host', { rpId: 'evil.example' }],
    ['no proof of the owner', { isUserVerified: false }],
  ])('refuses a response with %s', async (_, lies) => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    const response = await signIn(desk.browser(), device, lies);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(WRONG);
    expect(desk.actions()).toContain('signInFailed');
    expect(desk.database.prepare(`SELECT subject FROM audit WHERE action = 'passkeyRefused'`).all()).toEqual([
      { subject: 'user clerk-1' },
    ]);
  });

  it('accepts each challenge once', async () => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    const browser = desk.browser();
    const challenge = await options(browser);
    const pending = browser.cookies.get('__Host-desk-passkey') ?? '';
    const response = device.get(challenge);
    expect((await browser.post('/api/sign-in/passkey', { response })).statusCode).toBe(200);
    browser.cookies.set('__Host-desk-passkey', pending);
    const again = device.get(challenge);
    expect((await browser.post('/api/sign-in/passkey', { response: again })).json()).toEqual(WRONG);
  });

  it('forgets a challenge after a wrong response', async () => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    const browser = desk.browser();
    const challenge = await options(browser);
    const pending = browser.cookies.get('__Host-desk-passkey') ?? '';
    const stranger = createSoftwareAuthenticator('https://desk.example');
    expect((await browser.post('/api/sign-in/passkey', { response: stranger.get(challenge) })).json()).toEqual(WRONG);
    browser.cookies.set('__Host-desk-passkey', pending);
    expect((await browser.post('/api/sign-in/passkey', { response: device.get(challenge) })).json()).toEqual(WRONG);
  });

  it('accepts a challenge for 5 minutes, and only in the browser that asked for it', async () => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    const browser = desk.browser();
    const challenge = await options(browser);
    const other = desk.browser();
    await options(other);
    expect((await other.post('/api/sign-in/passkey', { response: device.get(challenge) })).json()).toEqual(WRONG);
    desk.pass(5);
    expect((await browser.post('/api/sign-in/passkey', { response: device.get(challenge) })).json()).toEqual(WRONG);
  });

  it('refuses a copied device, whose counter is behind', async () => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    expect((await signIn(desk.browser(), device)).statusCode).toBe(200);
    device.setCounter(1);
    expect((await signIn(desk.browser(), device)).json()).toEqual(WRONG);
  });

  it('refuses a disabled user with the answer for all wrong tries', async () => {
    const desk = await openTestDesk();
    const { user, device } = await addMember(desk, 'clerk-1');
    desk.database.prepare('UPDATE users SET disabled_at = ? WHERE id = ?').run('2026-03-03', user.id);
    const response = await signIn(desk.browser(), device);
    expect([response.statusCode, response.json()]).toEqual([401, WRONG]);
  });

  it.each([undefined, {}, { response: 'text' }, { response: { id: 1 } }])('refuses the body %j', async (body) => {
    const desk = await openTestDesk();
    const response = await desk.browser().post('/api/sign-in/passkey', body);
    expect([response.statusCode, response.json()]).toEqual([400, { reason: 'badRequest' }]);
  });
});

describe('the own account', () => {
  const add = async (browser: Browser, device: Device, lies?: Parameters<Device['create']>[1]) => {
    const creation = (await browser.post('/api/account/passkeys/options')).json();
    return browser.post('/api/account/passkeys', { name: 'Phone', response: device.create(creation, lies) });
  };

  it('gets another passkey, which ends the other sessions', async () => {
    const desk = await openTestDesk();
    const { user, browser, device } = await addMember(desk, 'clerk-1');
    const other = desk.browser();
    await signIn(other, device);
    const phone = createSoftwareAuthenticator('https://desk.example');
    const response = await add(browser, phone);
    expect(response.json<Account>()).toMatchObject({
      ...{ user, hasPassword: false, sessions: [{ isThis: true }] },
      passkeys: [
        { id: device.id, name: 'Office computer', usedAt: '2026-03-03T10:00:00.000Z' },
        { id: phone.id, name: 'Phone', usedAt: null },
      ],
    });
    expect((await other.get('/api/work')).statusCode).toBe(401);
    expect((await signIn(desk.browser(), phone)).json<Session>().user).toEqual(user);
    const creation = (await browser.post('/api/account/passkeys/options')).json();
    expect(creation.excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([device.id, phone.id]);
  });

  it('refuses a passkey of another origin, without proof of the owner, or of somebody else’s challenge', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    const phone = createSoftwareAuthenticator('https://desk.example');
    for (const lies of [{ origin: 'https://evil.example' }, { isUserVerified: false }, { rpId: 'evil.example' }]) {
      const response = await add(browser, phone, lies);
      expect([response.statusCode, response.json()]).toEqual([422, { reason: 'passkeyRefused' }]);
    }
    const stranger = desk.browser();
    const token = desk.invite(desk.addUser('clerk-2'));
    const creation = (await stranger.post('/api/invitation/passkey/options', { token })).json();
    browser.cookies.set('__Host-desk-new-passkey', stranger.cookies.get('__Host-desk-new-passkey') ?? '');
    const response = await browser.post('/api/account/passkeys', { name: 'Phone', response: phone.create(creation) });
    expect(response.json()).toEqual({ reason: 'passkeyRefused' });
  });

  it('refuses a passkey that a user has already', async () => {
    const desk = await openTestDesk();
    const { device } = await addMember(desk, 'clerk-1');
    const { browser } = await addMember(desk, 'clerk-2');
    const response = await add(browser, device);
    expect([response.statusCode, response.json()]).toEqual([409, { reason: 'passkeyKnown' }]);
  });

  it('removes a passkey of its own, but not the last way to sign in', async () => {
    const desk = await openTestDesk();
    const { browser, device } = await addMember(desk, 'clerk-1');
    const { device: foreign } = await addMember(desk, 'clerk-2');
    const remove = (id: string) => browser.post('/api/account/passkeys/remove', { id });
    expect((await remove(device.id)).json()).toEqual({ reason: 'lastCredential' });
    expect((await remove(foreign.id)).json()).toEqual({ reason: 'noSuchPasskey' });
    await add(browser, createSoftwareAuthenticator('https://desk.example'));
    expect((await remove(device.id)).json<Account>()).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      credentialChanges: [{ action: 'passkeyRemoved' }, { action: 'passkeyAdded' }],
    });
    expect((await signIn(desk.browser(), device)).json()).toEqual(WRONG);
  });

  it('tells for 14 days who changed the ways to sign in, until an invitation replaces all of them', async () => {
    const desk = await openTestDesk();
    const { browser: administrator } = await addMember(desk, 'administrator-1', ['administrator']);
    const { user, browser, device } = await addMember(desk, 'clerk-1');
    const told = async () =>
      (await browser.get('/api/account'))
        .json<Account>()
        .credentialChanges.map(({ action, user: by }) => `${action} by ${by?.title.en}`);
    expect(await told()).toEqual([]);
    await add(browser, createSoftwareAuthenticator('https://desk.example'));
    await administrator.post(`/api/users/${user.id}/invitation`);
    const own = (await administrator.get('/api/account')).json<Account>();
    expect(own.credentialChanges).toEqual([]);
    const both = ['userInvited by administrator-1', 'passkeyAdded by clerk-1'];
    for (const days of [0, 7, 6.9]) {
      desk.pass(days * 24 * 60);
      // Nobody can hide a change by signing in again and again.
      for (let times = 0; times < 3; times++) await signIn(browser, device);
      expect(await told()).toEqual(both);
    }
    desk.pass(0.1 * 24 * 60);
    await signIn(browser, device);
    expect(await told()).toEqual([]);
    await add(browser, createSoftwareAuthenticator('https://desk.example'));
    expect(await told()).toEqual(['passkeyAdded by clerk-1']);
    await acceptWithPasskey(desk, browser, desk.invite(user));
    expect(await told()).toEqual([]);
  });

  it('is closed to people who are not signed in', async () => {
    const desk = await openTestDesk();
    await acceptWithPasskey(desk, desk.browser(), desk.invite(desk.addUser('clerk-1')));
    expect((await desk.browser().get('/api/account')).statusCode).toBe(401);
    expect((await desk.browser().post('/api/account/passkeys/options')).statusCode).toBe(401);
  });
});
