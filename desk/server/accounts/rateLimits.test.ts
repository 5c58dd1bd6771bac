import { describe, expect, it } from 'vitest';
import { addMember, openTestDesk } from './testing/openTestDesk.ts';

const STOPPED = { reason: 'tooManyTries' };

describe('the limit of requests', () => {
  it('allows an address 10 tries to sign in per minute, whatever it tries', async () => {
    const desk = await openTestDesk();
    const browser = desk.browser();
    for (let tries = 0; tries < 10; tries++)
      expect((await browser.post('/api/sign-in/passkey', {})).statusCode).toBe(400);
    const response = await browser.post('/api/sign-in/passkey', {});
    expect([response.statusCode, response.json()]).toEqual([429, STOPPED]);
    expect(response.headers['retry-after']).toBeDefined();
    expect((await desk.browser().post('/api/sign-in/passkey', {})).statusCode).toBe(400);
  });

  it.each([
    ['/api/sign-in/password', 10],
    ['/api/invitation/passkey', 10],
    ['/api/invitation/password', 10],
    ['/api/sign-in/passkey/options', 30],
    ['/api/invitation/passkey/options', 30],
    ['/api/invitation/password/begin', 30],
    ['/api/invitation/password/strength', 30],
  ])('applies to %s', async (url, most) => {
    const browser = (await openTestDesk()).browser();
    for (let tries = 0; tries < most; tries++) expect((await browser.post(url, {})).statusCode).not.toBe(429);
    expect((await browser.post(url, {})).json()).toEqual(STOPPED);
  });

  it('applies to guesses of invitations', async () => {
    const browser = (await openTestDesk()).browser();
    for (let tries = 0; tries < 30; tries++)
      expect((await browser.post('/api/invitation', { token: 'x' })).statusCode).toBe(410);
    expect((await browser.post('/api/invitation', { token: 'x' })).statusCode).toBe(429);
  });

  it('of a route that names none is one that nobody at work meets, for each user and each route', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    const other = await addMember(desk, 'clerk-2');
    for (let requests = 0; requests < 240; requests++) expect((await browser.get('/api/work')).statusCode).toBe(200);
    const refused = await browser.get('/api/work');
    expect([refused.statusCode, refused.json()]).toEqual([429, STOPPED]);
    for (let requests = 0; requests < 60; requests++) expect((await browser.get('/api/session')).statusCode).toBe(200);
    expect((await other.browser.get('/api/work')).statusCode).toBe(200);
  });
});

describe('many requests of one user', () => {
  it('are carried out between those of others, not before them', async () => {
    const done: string[] = [];
    const desk = await openTestDesk();
    const attacker = await addMember(desk, 'clerk-1');
    const other = await addMember(desk, 'clerk-2');
    const send = (browser: typeof other.browser, name: string) => browser.get('/api/work').then(() => done.push(name));
    const flood = Array.from({ length: 40 }, () => send(attacker.browser, 'attacker'));
    await Promise.all([...flood, send(other.browser, 'other')]);
    expect(done.indexOf('other')).toBeLessThan(5);
  });

  it('are refused from the moment at which the account is disabled, also those that wait for their turn', async () => {
    const desk = await openTestDesk();
    const { browser, user } = await addMember(desk, 'head-1', ['administrator']);
    const create = (name: string) =>
      browser.post('/api/users', { name, title: { en: name, mr: name }, roles: ['contributor'] });
    const answers = Array.from({ length: 20 }, (_, index) => create(`clerk-${index}`));
    expect((await Promise.race(answers)).statusCode).toBe(200);
    desk.database.prepare('UPDATE users SET disabled_at = ? WHERE id = ?').run('2026-03-03', user.id);
    expect((await answers.at(-1))?.statusCode).toBe(401);
    const { count } =
      desk.database.prepare("SELECT count(*) AS count FROM users WHERE name LIKE 'clerk-%'").get() ?? {};
    expect(count).toBeLessThan(20);
  });
});
