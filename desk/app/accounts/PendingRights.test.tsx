import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#app/i18n/language.ts';
import { openLivePage, propsOf } from '#tests/fixtures/livePage.tsx';
import type { PendingRight, Role, UserInfo } from '../../server/accounts/accountTypes.ts';
import { SessionContext } from '../shell/SessionContext.ts';
import { LanguageContext } from '../words.ts';
import { accountsApi } from './accountsApi.ts';
import { LoadedPendingRights } from './PendingRights.tsx';
import { Users } from './Users.tsx';

const person = (id: number) => ({ id, title: { en: `Post ${id}`, mr: `पद ${id}` } });
const user = (id: number, ...roles: Role[]) => ({ ...person(id), name: `user-${id}`, roles });
const info = (id: number, pendingRoles: Role[], ...roles: Role[]): UserInfo => ({
  ...user(id, ...roles),
  ...{ disabledAt: null, lockedUntil: null, passkeys: 1, hasPassword: false, invitedUntil: null, seenAt: null },
  pendingRoles,
});
const dueAt = '2026-03-04T08:40:00.000Z';
const roleOfClerk: PendingRight = { id: 1, user: person(3), roles: ['moderator'], requestedBy: person(1), dueAt };
const office: PendingRight = { id: 2, user: null, roles: [], requestedBy: person(2), dueAt };

const live = openLivePage();
let rights: PendingRight[];
let isSinglePersonOffice: boolean;

beforeEach(() => {
  rights = [];
  vi.spyOn(accountsApi, 'pendingRights').mockImplementation(async () => ({ rights }));
});

const show = (screen: React.ReactNode, reader: ReturnType<typeof user>, language: Language = 'en') =>
  live.show(
    <LanguageContext value={language}>
      <SessionContext value={{ user: reader }}>{screen}</SessionContext>
    </LanguageContext>,
  );
const page = () => document.querySelector('main')?.textContent ?? '';
const items = () =>
  [...document.querySelectorAll('li')].map((item) => [
    ...Array.from(item.querySelectorAll('button'), (button) => button.textContent),
  ]);

const box = () => document.querySelector('section input[type=checkbox]');
const tick = () => propsOf(box()).onChange({ target: { checked: true } });
const isTicked = () => propsOf(box()).checked;
const press = (label: string) =>
  propsOf([...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)).onClick();

describe('rights that have not begun yet', () => {
  it('are told to everybody, with when they begin and who asked for them', async () => {
    rights = [roleOfClerk, office];
    await show(<LoadedPendingRights />, user(3, 'contributor'));
    expect(page()).toContain('Post 3 is to become Moderator on 4 March 2026, 14:10. Post 1 asked for it.');
    expect(page()).toContain('From 4 March 2026, 14:10, people may approve their own changes. Post 2 asked for it.');
    expect(items()).toEqual([[], []]);
    await show(<LoadedPendingRights />, user(3, 'contributor'), 'mr');
    expect(page()).toContain('अजून सुरू न झालेले अधिकार');
  });

  it('can be cancelled by every administrator, and confirmed only by one who neither asked for them nor gets them', async () => {
    rights = [roleOfClerk, office, { ...office, id: 3, user: person(1), requestedBy: person(2) }];
    await show(<LoadedPendingRights />, user(1, 'administrator'));
    expect(items()).toEqual([['Cancel this'], ['Confirm', 'Cancel this'], ['Cancel this']]);
  });

  it('are not mentioned if there are none', async () => {
    await show(<LoadedPendingRights />, user(1, 'administrator'));
    expect(page()).toBe('');
  });
});

describe('the screen of users', () => {
  beforeEach(() => {
    vi.spyOn(accountsApi, 'users').mockResolvedValue({
      users: [info(1, [], 'administrator'), info(3, ['moderator'], 'contributor')],
    });
    isSinglePersonOffice = false;
    vi.spyOn(accountsApi, 'settings').mockImplementation(async () => ({ singlePersonOffice: isSinglePersonOffice }));
  });

  it('shows the roles that have not begun yet beside those that have', async () => {
    rights = [roleOfClerk];
    await show(<Users />, user(1, 'administrator'));
    expect(document.querySelector('tbody tr:last-child td:nth-child(3)')?.textContent).toBe(
      'Contributor not begun yet: Moderator',
    );
    expect(items()).toEqual([['Cancel this']]);
  });

  it('says that a single-person office has not begun yet, and who asked for it', async () => {
    vi.spyOn(accountsApi, 'changeSettings').mockImplementation(async () => {
      rights = [office];
      return { singlePersonOffice: false };
    });
    await show(<Users />, user(1, 'administrator'));
    await act(async () => tick());
    expect(page()).toContain('This has not begun yet.');
    expect(page()).toContain('people may approve their own changes. Post 2 asked for it.');
  });

  it.each([
    { label: 'Cancel this', reader: 2, request: 'cancelRight', begins: false },
    { label: 'Confirm', reader: 1, request: 'confirmRight', begins: true },
  ] as const)('shows the setting as it is after "$label"', async ({ label, reader, request, begins }) => {
    rights = [office];
    vi.spyOn(accountsApi, request).mockImplementation(async () => {
      rights = [];
      isSinglePersonOffice = begins;
    });
    await show(<Users />, user(reader, 'administrator'));
    expect([page().includes('This has not begun yet.'), isTicked()]).toEqual([true, false]);
    await act(async () => press(label));
    expect([page().includes('This has not begun yet.'), isTicked()]).toEqual([false, begins]);
  });
});
