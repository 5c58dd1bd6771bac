import { describe, expect, it } from 'vitest';
import { recordAction } from '../shared/audit.ts';
import type { AuditRow, NewInvitation, UserInfo } from './accountTypes.ts';
import { readSettings } from './settings.ts';
import { acceptWithPasskey, addMember, openTestDesk } from './testing/openTestDesk.ts';

const TITLE = { en: 'Clerk 1', mr: 'लिपिक १' };

async function openDeskOfAdministrator() {
  const desk = await openTestDesk();
  const { user, browser, device } = await addMember(desk, 'administrator-1', ['administrator']);
  const change = (id: number, details: object) =>
    browser.put(`/api/users/${id}`, { title: TITLE, roles: ['contributor'], disabled: false, ...details });
  return { desk, administrator: user, browser, device, change };
}

describe('an administrator', () => {
  it('adds users and gives them the address of their invitation', async () => {
    const { desk, browser } = await openDeskOfAdministrator();
    const roles = ['publisher', 'contributor', 'contributor'];
    const response = await browser.post('/api/users', { name: 'clerk-1', title: TITLE, roles });
    const { user, invitation } = response.json<{ user: UserInfo; invitation: NewInvitation }>();
    expect(user).toEqual({
      ...{ id: 2, name: 'clerk-1', title: TITLE, roles: ['contributor', 'publisher'] },
      ...{ disabledAt: null, lockedUntil: null, passkeys: 0, hasPassword: false, seenAt: null },
      invitedUntil: '2026-03-05T10:00:00.000Z',
    });
    expect(invitation.expiresAt).toBe('2026-03-05T10:00:00.000Z');
    const [, token = ''] = /^https:\/\/desk\.example\/#\/invitation\/([\w-]{43})$/.exec(invitation.address) ?? [];
    await acceptWithPasskey(desk, desk.browser(), token);
    const { users } = (await browser.get('/api/users')).json<{ users: UserInfo[] }>();
    expect(users.map(({ name }) => name)).toEqual(['administrator-1', 'clerk-1']);
    expect(users[1]).toMatchObject({ passkeys: 1, invitedUntil: null, seenAt: '2026-03-03T10:00:00.000Z' });
  });

  it.each([
    ...[{ name: 'Clerk' }, { name: 'x' }, { name: '../x' }, { name: 'clerk 1' }, { name: '' }],
    ...[{ roles: [] }, { roles: ['owner'] }, { title: { en: 'Clerk', mr: ' ' } }, { title: 'Clerk' }],
    ...['<>', 'Clerk <x>', 'Clerk\0', 'Clerk\nApproved-by: Moderator 1', '--'].map((en) => ({
      title: { en, mr: 'लिपिक' },
    })),
  ])('may not add the user %j', async (wrong) => {
    const { browser } = await openDeskOfAdministrator();
    const body = { name: 'clerk-1', title: TITLE, roles: ['contributor'], ...wrong };
    const response = await browser.post('/api/users', body);
    expect([response.statusCode, response.json()]).toEqual([400, { reason: 'badRequest' }]);
  });

  it('may not give two users one name', async () => {
    const { browser } = await openDeskOfAdministrator();
    const response = await browser.post('/api/users', {
      name: 'administrator-1',
      title: TITLE,
      roles: ['contributor'],
    });
    expect([response.statusCode, response.json()]).toEqual([409, { reason: 'nameTaken' }]);
  });

  it('changes titles without ending sessions, and roles and disabling with it', async () => {
    const { desk, change } = await openDeskOfAdministrator();
    const { user, browser } = await addMember(desk, 'clerk-1');
    expect((await change(user.id, {})).json<UserInfo>()).toMatchObject({ title: TITLE, roles: ['contributor'] });
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    await change(user.id, { roles: ['moderator'] });
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('disables users, whose sessions and invitations end', async () => {
    const { desk, change, browser: administrator } = await openDeskOfAdministrator();
    const { user, browser } = await addMember(desk, 'clerk-1');
    const token = desk.invite(user);
    expect((await change(user.id, { disabled: true })).json<UserInfo>().disabledAt).toBe('2026-03-03T10:00:00.000Z');
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    const invitation = await administrator.post(`/api/users/${user.id}/invitation`);
    expect([invitation.statusCode, invitation.json()]).toEqual([409, { reason: 'userDisabled' }]);
    await change(user.id, { disabled: false });
    expect((await browser.get('/api/work')).statusCode).toBe(401);
    expect((await desk.browser().post('/api/invitation', { token })).statusCode).toBe(410);
  });

  it('cannot be the last one and be disabled or lose the role', async () => {
    const { desk, administrator, browser, change } = await openDeskOfAdministrator();
    const refused = [409, { reason: 'lastAdministrator' }];
    for (const details of [{ disabled: true, roles: ['administrator'] }, { roles: ['publisher'] }]) {
      const response = await change(administrator.id, details);
      expect([response.statusCode, response.json()]).toEqual(refused);
    }
    // An administrator who has not accepted the invitation yet cannot sign in, and a disabled one neither.
    const invited = desk.addUser('administrator-2', ['administrator']);
    const token = desk.invite(invited);
    expect((await change(administrator.id, { roles: ['publisher'] })).json()).toEqual(refused[1]);
    await acceptWithPasskey(desk, desk.browser(), token);
    await change(invited.id, { roles: ['administrator'], disabled: true });
    expect((await change(administrator.id, { roles: ['publisher'] })).json()).toEqual(refused[1]);
    await change(invited.id, { roles: ['administrator'] });
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    expect((await change(administrator.id, { roles: ['publisher'] })).statusCode).toBe(200);
    expect((await browser.get('/api/work')).statusCode).toBe(401);
  });

  it('unlocks users', async () => {
    const { desk, browser } = await openDeskOfAdministrator();
    const { user } = await addMember(desk, 'clerk-1');
    desk.database.prepare('UPDATE users SET locked_until = ? WHERE id = ?').run('2026-03-03T10:15:00.000Z', user.id);
    const { users } = (await browser.get('/api/users')).json<{ users: UserInfo[] }>();
    expect(users[1]?.lockedUntil).toBe('2026-03-03T10:15:00.000Z');
    expect((await browser.post(`/api/users/${user.id}/unlock`)).json<UserInfo>().lockedUntil).toBeNull();
  });

  it('gets status 404 for users who do not exist, and 400 for what is no number', async () => {
    const { browser, change } = await openDeskOfAdministrator();
    for (const response of [
      await change(99, {}),
      await browser.post('/api/users/99/invitation'),
      await browser.post('/api/users/99/unlock'),
    ])
      expect([response.statusCode, response.json()]).toEqual([404, { reason: 'noSuchUser' }]);
    expect((await browser.post('/api/users/x/unlock')).statusCode).toBe(400);
  });

  it('decides whether people may approve their own changes', async () => {
    const { desk, browser } = await openDeskOfAdministrator();
    expect((await browser.get('/api/settings')).json()).toEqual({ singlePersonOffice: false });
    for (const singlePersonOffice of [true, false]) {
      expect((await browser.put('/api/settings', { singlePersonOffice })).json()).toEqual({ singlePersonOffice });
      expect(readSettings(desk.database)).toEqual({ singlePersonOffice });
    }
    expect((await browser.put('/api/settings', { singlePersonOffice: 'yes' })).statusCode).toBe(400);
  });

  it('sees in the audit log which post somebody had then, after the post has changed too', async () => {
    const { desk, browser, change } = await openDeskOfAdministrator();
    const { user } = await addMember(desk, 'clerk-1');
    recordAction(desk.database, desk.desk.now(), { user, action: 'tested' });
    await change(user.id, { title: { en: 'Moderator 7', mr: 'तपासनीस ७' } });
    recordAction(desk.database, desk.desk.now(), { user, action: 'tested' });
    const { rows } = (await browser.get('/api/audit')).json<{ rows: AuditRow[] }>();
    expect(rows.filter(({ action }) => action === 'tested').map(({ user }) => user?.title.en)).toEqual([
      'Moderator 7',
      'clerk-1',
    ]);
  });

  it('reads the audit log, 100 rows at a time, newest first', async () => {
    const { desk, administrator, browser } = await openDeskOfAdministrator();
    for (let number = 1; number <= 150; number++) {
      const action = { action: 'tested', subject: `test ${number}`, details: { number } };
      recordAction(desk.database, desk.desk.now(), { user: administrator, ...action });
    }
    const page = async (query: string) => (await browser.get(`/api/audit${query}`)).json<{ rows: AuditRow[] }>().rows;
    const newest = await page('');
    expect(newest).toHaveLength(100);
    expect(newest[0]).toEqual({
      ...{ id: 152, at: '2026-03-03T10:00:00.000Z', action: 'tested', subject: 'test 150', details: { number: 150 } },
      user: { id: administrator.id, title: administrator.title },
    });
    const older = await page(`?before=${newest.at(-1)?.id}`);
    expect(older.map(({ id }) => id)).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
    expect(older.at(-1)).toMatchObject({ action: 'userInvited', user: null });
    expect((await browser.get('/api/audit?before=x')).statusCode).toBe(400);
  });

  it('leaves a record of each action', async () => {
    const { desk, browser, change } = await openDeskOfAdministrator();
    await browser.post('/api/users', { name: 'clerk-1', title: TITLE, roles: ['contributor'] });
    await change(2, { disabled: true });
    await browser.post('/api/users/2/unlock');
    await browser.put('/api/settings', { singlePersonOffice: true });
    expect(desk.actions().slice(-5)).toEqual([
      'userCreated',
      'userInvited',
      'userChanged',
      'userUnlocked',
      'settingsChanged',
    ]);
  });
});

describe('administration', () => {
  it.each([
    { method: 'GET', url: '/api/users' },
    { method: 'POST', url: '/api/users' },
    { method: 'PUT', url: '/api/users/1' },
    { method: 'POST', url: '/api/users/1/invitation' },
    { method: 'POST', url: '/api/users/1/unlock' },
    { method: 'GET', url: '/api/settings' },
    { method: 'PUT', url: '/api/settings' },
    { method: 'GET', url: '/api/audit' },
  ] as const)('is closed to all other roles: $method $url', async ({ method, url }) => {
    const desk = await openTestDesk();
    const { browser } = await addMember(desk, 'clerk-1', ['contributor', 'moderator', 'publisher']);
    const response = await browser.request(method, url, method === 'GET' ? undefined : {});
    expect([response.statusCode, response.json()]).toEqual([403, { reason: 'notAllowed', role: 'administrator' }]);
    expect((await desk.browser().get('/api/users')).statusCode).toBe(401);
  });
});
