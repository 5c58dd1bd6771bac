import { describe, expect, it } from 'vitest';
import { recordAction } from '../shared/audit.ts';
import { readSettings } from '../shared/settings.ts';
import type { AuditRow, NewInvitation, PendingRight, UserInfo } from './accountTypes.ts';
import { listPendingRights } from './pendingRights.ts';
import { acceptWithPasskey, addMember, type Browser, openTestDesk } from './testing/openTestDesk.ts';
import { readUser, toUser } from './users.ts';

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
      ...{ disabledAt: null, lockedUntil: null, passkeys: 0, hasPassword: false, pendingRoles: [], seenAt: null },
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
    ...['<>', 'Clerk <x>', 'Clerk\0', 'Clerk\nApproved-by: Moderator 1', '--', 'Cle\u202Erk', 'Clerk\u{E0041}'].map(
      (en) => ({
        title: { en, mr: 'लिपिक' },
      }),
    ),
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
    const title = { en: 'Administrator 2', mr: 'व्यवस्थापक २' };
    await change(invited.id, { title, roles: ['administrator'], disabled: true });
    expect((await change(administrator.id, { roles: ['publisher'] })).json()).toEqual(refused[1]);
    await change(invited.id, { title, roles: ['administrator'] });
    expect((await browser.get('/api/work')).statusCode).toBe(200);
    // Nobody changes their own roles, in either direction.
    for (const roles of [['publisher'], ['administrator', 'publisher']]) {
      const response = await change(administrator.id, { roles });
      expect([response.statusCode, response.json()]).toEqual([403, { reason: 'ownRoles' }]);
    }
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
      const action = {
        user: administrator,
        action: 'tested',
        subject: `change ${number}`,
        details: { number },
      } as const;
      recordAction(desk.database, desk.desk.now(), action);
    }
    const page = async (query: string) => (await browser.get(`/api/audit${query}`)).json<{ rows: AuditRow[] }>().rows;
    const newest = await page('');
    expect(newest).toHaveLength(100);
    expect(newest[0]).toEqual({
      ...{ id: 152, at: '2026-03-03T10:00:00.000Z', action: 'tested', subject: 'change 150', details: { number: 150 } },
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

describe('rights after the first publication', () => {
  async function openPublishedDesk() {
    const opened = await openDeskOfAdministrator();
    publishFirst(opened.desk);
    return opened;
  }
  const publishFirst = ({ database }: Awaited<ReturnType<typeof openTestDesk>>) =>
    database.exec(
      `INSERT INTO publications (kind, state, changes, requested_by, requested_at) VALUES ('publish', 'live', '[]', 1, '')`,
    );
  const rights = async (browser: Browser) =>
    (await browser.get('/api/rights')).json<{ rights: PendingRight[] }>().rights;
  const answer = ({ statusCode, json }: Awaited<ReturnType<Browser['get']>>) => [statusCode, json().reason];

  it.each(['moderator', 'publisher', 'administrator'] as const)(
    'to be %s wait for a day, and everybody sees them',
    async (role) => {
      const { desk, change } = await openPublishedDesk();
      const { user, browser } = await addMember(desk, 'clerk-1');
      const roles = ['contributor', role];
      const changed = (await change(user.id, { roles })).json<UserInfo>();
      expect(changed).toMatchObject({ roles: ['contributor'], pendingRoles: [role] });
      expect(await rights(browser)).toMatchObject([
        { user: { id: user.id }, roles: [role], requestedBy: { id: 1 }, dueAt: '2026-03-04T10:00:00.000Z' },
      ]);
      // Saving the user again neither gives them nor begins the day again.
      desk.pass(5);
      await change(user.id, { roles });
      expect((await rights(browser))[0]?.dueAt).toBe('2026-03-04T10:00:00.000Z');
      const roleNow = () => toUser(readUser(desk.database, user.id)).roles;
      desk.pass(24 * 60 - 6);
      expect(roleNow()).toEqual(['contributor']);
      desk.pass(2);
      await desk.browser().get('/api/session');
      expect([...roleNow()].sort()).toEqual([...roles].sort());
      expect(listPendingRights(desk.database)).toEqual([]);
    },
  );

  it('of a new user wait, too', async () => {
    const { browser } = await openPublishedDesk();
    const added = await browser.post('/api/users', {
      name: 'clerk-1',
      title: TITLE,
      roles: ['contributor', 'moderator'],
    });
    expect(added.json<{ user: UserInfo }>().user).toMatchObject({
      roles: ['contributor'],
      pendingRoles: ['moderator'],
    });
  });

  it('begin when another administrator confirms them, and end when any cancels them', async () => {
    const { desk, change, browser } = await openPublishedDesk();
    const other = await addMember(desk, 'administrator-2', ['administrator']);
    const { user } = await addMember(desk, 'clerk-1');
    await change(user.id, { roles: ['moderator'] });
    const [right] = await rights(browser);
    expect(answer(await browser.post(`/api/rights/${right?.id}/confirm`))).toEqual([403, 'ownRight']);
    expect((await other.browser.post(`/api/rights/${right?.id}/confirm`)).statusCode).toBe(200);
    expect(toUser(readUser(desk.database, user.id)).roles).toEqual(['moderator']);
    expect(answer(await browser.post(`/api/rights/${right?.id}/confirm`))).toEqual([404, 'noRight']);
    await change(user.id, { roles: ['moderator', 'publisher'] });
    const [next] = await rights(browser);
    expect((await browser.post(`/api/rights/${next?.id}/cancel`)).json()).toEqual({ rights: [] });
    expect(toUser(readUser(desk.database, user.id)).roles).toEqual(['moderator']);
    expect(desk.actions()).toEqual(
      expect.arrayContaining(['rights.requested', 'rights.confirmed', 'rights.cancelled']),
    );
  });

  it('to approve own changes wait, and are switched off at once', async () => {
    const { desk, browser } = await openPublishedDesk();
    expect((await browser.put('/api/settings', { singlePersonOffice: true })).json()).toEqual({
      singlePersonOffice: false,
    });
    expect(await rights(browser)).toMatchObject([{ user: null, roles: [] }]);
    desk.pass(24 * 60);
    expect(readSettings(desk.database)).toEqual({ singlePersonOffice: true });
  });

  it('wait for a user whose credentials an administrator replaced', async () => {
    const { desk, browser: administrator } = await openPublishedDesk();
    const { user } = await addMember(desk, 'moderator-1', ['contributor', 'moderator']);
    const { address } = (await administrator.post(`/api/users/${user.id}/invitation`)).json<NewInvitation>();
    await acceptWithPasskey(desk, desk.browser(), address.split('/').at(-1) ?? '');
    expect(toUser(readUser(desk.database, user.id)).roles).toEqual(['contributor']);
    expect(await rights(administrator)).toMatchObject([{ user: { id: user.id }, roles: ['moderator'] }]);
  });

  it('wait for a user from before it whose first invitation nobody accepted, when an administrator invites again', async () => {
    const { desk, browser } = await openDeskOfAdministrator();
    const user = desk.addUser('moderator-1', ['contributor', 'moderator']);
    publishFirst(desk);
    const { address } = (await browser.post(`/api/users/${user.id}/invitation`)).json<NewInvitation>();
    const pending = [{ user: { id: user.id }, roles: ['moderator'], requestedBy: { id: 1 } }];
    expect(await rights(browser)).toMatchObject(pending);
    await acceptWithPasskey(desk, desk.browser(), address.split('/').at(-1) ?? '');
    expect(toUser(readUser(desk.database, user.id)).roles).toEqual(['contributor']);
    expect(await rights(browser)).toMatchObject(pending);
  });

  it('of administrators go on waiting when they change their own post', async () => {
    const { desk, browser, change, administrator } = await openPublishedDesk();
    const other = await addMember(desk, 'administrator-2', ['administrator']);
    const roles = ['administrator', 'publisher'];
    await other.browser.put(`/api/users/1`, { title: administrator.title, roles, disabled: false });
    const before = await rights(browser);
    expect(before).toMatchObject([{ user: { id: 1 }, roles: ['publisher'] }]);
    expect((await change(1, { title: TITLE, roles: ['administrator'] })).statusCode).toBe(200);
    expect((await rights(browser)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('of a single-person office are asked for once, and their day does not begin again', async () => {
    const { desk, browser } = await openPublishedDesk();
    await browser.put('/api/settings', { singlePersonOffice: true });
    const before = await rights(browser);
    desk.pass(5);
    await browser.put('/api/settings', { singlePersonOffice: true });
    expect(await rights(browser)).toEqual(before);
    expect(desk.actions().filter((action) => action === 'rights.requested')).toHaveLength(1);
  });
});

it('two accounts do not have one post', async () => {
  const { desk, browser, change } = await openDeskOfAdministrator();
  const { user } = await addMember(desk, 'clerk-1');
  await change(user.id, {});
  for (const title of [TITLE, { en: 'CLERK  1', mr: 'लिपिक ९' }, { en: 'Clerk 9', mr: 'लिपिक १' }]) {
    const response = await browser.post('/api/users', { name: 'clerk-2', title, roles: ['contributor'] });
    expect([response.statusCode, response.json()]).toEqual([409, { reason: 'postTaken' }]);
  }
});
