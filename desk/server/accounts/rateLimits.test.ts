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

  it('leaves the work of people who are signed in alone', async () => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1');
    for (let requests = 0; requests < 320; requests++) expect((await browser.get('/api/work')).statusCode).toBe(200);
    for (let requests = 0; requests < 60; requests++) expect((await browser.get('/api/session')).statusCode).toBe(200);
  });
});
