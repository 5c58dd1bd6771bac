import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cleanText, hasRefusedLetter } from '#app/model/typed/letters.ts';
import { HttpError } from '../../httpError.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import { parseBody } from '../shared/parseBody.ts';
import { readSettings, writeSettings } from '../shared/settings.ts';
import { type NewInvitation, ROLES, type Role, type User, type UserInfo } from './accountTypes.ts';
import { listActions } from './auditListing.ts';
import { createInvitation, invitationAddress, removeInvitations } from './invitations.ts';
import { forgetBrowsers } from './knownBrowsers.ts';
import { cancelOffice, holdRights, officeMustWait, requestRights, rolesAtOnce } from './pendingRights.ts';
import { addPendingRightsRoutes } from './pendingRightsRoutes.ts';
import { type AccountDesk, endSessionsOf } from './sessions.ts';
import {
  createUser,
  hasAdministrator,
  hasCredentials,
  listUsers,
  readUser,
  refuseTakenPost,
  toUser,
  userSubject,
} from './users.ts';
import { unlock } from './wrongTries.ts';

/** Excludes characters that git refuses in the name of an author, because publications are signed by post, and those that nobody can see. */
const post = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .trim()
      .max(100)
      .regex(/^[^\n<>]*[\p{L}\p{N}][^\n<>]*$/u)
      .refine((text) => !hasRefusedLetter(text)),
  );
const changedUser = z.object({
  title: z.object({ en: post, mr: post }),
  roles: z
    .array(z.enum(ROLES))
    .min(1)
    .transform((roles) => ROLES.filter((role) => roles.includes(role))),
  disabled: z.boolean(),
});
const newUser = changedUser.omit({ disabled: true }).extend({
  name: z.string().regex(/^[a-z][a-z0-9-]{2,39}$/),
});
const userKey = z.object({ id: z.coerce.number().int().positive() });

const config = { access: 'administrator' } as const;
const changing = { config: { ...config, fresh: true } };

/** Adds the routes with which administrators manage users. */
export function addAdministrationRoutes(server: FastifyInstance, desk: AccountDesk): void {
  const { database, now } = desk;
  const showUser = (id: number): UserInfo => {
    const [user] = listUsers(database, now(), id);
    if (!user) throw new HttpError(404, { reason: 'noSuchUser' });
    return user;
  };
  server.get('/api/users', { config }, () => ({ users: listUsers(database, now()) }));
  server.post('/api/users', changing, (request) => {
    const by = signedInUser(request);
    const details = parseBody(newUser, request.body);
    const { user, invitation } = transaction(database, () => {
      const roles = rolesAtOnce(database, [], details.roles);
      const created = createUser(database, now(), { ...details, roles });
      recordAction(database, now(), {
        user: by,
        action: 'userCreated',
        subject: userSubject(created),
        details: { roles },
      });
      letRolesWait(desk, by, created.id, details.roles);
      return { user: created, invitation: invite(desk, created, by) };
    });
    return { user: showUser(user.id), invitation };
  });
  server.put('/api/users/:id', changing, (request) => {
    const { id } = parseBody(userKey, request.params);
    changeUser(desk, signedInUser(request), id, parseBody(changedUser, request.body));
    return showUser(id);
  });
  server.post('/api/users/:id/invitation', changing, (request) => {
    const user = readUser(database, parseBody(userKey, request.params).id);
    if (user.disabled_at !== null) throw new HttpError(409, { reason: 'userDisabled' });
    const by = signedInUser(request);
    return transaction(database, () => {
      // Must hold them now, because accepting the invitation holds only the rights of a user who had credentials.
      if (!hasCredentials(database, user.id)) holdRights(database, now(), toUser(user), by);
      return invite(desk, toUser(user), by);
    });
  });
  server.post('/api/users/:id/unlock', changing, (request) => {
    const user = readUser(database, parseBody(userKey, request.params).id);
    unlock(database, user.id);
    const by = signedInUser(request);
    recordAction(database, now(), { user: by, action: 'userUnlocked', subject: userSubject(user) });
    return showUser(user.id);
  });
  addDeskRoutes(server, desk);
  addPendingRightsRoutes(server, desk);
}

function addDeskRoutes(server: FastifyInstance, { database, now }: AccountDesk): void {
  server.get('/api/settings', { config }, () => readSettings(database));
  server.put('/api/settings', changing, (request) => {
    const settings = parseBody(z.strictObject({ singlePersonOffice: z.boolean() }), request.body);
    const by = signedInUser(request);
    transaction(database, () => {
      const { singlePersonOffice } = readSettings(database);
      if (settings.singlePersonOffice && !singlePersonOffice && officeMustWait(database)) {
        requestRights(database, now(), { user: null, by, roles: [] });
        return;
      }
      cancelOffice(database);
      writeSettings(database, settings);
      recordAction(database, now(), { user: by, action: 'settingsChanged', details: settings });
    });
    return readSettings(database);
  });
  server.get('/api/audit', { config }, ({ query }) => {
    const { before } = parseBody(z.object({ before: z.coerce.number().int().positive().optional() }), query);
    return { rows: listActions(database, before) };
  });
}

/** Lets the roles wait that a user is to have and has not yet. */
function letRolesWait({ database, now }: AccountDesk, by: User, user: number, wanted: readonly Role[]): void {
  const { roles } = toUser(readUser(database, user));
  requestRights(database, now(), { user, by, roles: wanted.filter((role) => !roles.includes(role)) });
}

function invite({ database, origin, now }: AccountDesk, user: User, by: User): NewInvitation {
  const { token, expiresAt } = createInvitation(database, now(), user, by);
  return { address: invitationAddress(origin, token), expiresAt };
}

/**
 * Changes a user. New roles and disabling end the sessions; disabling also ends the invitation and forgets the browsers. Roles that must wait are given later.
 * Throws status 409 with the reason `lastAdministrator` if nobody could sign in as an administrator afterwards, or with `postTaken`, and
 * status 403 with the reason `ownRoles` for the user's own roles.
 */
function changeUser(desk: AccountDesk, by: User, id: number, changed: z.infer<typeof changedUser>): void {
  const { database, now } = desk;
  const { title, disabled } = changed;
  transaction(database, () => {
    const former = readUser(database, id);
    const known = toUser(former).roles;
    const roles = rolesAtOnce(database, known, changed.roles);
    refuseTakenPost(database, title, id);
    const disabledAt = disabled ? (former.disabled_at ?? now().toISOString()) : null;
    database
      .prepare('UPDATE users SET title_en = ?, title_mr = ?, roles = ?, disabled_at = ? WHERE id = ?')
      .run(title.en, title.mr, JSON.stringify(roles), disabledAt, id);
    if (!hasAdministrator(database)) throw new HttpError(409, { reason: 'lastAdministrator' });
    if (id === by.id && !isDeepStrictEqual(new Set(known), new Set(changed.roles)))
      throw new HttpError(403, { reason: 'ownRoles' });
    // Leaves what waits for themselves, because they send only the roles that they have.
    if (id !== by.id) letRolesWait(desk, by, id, disabled ? roles : changed.roles);
    if (disabled || !isDeepStrictEqual(roles, known)) endSessionsOf(desk, id);
    if (disabled) {
      removeInvitations(database, id);
      forgetBrowsers(desk, id);
    }
    const subject = userSubject(former);
    recordAction(database, now(), { user: by, action: 'userChanged', subject, details: { title, roles, disabled } });
  });
}
