import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { HttpError } from '../../httpError.ts';
import { signedInUser } from '../shared/access.ts';
import { recordAction } from '../shared/audit.ts';
import { transaction } from '../shared/database.ts';
import { parseBody } from '../shared/parseBody.ts';
import type { Session } from './accountTypes.ts';
import { cookieOptions, sessionCookie } from './cookies.ts';
import { browserOf } from './knownBrowsers.ts';
import { type Passkeys, passkeyAssertion } from './passkeys.ts';
import { checkPassword, passwordSignIn } from './passwordSignIn.ts';
import { ANYONE, ASKED_OFTEN, SIGN_IN } from './rateLimits.ts';
import { type AccountDesk, describeSession, endSession, startSession } from './sessions.ts';
import { findUser, findUserByName, userSubject } from './users.ts';
import { countWrongTry } from './wrongTries.ts';

/** Adds the routes that start, prolong and end sessions. Each wrong try gets the same answer, so that nobody learns which names exist. */
export function addSignInRoutes(server: FastifyInstance, desk: AccountDesk, passkeys: Passkeys): void {
  const { database, now } = desk;
  server.get('/api/session', { config: { ...ASKED_OFTEN, passive: true } }, (request) =>
    describeSession(desk, request),
  );
  server.post('/api/session/keep', { config: { access: 'signedIn' } }, (request) => describeSession(desk, request));
  server.post('/api/sign-in/passkey/options', { config: ANYONE }, (_request, reply) => passkeys.signInOptions(reply));
  server.post('/api/sign-in/passkey', { config: SIGN_IN }, async (request, reply) => {
    const { response } = parseBody(z.object({ response: passkeyAssertion }), request.body);
    const userId = await passkeys.verifySignIn(request, reply, response);
    return signIn(desk, request, reply, { userId, method: 'passkey' });
  });
  server.post('/api/sign-in/password', { config: SIGN_IN }, async (request, reply) => {
    const given = parseBody(passwordSignIn, request.body);
    const userId = await checkPassword(desk, given, browserOf(desk, request));
    return signIn(desk, request, reply, { userId, method: 'password', name: given.name });
  });
  server.post('/api/sign-out', { config: { access: 'signedIn' } }, (request, reply): Session => {
    endSession(desk, request);
    recordAction(database, now(), { user: signedInUser(request), action: 'signOut' });
    reply.clearCookie(sessionCookie(desk.origin), cookieOptions(desk.origin));
    return describeSession(desk, request);
  });
}

/** A try to sign in. `userId`: missing if it is wrong. `name`: for which name it was. */
type Try = { userId: number | undefined; method: 'passkey' | 'password' | 'government'; name?: string };

/** Signs a user in, unless the user is disabled. Throws status 401 with the reason `wrongSignIn`. */
export function signIn(desk: AccountDesk, request: FastifyRequest, reply: FastifyReply, tried: Try): Session {
  const user = tried.userId === undefined ? undefined : findUser(desk.database, tried.userId);
  if (!user || user.disabled_at !== null) {
    recordWrongTry(desk, tried, browserOf(desk, request));
    throw new HttpError(401, { reason: 'wrongSignIn' });
  }
  const details = { method: tried.method };
  return startSession(desk, request, reply, user.id, () =>
    recordAction(desk.database, desk.now(), { user, action: 'signIn', subject: userSubject(user), details }),
  );
}

/** Records a wrong try in one transaction, because a second write would take longer and tell that the name exists. */
function recordWrongTry({ database, now }: AccountDesk, { method, name = '' }: Try, browser: string): void {
  transaction(database, () => {
    const known = findUserByName(database, name);
    // Leaves out unknown names, because people type passwords into the wrong field.
    const subject = known ? userSubject(known) : '';
    recordAction(database, now(), { user: undefined, action: 'signInFailed', subject, details: { method } });
    if (known) countWrongTry(database, now(), known, browser);
  });
}
