import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { UserInfo } from '../../server/accounts/accountTypes.ts';
import { SessionContext } from '../shell/SessionContext.ts';
import { LanguageContext } from '../words.ts';
import { UserDialog } from './UserDialog.tsx';

const user: UserInfo = {
  ...{ id: 1, name: 'administrator-1', title: { en: 'Administrator 1', mr: 'व्यवस्थापक १' }, roles: ['administrator'] },
  ...{ disabledAt: null, lockedUntil: null, passkeys: 1, hasPassword: false, invitedUntil: null, seenAt: null },
  pendingRoles: [],
};

/** Renders the dialog of a user for the administrator with the number 1. */
const render = (shown: UserInfo) =>
  renderToStaticMarkup(
    <LanguageContext value="en">
      <SessionContext value={{ user }}>
        <UserDialog user={shown} onClose={() => {}} onChanged={async () => {}} onAdded={async () => {}} />
      </SessionContext>
    </LanguageContext>,
  );

it('administrators see that they cannot change their own roles, which the server refuses', () => {
  const rolesOf = (page: string) => page.match(/<fieldset.*<\/fieldset>/)?.[0] ?? '';
  const [own, other] = [rolesOf(render(user)), rolesOf(render({ ...user, id: 2 }))];
  expect([own.match(/<input/g)?.length, own.match(/disabled=""/g)?.length]).toEqual([4, 4]);
  expect(own).toContain('Nobody changes their own roles.');
  expect(other).not.toContain('disabled=""');
});
