import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import { parseBody } from '../shared/parseBody.ts';
import { type NewInvitation, ROLES, type User, type UserInfo } from './accountTypes.ts';
import { listActions } from './auditListing.ts';
import { createInvitation, invitationAddress, removeInvitations } from './invitations.ts';
import { type AccountDesk, endSessionsOf } from './sessions.ts';
import { readSettings, writeSettings } from './settings.ts';
import { createUser, hasAdministrator, listUsers, readUser, toUser, userSubject } from './users.ts';

/** Excludes characters that git refuses in the name of an author, because publications are signed by post. */
const post = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}<>]*[\p{L}\p{N}][^\p{Cc}<>]*$/u);
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
      const created = createUser(database, now(), details);
      const { roles } = details;
      recordAction(database, now(), {
        user: by,
        action: 'userCreated',
        subject: userSubject(created),
        details: { roles },
      });
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
    return transaction(database, () => invite(desk, toUser(user), signedInUser(request)));
  });
  server.post('/api/users/:id/unlock', changing, (request) => {
    const user = readUser(database, parseBody(userKey, request.params).id);
    database.prepare('UPDATE users SET locked_until = NULL, wrong_tries = 0 WHERE id = ?').run(user.id);
    const by = signedInUser(request);
    recordAction(database, now(), { user: by, action: 'userUnlocked', subject: userSubject(user) });
    return showUser(user.id);
  });
  addDeskRoutes(server, desk);
}

function addDeskRoutes(server: FastifyInstance, { database, now }: AccountDesk): void {
  server.get('/api/settings', { config }, () => readSettings(database));
  server.put('/api/settings', changing, (request) => {
    const settings = parseBody(z.strictObject({ singlePersonOffice: z.boolean() }), request.body);
    writeSettings(database, settings);
    recordAction(database, now(), { user: signedInUser(request), action: 'settingsChanged', details: settings });
    return readSettings(database);
  });
  server.get('/api/audit', { config }, ({ query }) => {
    const { before } = parseBody(z.object({ before: z.coerce.number().int().positive().optional() }), query);
    return { rows: listActions(database, before) };
  });
}

function invite({ database, origin, now }: AccountDesk, user: User, by: User): NewInvitation {
  const { token, expiresAt } = createInvitation(database, now(), user, by);
  return { address: invitationAddress(origin, token), expiresAt };
}

/**
 * Changes a user. New roles and disabling end the sessions; disabling also ends the invitation.
 * Throws status 409 with the reason `lastAdministrator` if nobody could sign in as an administrator afterwards.
 */
function changeUser(desk: AccountDesk, by: User, id: number, changed: z.infer<typeof changedUser>): void {
  const { database, now } = desk;
  const { title, roles, disabled } = changed;
  transaction(database, () => {
    const former = readUser(database, id);
    const disabledAt = disabled ? (former.disabled_at ?? now().toISOString()) : null;
    const stored = JSON.stringify(roles);
    database
      .prepare('UPDATE users SET title_en = ?, title_mr = ?, roles = ?, disabled_at = ? WHERE id = ?')
      .run(title.en, title.mr, stored, disabledAt, id);
    if (!hasAdministrator(database)) throw new HttpError(409, { reason: 'lastAdministrator' });
    if (disabled || stored !== former.roles) endSessionsOf(desk, id);
    if (disabled) removeInvitations(database, id);
    const subject = userSubject(former);
    recordAction(database, now(), { user: by, action: 'userChanged', subject, details: { title, roles, disabled } });
  });
}
