import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import { parseBody } from '../shared/parseBody.ts';
import type { Account, PasskeyInfo, User } from './accountTypes.ts';
import { listCredentialChanges } from './auditListing.ts';
import { passkeyName } from './invitationRoutes.ts';
import { forgetBrowsers } from './knownBrowsers.ts';
import { addPasskey, newPasskey, type Passkeys } from './passkeys.ts';
import { judgedPassword, newPassword, type PasswordSetup } from './passwordSignIn.ts';
import { judgePassword } from './passwordStrength.ts';
import { HEAVY } from './rateLimits.ts';
import { type AccountDesk, endOtherSession, endSessionsOf, listSessions } from './sessions.ts';
import { hasCredentials, readUser, requireActive, userSubject } from './users.ts';

/** Adds the routes with which users manage how they sign in. Changes end their other sessions and forget their other browsers. */
export function addOwnAccountRoutes(
  server: FastifyInstance,
  desk: AccountDesk,
  passkeys: Passkeys,
  passwords: PasswordSetup,
): void {
  const { database, now } = desk;
  const config = { access: 'signedIn', fresh: true } as const;
  const record = (request: FastifyRequest, action: string): Account => {
    const user = signedInUser(request);
    endSessionsOf(desk, user.id, request);
    forgetBrowsers(desk, user.id, request);
    recordAction(database, now(), { user, action, subject: userSubject(user) });
    return describeAccount(desk, request);
  };
  server.get('/api/account', { config: { access: 'signedIn' } }, (request) => describeAccount(desk, request));
  addSessionRoute(server, desk);
  server.post('/api/account/passkeys/options', { config }, (request, reply) => {
    const user = signedInUser(request);
    const known = listPasskeys(desk, user).map(({ id }) => id);
    return passkeys.additionOptions(reply, user, known);
  });
  server.post('/api/account/passkeys', { config }, async (request, reply) => {
    const user = signedInUser(request);
    const { response, name } = parseBody(z.object({ response: newPasskey, name: passkeyName }), request.body);
    const passkey = await passkeys.verifyAddition(request, reply, user, response);
    requireActive(database, user);
    addPasskey(database, now(), user.id, passkey, name);
    return record(request, 'passkeyAdded');
  });
  server.post('/api/account/passkeys/remove', { config }, (request) => {
    const { id } = parseBody(z.object({ id: z.string().max(2000) }), request.body);
    removePasskey(desk, signedInUser(request), id);
    return record(request, 'passkeyRemoved');
  });
  server.post('/api/account/password/begin', { config }, (request, reply) =>
    passwords.begin(reply, signedInUser(request)),
  );
  server.post('/api/account/password/strength', { config: { access: 'signedIn', ...HEAVY } }, (request) =>
    judgePassword(parseBody(judgedPassword, request.body).password, signedInUser(request)),
  );
  server.post('/api/account/password', { config }, async (request, reply) => {
    const keep = await passwords.check(request, reply, signedInUser(request), parseBody(newPassword, request.body));
    requireActive(database, signedInUser(request));
    keep();
    return record(request, 'passwordSet');
  });
}

/** Adds the route that ends one of the other sessions, or all if the request names none. Ending one needs no fresh sign-in, so that it is quick. */
function addSessionRoute(server: FastifyInstance, desk: AccountDesk): void {
  server.post('/api/account/sessions/end', { config: { access: 'signedIn' } }, (request) => {
    const { id } = parseBody(z.object({ id: z.int().positive().optional() }), request.body);
    const user = signedInUser(request);
    if (id === undefined) endSessionsOf(desk, user.id, request);
    else endOtherSession(desk, request, user.id, id);
    recordAction(desk.database, desk.now(), { user, action: 'sessionEnded', subject: userSubject(user) });
    return describeAccount(desk, request);
  });
}

/** Throws status 404 with the reason `noSuchPasskey`, or status 409 with `lastCredential` if the user could not sign in any more. */
function removePasskey({ database }: AccountDesk, user: User, id: string): void {
  transaction(database, () => {
    const { changes } = database.prepare('DELETE FROM passkeys WHERE id = ? AND user = ?').run(id, user.id);
    if (changes === 0) throw new HttpError(404, { reason: 'noSuchPasskey' });
    if (!hasCredentials(database, user.id)) throw new HttpError(409, { reason: 'lastCredential' });
  });
}

function describeAccount(desk: AccountDesk, request: FastifyRequest): Account {
  const user = signedInUser(request);
  return {
    user,
    passkeys: listPasskeys(desk, user),
    hasPassword: readUser(desk.database, user.id).password_hash !== null,
    sessions: listSessions(desk, request, user.id),
    credentialChanges: listCredentialChanges(desk.database, desk.now(), user),
  };
}

const passkeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
});

function listPasskeys({ database }: AccountDesk, { id }: User): PasskeyInfo[] {
  const query = `SELECT id, name, created_at AS createdAt, used_at AS usedAt FROM passkeys WHERE user = ? ORDER BY created_at`;
  return z.array(passkeyInfo).parse(database.prepare(query).all(id));
}
